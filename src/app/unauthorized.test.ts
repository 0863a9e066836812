import { buildPagePath } from '@/routes/buildUrl'
import { everyRow } from '@/routes/everyRow'
import { routeIds, routeOf } from '@/routes/routeOf'
import type { RouteId } from '@/routes/table'
import type { Container } from '@/stores/account/ClientContext'
import { refused } from '../../tests/builders/scriptedNetwork'
import { fakeStores, settled } from '../../tests/builders/fakeStores'
import { onUnauthorized, type UnauthorizedAction } from './unauthorized'

jest.useFakeTimers()

type Given = Parameters<typeof onUnauthorized>[0]
const decide = (given: Partial<Given>): UnauthorizedAction =>
  onUnauthorized({ container: 'browser', agent: '', category: undefined, route: 'home', ...given })

const WEB: readonly Container[] = ['browser', 'wechat', 'mini-program', 'mini-web-view', 'dingtalk', 'pc']
const AGENTS = ['', '2', '8', '18', '20', '24', '25']
const CATEGORIES = [
  'gaoshou',
  'score',
  'examption',
  'redundant',
  'salerank',
  'studyrank',
  'otherbus',
  undefined,
] as const
const login: UnauthorizedAction = { kind: 'go', to: 'login' }
const stay: UnauthorizedAction = { kind: 'stay' }

/** Every container outside the apps with every agent. */
const everyWebVisitor = WEB.flatMap((container) => AGENTS.map((agent) => ({ container, agent })))

describe('what a 401 does (seed §8)', () => {
  it.each([
    ['flutter', 'shenlong://COM_LOGIN'],
    ['gaoshou', 'gaoshou://goto_login'],
  ] as const)(
    'in the %s app it goes to its native login %s, whatever category and agent',
    (container, link) => {
      for (const category of CATEGORIES) {
        for (const agent of AGENTS) {
          expect(decide({ container, category, agent })).toEqual({ kind: 'native', link })
        }
      }
    },
  )

  it.each([
    ['redundant goes to the blended login', 'redundant', { kind: 'go', to: 'loginBlend' }],
    ['gaoshou goes to the login route', 'gaoshou', login],
    ['otherbus goes to /login', 'otherbus', login],
    ['score opens a login modal', 'score', { kind: 'loginDialog' }],
    ['examption does nothing', 'examption', stay],
    ['salerank goes to the sales login', 'salerank', { kind: 'go', to: 'saleLogin' }],
    ['studyrank does nothing', 'studyrank', stay],
  ] as const)('%s, in every container and for every agent', (_, category, action) => {
    for (const visitor of everyWebVisitor) expect(decide({ ...visitor, category })).toEqual(action)
  })

  it('agent 2 goes to /personal-center unless on the quiz index', () => {
    for (const route of routeIds) {
      const expected = route === 'exercisesCombat' ? stay : { kind: 'go', to: 'personalCenter' }
      expect(decide({ agent: '2', route })).toEqual(expected)
    }
    expect(routeOf('exercisesCombat').path).toBe('/exercises/combat')
  })

  it('agent 8 tells the mini-program to log out', () => {
    for (const container of WEB)
      expect(decide({ agent: '8', container })).toEqual({ kind: 'miniProgramLogout' })
  })

  it('agent 25 relaunches the mini-program login', () => {
    for (const container of WEB)
      expect(decide({ agent: '25', container })).toEqual({ kind: 'miniProgramRelaunch' })
  })

  it.each(['', '18', '20', '24', '99'])(
    'agent %j without a category stays and sees the login offer; a mini-program counts as agent 2',
    (agent) => {
      const member = { kind: 'go', to: 'personalCenter' }
      for (const container of WEB) {
        const isMini = container === 'mini-program' || container === 'mini-web-view'
        expect(decide({ agent, container })).toEqual(isMini ? member : stay)
        expect(decide({ agent, container, route: 'exercisesCombat' })).toEqual(stay)
      }
    },
  )

  it('every branch is reachable from a row of the table', () => {
    const visitors = [...everyWebVisitor, { container: 'flutter' as const, agent: '' }]
    const reached = routeIds.flatMap((route) =>
      visitors.map((visitor) => decide({ ...visitor, route, category: everyRow[route].category })),
    )
    const kinds = new Set(reached.map((action) => (action.kind === 'go' ? `go ${action.to}` : action.kind)))
    expect([...kinds].sort()).toEqual([
      'go login',
      'go loginBlend',
      'go personalCenter',
      'go saleLogin',
      'loginDialog',
      'miniProgramLogout',
      'miniProgramRelaunch',
      'native',
      'stay',
    ])
  })
})

describe('carrying out a 401', () => {
  const failing = { 'GET /gaoshou/v1/course-type-power/homes': refused(401, 'Y40101', '登录已过期') }
  const visit = (route: RouteId, options: Parameters<typeof fakeStores>[0] = {}) => {
    const world = fakeStores({ loggedIn: true, answers: failing, ...options })
    world.stores.unauthorized.page = { route, category: everyRow[route].category }
    return world
  }

  it.each(['home', 'scoreUser', 'exemptionExamFree', 'saleIndex'] as const)(
    'clears the stored user first, on every page (%s)',
    (route) => {
      const { stores, storage } = visit(route)
      stores.unauthorized.handle()
      expect(stores.session.isLoggedIn).toBe(false)
      expect(storage.local.get('userInfo')).toBeUndefined()
    },
  )

  it('asks a native app once, however many calls fail at the same time', () => {
    const { stores, handedTo } = visit('home', { in: 'flutter' })
    for (let call = 0; call < 5; call++) stores.unauthorized.handle()
    expect(handedTo).toEqual(['shenlong://COM_LOGIN'])
  })

  it('goes to a login once when several calls fail at the same time', async () => {
    const { stores, visits } = visit('saleIndex')
    for (let call = 0; call < 5; call++) stores.unauthorized.handle()
    await settled()
    expect(visits).toEqual(['push /sale-login'])
  })

  it('opens the login dialog on a score page', () => {
    const { stores } = visit('scoreUser')
    stores.unauthorized.handle()
    expect(stores.ui.dialog).toEqual({ kind: 'login' })
  })

  it('tells the mini-program of agent 8 to log out and switches to its member tab', () => {
    const { stores, visits } = visit('home', { query: { agent: '8' } })
    stores.unauthorized.handle()
    expect(visits).toEqual([
      'mp postMessage {"action":"logout"}',
      'mp switchTab /pages/personal-center/index',
    ])
  })

  it('relaunches the mini-program login for agent 25', () => {
    const { stores, visits } = visit('home', { query: { agent: '25' } })
    stores.unauthorized.handle()
    expect(visits).toEqual([`mp reLaunch ${buildPagePath('login')}`])
  })

  it('switches agent 2 to its member tab, but not away from the quiz index', async () => {
    const away = visit('home', { query: { agent: '2' } })
    away.stores.unauthorized.handle()
    await settled()
    expect(away.visits).toEqual(['tab /personal-center'])
    const quiz = visit('exercisesCombat', { query: { agent: '2' } })
    quiz.stores.unauthorized.handle()
    await settled()
    expect(quiz.visits).toEqual([])
  })

  it('leaves an examption page alone', async () => {
    const { stores, visits } = visit('exemptionExamFree')
    stores.unauthorized.handle()
    await settled()
    expect([visits, stores.ui.dialog]).toEqual([[], undefined])
  })
})
