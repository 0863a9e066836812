import { eventId, isEventId } from './eventIds'
import type { MemoryEvent } from './eventTypes'
import { restamp } from './restamp'

const NOW = Date.parse('2026-11-21T02:00:00Z')
const DAY = 86_400_000
const review = (at: number, word = 'abandon'): MemoryEvent => ({
  kind: 'review',
  id: eventId(at, 'aaaaaaaa'),
  at,
  device: 'aaaaaaaa',
  word,
  grade: 3,
  source: 'card',
  proved: true,
  took: 900,
  due: at + DAY,
})
const undo = (at: number, target: MemoryEvent): MemoryEvent => ({
  kind: 'undo',
  id: eventId(at, 'aaaaaaaa'),
  at,
  device: 'aaaaaaaa',
  word: target.word,
  target: target.id,
})

describe('events of a clock that ran ahead', () => {
  it('come to their moments with their gaps, appointments and ids', () => {
    const [one, two] = restamp([review(NOW + DAY - 5000), review(NOW + DAY - 2000)], {
      offset: -DAY,
      now: NOW,
      after: 0,
    })
    expect([one?.at, two?.at]).toEqual([NOW - 5000, NOW - 2000])
    expect(one).toMatchObject({ due: NOW - 5000 + DAY })
    expect([one, two].every((event) => event && isEventId(event))).toBe(true)
  })

  it('are never in the future, also when the clock was set right meanwhile', () => {
    const events = restamp([review(NOW + DAY), review(NOW + DAY + 3000)], { offset: 0, now: NOW, after: 0 })
    expect(events.map(({ at }) => at)).toEqual([NOW - 3000, NOW])
  })

  it('come after what stays, one by one', () => {
    const events = restamp([review(NOW + DAY), review(NOW + DAY + 1)], {
      offset: -DAY,
      now: NOW,
      after: NOW + 9,
    })
    expect(events.map(({ at }) => at)).toEqual([NOW + 10, NOW + 11])
  })

  it('are taken back by the same undo', () => {
    const first = review(NOW + DAY)
    const [event, back] = restamp([undo(NOW + DAY + 500, first), first], { offset: -DAY, now: NOW, after: 0 })
    expect(back).toMatchObject({ kind: 'undo', target: event?.id })
  })

  it('leave an undo of an earlier event as it is', () => {
    const earlier = review(NOW - 1000)
    const [back] = restamp([undo(NOW + DAY, earlier)], { offset: -DAY, now: NOW, after: NOW - 1000 })
    expect(back).toMatchObject({ target: earlier.id })
  })
})
