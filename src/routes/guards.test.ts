import fc from 'fast-check'
import type { Query } from '@/lib/query'
import { guards, type GuardContext } from './guards'
import { resolveAddress } from './resolveAddress'
import { routeIds, routeOf } from './routeOf'

const context: GuardContext = { agent: '', switchAllowed: false, switchSite: 'https://out.example' }
const agent20: GuardContext = { ...context, agent: '20' }
const resolve = (path: string, query: Query = {}, given = context) => resolveAddress(path, query, given)

describe('the switch guard (seed §2)', () => {
  it('sends agent 20 without the check to /sls of the external site, query kept', () => {
    const location = { path: '/exercises/colleges', query: { a: '1', b: '中' } }
    expect(guards.switch(location, agent20)).toEqual({
      kind: 'leave',
      site: 'https://out.example',
      path: '/sls',
      query: { a: '1', b: '中' },
    })
  })

  it.each(['/exercises/25strength-test', '/exercises/colleges', '/exercises/recruitment-test'])(
    'is reachable without a suffix: %s',
    (path) => expect(resolve(path, {}, agent20)).toHaveProperty('path', '/sls'),
  )

  it('adds /atst/strength-test for the strength test', () => {
    expect(resolve('/exercises/strength-test', { a: '1' }, agent20)).toEqual({
      kind: 'leave',
      site: 'https://out.example',
      path: '/sls/atst/strength-test',
      query: { a: '1' },
    })
    expect(resolve('/exercises/strength-test/', {}, agent20)).toHaveProperty(
      'path',
      '/sls/atst/strength-test',
    )
  })

  it.each([
    ['another agent', { ...context, agent: '2' }],
    ['no agent', context],
    ['agent 20 where no site is named', { ...agent20, switchSite: '' }],
    ['agent 20 that passed the check', { ...agent20, switchAllowed: true }],
  ])('lets %s stay', (_, given) => {
    expect(resolve('/exercises/strength-test', {}, given)).toHaveProperty('id', 'exercisesStrengthTest')
  })

  it('leaves rows without the flag alone', () => {
    expect(resolve('/exercises/exam-test', {}, agent20)).toHaveProperty('id', 'exercisesExamTest')
  })
})

describe('the knowledge-report guard (seed §2)', () => {
  it.each([
    [{ synthesize: '1' }, {}],
    [{ examReport: '1' }, {}],
    [
      { synthesize: '', examReport: '0', gid: '5', x: '中' },
      { gid: '5', x: '中' },
    ],
  ])('replaces %j by the synthesis report with %j', (query, given) => {
    expect(resolve('/exercises/knowledge-report', query)).toEqual({
      kind: 'page',
      id: 'exercisesSynthesisReport',
      given,
    })
  })

  it('lets any other query stay', () => {
    expect(resolve('/exercises/knowledge-report', { gid: '5' })).toEqual({
      kind: 'page',
      id: 'exercisesKnowledgeReport',
      given: { gid: '5' },
    })
  })
})

describe('the analysis guard (seed §2)', () => {
  it('takes gid from behind the = of type, marks the redirect and keeps the rest', () => {
    expect(resolve('/exercises/analysis', { type: 'gid=88', a: '1' })).toEqual({
      kind: 'page',
      id: 'exercisesAnalysis',
      given: { type: 'paper', redirect: 'true', gid: '88', a: '1' },
    })
  })

  it('takes the text after the first =', () => {
    expect(resolve('/exercises/analysis', { type: 'x=a=b' })).toHaveProperty('given.gid', 'a=b')
  })

  it.each([{ type: 'paper' }, {}, { type: 'x=5', redirect: 'true' }, { type: 'x=5', redirect: '' }])(
    'lets %j stay',
    (query) => {
      expect(resolve('/exercises/analysis', query)).toEqual({
        kind: 'page',
        id: 'exercisesAnalysis',
        given: query,
      })
    },
  )
})

describe('resolving any address', () => {
  const name = fc.oneof(
    fc.constantFrom('type', 'redirect', 'synthesize', 'examReport', 'gid', 'agent'),
    fc.string({ unit: 'binary' }),
  )
  const query = fc.dictionary(name, fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a=1', '=', '')))
  const address = fc.constantFrom(
    ...routeIds.map((id) => routeOf(id).path.replace(/:(id|slug)/, '27')),
    '/nowhere',
    '/market/nowhere/deeper',
  )
  const given = fc.record({
    agent: fc.constantFrom('', '2', '20'),
    switchAllowed: fc.boolean(),
    switchSite: fc.constant('https://out.example'),
  })

  it('always ends, and asking again for what it answered changes nothing', () => {
    fc.assert(
      fc.property(address, query, given, (path, params, visitor) => {
        const first = resolveAddress(path, params, visitor)
        if (first.kind === 'leave') return
        const again = routeOf(first.id).path.replace(/:(id|slug)/, '27')
        expect(resolveAddress(again, first.given, visitor)).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps every parameter but those that a guard names', () => {
    const named = ['type', 'redirect', 'synthesize', 'examReport', 'gid', 'id', 'slug']
    fc.assert(
      fc.property(
        address.filter((at) => at !== '/nowhere'),
        query,
        given,
        (path, params, visitor) => {
          const answer = resolveAddress(path, params, visitor)
          const kept = answer.kind === 'page' ? answer.given : answer.query
          const others = Object.entries(params).filter(([key]) => !named.includes(key))
          expect(Object.entries(kept)).toEqual(expect.arrayContaining(others))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('tells the error page which address was not found, and hands the shop its query (seed §8)', () => {
    expect(resolve('/nowhere', { a: '1' })).toEqual({
      kind: 'page',
      id: 'error',
      given: { path: '/nowhere' },
    })
    for (const path of ['/market', '/market/', '/courses', '/courses/', '/courses/nowhere'])
      expect(resolve(path)).toHaveProperty('id', 'productList')
    expect(resolve('/marketing')).toHaveProperty('id', 'error')
    expect(resolve('/market/nowhere/deeper', { inviteCode: 'A1' })).toEqual({
      kind: 'page',
      id: 'productList',
      given: { inviteCode: 'A1' },
    })
  })

  it('takes the path parameter over a query parameter of the same name', () => {
    expect(resolve('/market/summer-gold/127', { id: '1' })).toHaveProperty('given.id', '127')
  })
})
