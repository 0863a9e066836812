import { GRACE_MS } from './arrival'
import { keysAreOut } from './keysAreOut'
import { attemptPolicies, guestPolicy } from './policies'
import { resultIsOut } from './resultIsOut'

const ENDED = 1_000_000
/** Others may write the exam for longer than answers to this attempt may still arrive. */
const ENDS = ENDED + 10 * GRACE_MS
const moments = [ENDED, ENDED + GRACE_MS, ENDED + GRACE_MS + 1, ENDS + GRACE_MS, ENDS + GRACE_MS + 1]

const policies = { ...attemptPolicies, ofNobody: guestPolicy(attemptPolicies.diagnosis) }
type Kind = keyof typeof policies

/** At each of the moments. */
const always = [true, true, true, true, true]
const afterOwnGrace = [false, false, true, true, true]
const afterAll = [false, false, false, false, true]
const never = [false, false, false, false, false]

const expected: Record<Kind, { keys: boolean[]; result: boolean[]; told: boolean[] }> = {
  practice: { keys: always, result: always, told: always },
  drill: { keys: always, result: always, told: always },
  exam: { keys: always, result: afterOwnGrace, told: always },
  mock: { keys: afterAll, result: afterAll, told: afterAll },
  adaptive: { keys: always, result: afterOwnGrace, told: always },
  pointTest: { keys: always, result: afterOwnGrace, told: always },
  synthesis: { keys: always, result: afterOwnGrace, told: always },
  recite: { keys: always, result: always, told: always },
  diagnosis: { keys: always, result: afterOwnGrace, told: always },
  analysis: { keys: always, result: afterOwnGrace, told: always },
  paperPractice: { keys: always, result: always, told: always },
  paperTest: { keys: always, result: afterOwnGrace, told: always },
  ofNobody: { keys: never, result: never, told: never },
}

describe.each(Object.keys(expected) as Kind[])('%s', (kind) => {
  const ended = { policy: policies[kind], endedAt: ENDED, endsAt: ENDS }

  test('tells its keys, and how it went, when it may', () => {
    expect({
      keys: moments.map((now) => keysAreOut(ended, now)),
      result: moments.map((now) => resultIsOut({ ...ended, told: false }, now)),
      told: moments.map((now) => resultIsOut({ ...ended, told: true }, now)),
    }).toEqual(expected[kind])
  })

  test('tells nothing as a whole while it is open', () => {
    const open = { ...ended, endedAt: null }
    for (const now of moments)
      expect([keysAreOut(open, now), resultIsOut({ ...open, told: true }, now)]).toEqual([false, false])
  })
})

test('an exam for all that never ends is over with each one’s own end', () => {
  expect(keysAreOut({ policy: policies.mock, endedAt: ENDED, endsAt: null }, ENDED)).toBe(true)
})
