import { allCalls } from '../../../server/src/services/allCalls'
import calls from '../../fixtures/calls.json'

const named = (path: string): string => path.replace(/\{\w+\}/g, '{}')
const inSeed = (method: string, path: string): boolean =>
  calls.some((known) => named(known.path) === named(path) && [method, '*'].includes(known.method))

/** Calls of the seed that are not built yet, and the area of the route table that will bring each. Only ever shorter. */
const OWED: Readonly<Record<string, string>> = {}

describe('the contracts and the calls of seed §7', () => {
  it.each(allCalls.filter((call) => !call.assumed).map((call) => [call.method, call.path]))(
    '%s %s stands in the seed with this spelling',
    (method, path) => {
      const isThere = inSeed(method, path)
      const advice = isThere
        ? ''
        : `${method} ${path} is no call of the seed (tests/fixtures/calls.json): spell it as there, or say \`assumed: true\` in its contract`
      expect(advice).toBe('')
    },
  )

  it('mark as assumed only what the seed does not show', () => {
    const shown = allCalls
      .filter((call) => call.assumed && inSeed(call.method, call.path))
      .map(
        ({ id }) =>
          `${id} stands in the seed (tests/fixtures/calls.json): take \`assumed\` out of its contract`,
      )
    expect(shown).toEqual([])
  })

  it.each(calls.map(({ method, path }) => [`${method} ${path}`, method, path]))(
    '%s has a contract, or an area that owes it',
    (call, method, path) => {
      const isThere = allCalls.some(
        (known) => named(known.path) === named(path) && [known.method, '*'].includes(method),
      )
      const advice = isThere
        ? `${call} is built: take it out of OWED`
        : `${call} of the seed has no contract: add one, or say in OWED which area will`
      expect([advice, isThere]).toEqual([advice, !(call in OWED)])
    },
  )

  it('owe only what the seed asks for', () => {
    const asked = calls.map(({ method, path }) => `${method} ${path}`)
    expect(Object.keys(OWED).filter((call) => !asked.includes(call))).toEqual([])
  })

  it('name every call once', () => {
    const ids = allCalls.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
