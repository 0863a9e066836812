import { isHeldAt, mockIdOf, readMockId } from './mockId'
import { mockStartsAround, mockStateOf, mockTimesOf, paperIndexAt } from './mockTimes'

const MINUTE = 60_000
const DAY = 86_400_000
const rule = { key: 'weekly-maths', weekly: '6 14:00', minutes: 40, lateMinutes: 10 }
/** A Saturday. */
const START = Date.parse('2026-11-21T14:00:00+08:00')
const stateAt = (now: number) => mockStateOf(mockTimesOf(rule, START), now)

describe('a network-wide exam', () => {
  it.each([
    [START - 7 * DAY - 1, 'upcoming'],
    [START - 7 * DAY, 'open'],
    [START - 1, 'open'],
    [START, 'running'],
    [START + 40 * MINUTE - 1, 'running'],
    [START + 40 * MINUTE, 'ended'],
  ] as const)('is at %d %s', (now, state) => expect(stateAt(now)).toBe(state))

  it('is let into for ten minutes', () =>
    expect(mockTimesOf(rule, START).lateUntil).toBe(START + 10 * MINUTE))

  it.each([0, 1, 2, 3, 4, 5, 6].map((day) => START + day * DAY + 3 * 3_600_000))(
    'of each rule one can be signed up for, one comes later and one has ended, at %d',
    (now) => {
      const states = mockStartsAround(rule, now).map((startsAt) =>
        mockStateOf(mockTimesOf(rule, startsAt), now),
      )
      expect(states.filter((state) => state === 'open')).toHaveLength(1)
      expect(states.filter((state) => state === 'upcoming').length).toBeGreaterThan(0)
      expect(states.filter((state) => state === 'ended').length).toBeGreaterThan(3)
    },
  )

  it('keeps its beginning while it runs', () =>
    expect(mockStartsAround(rule, START + 39 * MINUTE)).toContain(START))

  it('is named by rule and moment', () => {
    expect(readMockId(mockIdOf('weekly-maths', START))).toEqual({ key: 'weekly-maths', startsAt: START })
    expect(readMockId('nothing')).toBeUndefined()
    expect(isHeldAt(rule, START)).toBe(true)
    expect(isHeldAt(rule, START + 1)).toBe(false)
  })

  it('has the next paper each week', () => {
    const first = paperIndexAt(START, 3)
    expect([1, 2, 3].map((week) => paperIndexAt(START + week * 7 * DAY, 3))).toEqual(
      [1, 2, 3].map((week) => (first + week) % 3),
    )
  })
})
