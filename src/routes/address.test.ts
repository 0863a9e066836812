import fc from 'fast-check'
import { splitAddress } from '@/lib/query'
import { buildAddress, buildPagePath } from './buildUrl'
import { fallbackOf } from './fallbackOf'
import { matchAddress } from './matchAddress'
import { pagePathOf } from './pagePathOf'
import { routeIds, routeOf } from './routeOf'
import type { RouteId } from './table'

const namesOf = (id: RouteId): string[] =>
  [...routeOf(id).path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
const value = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom('27', '高端 27', '100%', '%2F', 'a/b?c#d'),
)
const anyRoute = fc.constantFrom(...routeIds)

/** A row with values for its path parameters and any query. */
const visit = anyRoute.chain((id) => {
  const names = namesOf(id)
  const params = fc.record(Object.fromEntries(names.map((name) => [name, value])))
  const query = fc.dictionary(
    fc.string({ unit: 'binary' }).filter((name) => !names.includes(name) && name !== 'route'),
    fc.string({ unit: 'binary' }),
  )
  return fc.record({ id: fc.constant(id), params, query })
})

describe('an address', () => {
  it('of a row leads back to the row with the same values, Chinese and % included (H5)', () => {
    fc.assert(
      fc.property(visit, ({ id, params, query }) => {
        const read = splitAddress(buildAddress(id, { ...query, ...params }))
        expect(matchAddress(read.path)).toEqual({ id, params: { ...params } })
        expect(read.query).toEqual({ ...query })
      }),
      { numRuns: 1000 },
    )
  })

  it('of a row in the mini-program names page, row and values', () => {
    fc.assert(
      fc.property(visit, ({ id, params, query }) => {
        const read = splitAddress(buildPagePath(id, { ...query, ...params }))
        expect(read.path).toBe(pagePathOf(routeOf(id)))
        expect(read.query).toEqual({ route: id, ...query, ...params })
      }),
      { numRuns: 1000 },
    )
  })

  it.each(routeIds.map((id) => [id]))('of %s is found again', (id) => {
    const params = Object.fromEntries(namesOf(id).map((name) => [name, '27']))
    expect(matchAddress(buildAddress(id, params))).toEqual({ id, params })
  })

  it('cannot take another row through a parameter called route', () => {
    expect(buildPagePath('login', { route: 'home', a: '1' })).toBe(
      `${pagePathOf(routeOf('login'))}?route=login&a=1`,
    )
  })

  it.each(routeIds.filter((id) => namesOf(id).length > 0).map((id) => [id]))(
    'of %s cannot be built without its path parameter',
    (id) => {
      expect(() => buildAddress(id)).toThrow(`route ${id} needs the parameter ${namesOf(id)[0]}`)
      expect(() => buildAddress(id, { [namesOf(id)[0] ?? '']: '' })).toThrow('needs the parameter')
    },
  )

  it('puts what is no path parameter into the query and leaves undefined out', () => {
    expect(buildAddress('summerGold', { id: '127', promotionId: '9', source: undefined })).toBe(
      '/market/summer-gold/127?promotionId=9',
    )
  })
})

describe('matchAddress', () => {
  it.each([
    ['/login/', 'login'],
    ['/', 'home'],
    ['', 'home'],
    ['/market/summer-gold/27//', 'summerGold'],
  ])('ignores slashes at the end: %j is %s', (address, id) => expect(matchAddress(address)?.id).toBe(id))

  it.each(['/market', '/market/', '/market/summer-gold/27/x', '/Login', '/login/x', 'login'])(
    'does not take %s for a row',
    (address) => expect(matchAddress(address)).toBeUndefined(),
  )

  it('keeps a broken escape in a path parameter', () => {
    expect(matchAddress('/market/summer-gold/%E4%B8')).toEqual({ id: 'summerGold', params: { id: '%E4%B8' } })
  })

  it('knows nothing of names that every object has', () => {
    expect(matchAddress('constructor')).toBeUndefined()
    expect(matchAddress('/__proto__')).toBeUndefined()
  })
})

describe('static and pattern rows', () => {
  const withTable = (table: object) => {
    let match: typeof matchAddress | undefined
    jest.isolateModules(() => {
      jest.doMock('./table', () => ({ routes: table }))
      match = (jest.requireActual('./matchAddress') as { matchAddress: typeof matchAddress }).matchAddress
    })
    jest.dontMock('./table')
    return match
  }
  const fixed = { path: '/market/summer-gold/list', title: '' }
  const pattern = { path: '/market/summer-gold/:id', title: '' }

  it.each([
    ['first', { fixed, pattern }],
    ['last', { pattern, fixed }],
  ])('a static row wins over a pattern when it stands %s', (_, table) => {
    jest.resetModules()
    const match = withTable(table)
    expect(match?.('/market/summer-gold/list')?.id).toBe('fixed')
    expect(match?.('/market/summer-gold/27')?.id).toBe('pattern')
  })
})

describe('the fallback of an address without a row (seed §2, §8)', () => {
  it.each([
    ['/market/x', 'productList'],
    ['/market/summer-gold', 'productList'],
    ['/courses/x', 'productList'],
    ['/x', 'error'],
    ['/exercises/x', 'error'],
    ['/marketing', 'error'],
    ['/', 'error'],
    ['', 'error'],
  ])('%j leads to %s', (address, id) => expect(fallbackOf(address)).toBe(id))
})
