import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RouteRows } from '@/routes/defineRoutes'
import { pagePathOf } from '@/routes/pagePathOf'
import { routesByFeature } from '@/routes/table'
import { expandRows } from './expandRows'
import indexLoader from './indexLoader'

const TABLE = path.resolve(__dirname, '../../src/routes/table')
const fileOf = (area: string): string =>
  `${area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Routes.ts`

/** Returns the rows that the loader produces and the files on which they depend. */
const load = (resourcePath: string): { index: RouteRows; dependencies: string[] } => {
  const dependencies: string[] = []
  const text = indexLoader.call({ resourcePath, addDependency: (file) => void dependencies.push(file) })
  const given: unknown = JSON.parse(`[${/expandRows\((.*)\)/.exec(text)?.[1] ?? ''}]`)
  return { index: expandRows(...(given as Parameters<typeof expandRows>)), dependencies }
}

/** The rows that a build has in its entry for an area. */
const indexOf = (area: string): RouteRows => load(path.join(TABLE, fileOf(area))).index

describe('the index that the entry holds instead of the table', () => {
  it.each(Object.entries<RouteRows>(routesByFeature))(
    'knows address, page and guards of %s',
    (area, rows) => {
      const index = indexOf(area)
      expect(Object.keys(index).sort()).toEqual(Object.keys(rows).sort())
      for (const [id, row] of Object.entries(rows)) {
        const { path: address, page, guards } = index[id] ?? {}
        expect({ id, address, page, guards }).toEqual({
          id,
          address: row.path,
          page: row.page,
          guards: row.guards,
        })
      }
    },
  )

  it('holds no title of a page that is not in the main package', () => {
    for (const area of Object.keys(routesByFeature)) {
      for (const row of Object.values(indexOf(area))) {
        expect(row.title === undefined).toBe(!/^\/pages\//.test(pagePathOf(row)))
      }
    }
  })
})

describe('an index after an edit', () => {
  let folder: string
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'route-rows-')))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, text: string): string => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const rowsWith = (address: string): string =>
    `export const areaRows = { one: { path: '${address}', title: '一', page: 'area/one' } }\n`

  it('is made of what stands in the file now, in the process that made one before', () => {
    const file = write('areaRoutes.ts', rowsWith('/one'))
    expect(load(file).index['one']?.path).toBe('/one')
    write('areaRoutes.ts', rowsWith('/another'))
    expect(load(file).index['one']?.path).toBe('/another')
  })

  it('is made of what stands in the files that it gathers now', () => {
    const part = write('areaRows.ts', rowsWith('/one'))
    const file = write(
      'areaRoutes.ts',
      `import { areaRows } from './areaRows'\nexport const areaRoutes = { ...areaRows }\n`,
    )
    expect(load(file).index['one']?.path).toBe('/one')
    write('areaRows.ts', rowsWith('/another'))
    const { index, dependencies } = load(file)
    expect(index['one']?.path).toBe('/another')
    expect(dependencies.sort()).toEqual([file, part].sort())
  })

  it('follows from every file of the table', () => {
    const files = Object.keys(routesByFeature).flatMap(
      (area) => load(path.join(TABLE, fileOf(area))).dependencies,
    )
    const table = readdirSync(TABLE).filter((name) => name !== 'index.ts')
    expect(table.filter((name) => !files.includes(path.join(TABLE, name)))).toEqual([])
  })
})
