import { allCalls } from '@/contracts/allCalls'
import calls from '../../tests/fixtures/calls.json'

const named = (path: string): string => path.replace(/\{\w+\}/g, '{}')
const inSeed = (method: string, path: string): boolean =>
  calls.some((known) => named(known.path) === named(path) && [method, '*'].includes(known.method))

describe('the contracts and the calls of seed §7', () => {
  it.each(allCalls.filter((call) => !call.assumed).map((call) => [call.method, call.path]))(
    '%s %s stands in the seed with this spelling',
    (method, path) => expect(inSeed(method, path)).toBe(true),
  )

  it('mark as assumed only what the seed does not show', () => {
    const shown = allCalls
      .filter((call) => call.assumed && inSeed(call.method, call.path))
      .map(({ id }) => id)
    expect(shown).toEqual([])
  })

  it('name every call once', () => {
    const ids = allCalls.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('need a uid wherever the path has one', () => {
    const open = allCalls
      .filter(({ path, needsUid }) => path.includes('{uid}') && !needsUid)
      .map(({ id }) => id)
    expect(open).toEqual([])
  })
})
