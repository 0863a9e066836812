import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fixture from '../../tests/fixtures/routes.json'
import type { RouteCategory } from './defineRoutes'
import { pagePathOf } from './pagePathOf'
import { everyRow } from './everyRow'
import { isRouteId, routeIds } from './routeOf'
import { routesByFeature } from './table'
import { isTab, tabs } from './tabs'
import { titleOf } from './titleOf'

const SRC = path.join(__dirname, '..')
const byPath = new Map(routeIds.map((id) => [everyRow[id].path as string, id]))
const rowAt = (address: string) => {
  const id = byPath.get(address)
  if (!id) throw new Error(`no row has the path ${address}`)
  return { id, row: everyRow[id] }
}

/** Addresses that the specification does not name, each with its reason. */
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  '/market/:slug': 'the promo pages that have no address of their own',
}

describe('the route table (seed §2)', () => {
  it('holds exactly the 282 addresses of the specification', () => {
    expect(fixture).toHaveLength(282)
    const named = [...byPath.keys()].filter((path) => !(path in OWN_ADDRESSES))
    expect(named.sort()).toEqual(fixture.map((row) => row.path).sort())
  })

  it('has every address once', () => expect(byPath.size).toBe(routeIds.length))

  it.each(fixture.map((row) => [row.path, row] as const))(
    '%s has the title and the login flag of the specification (tests/fixtures/routes.json)',
    (address, { title, needsLogin }) => {
      const { row } = rowAt(address)
      expect({ title: titleOf(row.title), needsLogin: row.needsLogin ?? false }).toEqual({
        title,
        needsLogin,
      })
    },
  )

  it('loses no row of a feature to another feature with the same id', () => {
    const ids = Object.values(routesByFeature).flatMap((rows) => Object.keys(rows))
    expect(ids).toHaveLength(routeIds.length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['/confiirm-identity', 'confirmIdentity'],
    ['/courses/pay-faillure', 'payFailure'],
    ['/rearch/acRrource', 'baoyanAcResource'],
    ['/rearch/academysFilter', 'baoyanAcademysFilter'],
    ['/examption/exam-free', 'exemptionExamFree'],
    ['/examption/exam-freeinfo', 'exemptionExamFreeinfo'],
  ])('keeps the public spelling %s under the id %s', (address, id) => {
    expect(byPath.get(address)).toBe(id)
  })

  it('spells every id right', () => {
    for (const id of routeIds) expect(id).not.toMatch(/confiirm|faillure|rrource|examption|rearch/i)
  })

  it('says what a page that needs login offers', () => {
    const silent = routeIds.filter((id) => everyRow[id].needsLogin && !everyRow[id].pitch)
    expect(silent.map((id) => `${id}: add \`pitch\` to its row, what it offers a stranger`)).toEqual([])
  })

  it('takes no name of every object for an id', () => {
    expect(['home', 'constructor', 'toString', '__proto__', '', undefined].map(isRouteId)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the categories of the table (seed §6, §8)', () => {
  const pathsOf = (category: RouteCategory) =>
    Object.values(everyRow)
      .filter((row) => row.category === category)
      .map((row) => row.path as string)

  it('put /score-home and everything under /score/ into score', () => {
    const expected = fixture.map((row) => row.path).filter((at) => /^\/score[-/]/.test(at))
    expect(expected).toHaveLength(18)
    expect(pathsOf('score').sort()).toEqual(expected.sort())
  })

  it('put /examption/ into examption', () => {
    expect(pathsOf('examption')).toEqual(['/examption/exam-free', '/examption/exam-freeinfo'])
  })

  it('put the blended login into redundant, the sales pages into salerank, the study ranks into studyrank', () => {
    const blended = ['/login-blend', '/menu-blend', '/extension-blend', '/agent-link']
    const clues = ['/clue-data', '/activity-data', '/total-activity-data', '/confiirm-identity', '/clue-info']
    expect(pathsOf('redundant')).toEqual([...blended, ...clues])
    expect(pathsOf('salerank')).toEqual(['/sale-login', '/sale-index'])
    expect(pathsOf('studyrank')).toEqual(['/study-rank', '/room/study-rank'])
  })
})

describe('what the exercise rows carry (seed §2: several a category or plate, a few a vocational flag)', () => {
  const rows = Object.values(everyRow)

  it('open tests that other businesses embed are otherbus, and all of them lead agent 20 away', () => {
    const otherbus = rows.filter(({ category }) => category === 'otherbus')
    const open = rows.filter(
      ({ path, needsLogin }) => path.startsWith('/exercises/') && !needsLogin && path !== '/exercises/combat',
    )
    expect(otherbus).toEqual(open)
    expect(rows.filter(({ guards }) => guards?.includes('switch'))).toEqual(otherbus)
  })

  it('training is gaoshou', () => {
    const training = rows.filter(({ path }) => /^\/exercises\/.*(train|brush|study-knowledges)/.test(path))
    expect(training.map(({ category }) => category)).toEqual(training.map(() => 'gaoshou'))
  })

  it('diagnostic tests and deep reports have their plate, three rows are vocational', () => {
    expect(rows.filter(({ plate }) => plate === 'deep')).toHaveLength(3)
    expect(rows.filter(({ plate }) => plate === 'diagnostic')).toHaveLength(5)
    expect(rows.filter(({ vocational }) => vocational).map(({ path }) => path)).toEqual([
      '/exercises/brush-topic',
      '/exercises/topic-train',
      '/exercises/recruitment-test',
    ])
  })
})

describe('the keep-alive rows (seed §2)', () => {
  it.each([
    '/market/super-forum/:id',
    '/market/super-sprint/:id',
    '/courses/knowledge-structure',
    '/exercises/combat',
    '/courses/course-learning',
  ])('%s keeps its page', (address) => expect(rowAt(address).row.keepAlive).toBe(true))
})

describe('the pages of the table', () => {
  const found = (folder: string): string[] =>
    readdirSync(path.join(SRC, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(SRC, folder, entry.name, 'index.tsx')))
      .map((entry) => `/${folder}/${entry.name}/index`)
  const features = readdirSync(path.join(SRC, 'features'))
  const parts = features.flatMap((area) =>
    readdirSync(path.join(SRC, 'features', area))
      .filter((part) => existsSync(path.join(SRC, 'features', area, part, 'pages')))
      .map((part) => `${area}/${part}`),
  )
  const onDisk = [
    ...found('pages'),
    ...[...features, ...parts].flatMap((place) => found(`features/${place}/pages`)),
  ]
  const used = new Set<string>(Object.values(everyRow).map(pagePathOf))

  it('are found by the one entry of their area on H5', () => {
    expect(features.filter((area) => !existsSync(path.join(SRC, 'features', area, 'area.ts')))).toEqual([])
  })

  it('all exist on disk', () => {
    expect([...used].filter((page) => !onDisk.includes(page))).toEqual([])
  })

  it('are all the pages on disk', () => {
    expect(onDisk.filter((page) => !used.has(page))).toEqual([])
  })

  it('stand in the feature that names the row, or in the main package', () => {
    for (const [feature, rows] of Object.entries(routesByFeature)) {
      for (const row of Object.values(rows) as { page: string }[]) {
        const [area, screen] = row.page.split('/')
        if (screen) expect(area).toBe(feature)
      }
    }
  })
})

describe('the tabs', () => {
  it('are home, study, exercises and mine, in this order', () => {
    expect(tabs.map(({ route, text }) => [everyRow[route].path, text])).toEqual([
      ['/', '首页'],
      ['/courses/study-center', '学习'],
      ['/exercises/combat', '题库'],
      ['/personal-center', '我的'],
    ])
  })

  it('are told from other rows', () => {
    expect(routeIds.filter(isTab)).toHaveLength(4)
    expect(isTab('login')).toBe(false)
  })
})
