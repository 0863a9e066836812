import { mergeInterval, WatchTracker } from './WatchTracker'

/** Plays for so many seconds at a speed, with four time events a second. */
const play = (tracker: WatchTracker, from: { now: number; place: number }, seconds: number, rate = 1) => {
  const steps = seconds * 4
  for (let step = 0; step <= steps; step++) {
    tracker.plays({ now: from.now + step * 250, place: from.place + (step / 4) * rate, rate })
  }
  return { now: from.now + seconds * 1000, place: from.place + seconds * rate }
}

describe('what is watched', () => {
  it('is the wall clock while the film goes on, and the part of the film that went by', () => {
    const tracker = new WatchTracker()
    play(tracker, { now: 0, place: 10 }, 20)
    expect([tracker.seconds, tracker.covered, tracker.place]).toEqual([20, [[10, 30]], 30])
  })

  it('counts double speed once, and half speed too', () => {
    const tracker = new WatchTracker()
    const there = play(tracker, { now: 0, place: 0 }, 10, 2)
    play(tracker, there, 10, 0.5)
    expect([tracker.seconds, tracker.coveredSeconds]).toEqual([20, 25])
  })

  it('counts what is seen twice twice in time, once in the film', () => {
    const tracker = new WatchTracker()
    const there = play(tracker, { now: 0, place: 0 }, 10)
    play(tracker, { now: there.now, place: 0 }, 10)
    expect([tracker.seconds, tracker.coveredSeconds]).toEqual([20, 10])
  })

  it('counts no jump', () => {
    const tracker = new WatchTracker()
    const there = play(tracker, { now: 0, place: 0 }, 10)
    play(tracker, { now: there.now + 250, place: 300 }, 10)
    expect([tracker.seconds, tracker.covered]).toEqual([
      20,
      [
        [0, 10],
        [300, 310],
      ],
    ])
  })

  it('counts no time in which the device slept, and no wait for the network', () => {
    const tracker = new WatchTracker()
    const there = play(tracker, { now: 0, place: 0 }, 10)
    play(tracker, { now: there.now + 600_000, place: there.place }, 10)
    expect(tracker.seconds).toBe(20)
  })

  it('counts no pause', () => {
    const tracker = new WatchTracker()
    const there = play(tracker, { now: 0, place: 0 }, 10)
    tracker.rests()
    play(tracker, { now: there.now + 700, place: there.place }, 10)
    expect(tracker.seconds).toBe(20)
  })

  it('counts nothing while the clock is set back, and goes on', () => {
    const tracker = new WatchTracker()
    const there = play(tracker, { now: 1_000_000, place: 0 }, 10)
    play(tracker, { now: 0, place: there.place }, 10)
    expect(tracker.seconds).toBe(20)
  })
})

test('stretches that touch become one', () => {
  const parts = [
    [0, 5],
    [10, 20],
  ] as const
  expect(mergeInterval(parts, [5, 12])).toEqual([[0, 20]])
  expect(mergeInterval(parts, [6, 7])).toEqual([
    [0, 5],
    [6, 7],
    [10, 20],
  ])
})
