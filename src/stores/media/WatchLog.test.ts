import { settled } from '../../../tests/builders/fakeStores'
import { LENGTH, WatchBackend, WatchDevice } from '../../../tests/builders/watching'

const START = Date.parse('2026-11-22T12:00:00+08:00')
const STEP_MS = 250

/** A seeded random generator, so that a failing run can be reproduced. */
const seededRandom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A learner in front of one device, with what really was watched. */
class Learner {
  place = 0
  rate = 1
  isPlaying = false

  constructor(readonly device: WatchDevice) {}

  /** A quarter of a second goes by; the seconds that were watched in it. */
  pass(): number {
    if (!this.isPlaying) return 0
    const moved = Math.min(this.rate * (STEP_MS / 1000), LENGTH - this.place)
    this.place += moved
    this.device.open().plays(this.place, this.rate)
    return moved / this.rate
  }

  begin(): void {
    this.isPlaying = true
    this.device.open().plays(this.place, this.rate)
  }

  rest(): void {
    if (this.isPlaying) this.device.open().rests()
    this.isPlaying = false
  }

  jump(place: number): void {
    if (this.isPlaying) this.device.open().waits()
    this.place = place
  }
}

/** Weighted actions in front of a player, in percent. */
const deeds: readonly (readonly [number, (learner: Learner, roll: () => number) => void])[] = [
  [30, (learner) => learner.begin()],
  [15, (learner) => learner.rest()],
  [20, (learner, roll) => learner.jump(roll() * (LENGTH - 600))],
  [
    15,
    (learner, roll) => {
      learner.rate = [0.5, 1, 1.25, 1.5, 2][Math.floor(roll() * 5)] ?? 1
    },
  ],
  // The app goes to the background: the player rests, and the clock goes on.
  [10, (learner) => learner.rest()],
  [
    5,
    (learner) => {
      learner.device.kill()
      learner.isPlaying = false
    },
  ],
  [
    5,
    (learner) => {
      learner.rest()
      learner.device.close()
    },
  ],
]

const deed = (learner: Learner, roll: () => number): void => {
  let left = roll() * 100
  for (const [share, act] of deeds) {
    left -= share
    if (left < 0) return act(learner, roll)
  }
}

/** Simulates two devices with one learner who uses one at a time, for an hour and a half. */
const story = async (seed: number) => {
  const roll = seededRandom(seed)
  const backend = new WatchBackend()
  let now = START
  const learners = [0, 1].map(() => new Learner(new WatchDevice(backend, () => now)))
  let truth = 0
  let active = 0
  for (let step = 0; step < 21_600; step++) {
    now += STEP_MS
    const learner = learners[active]
    if (!learner) break
    truth += learner.pass()
    if (learner.place >= LENGTH) learner.jump(0)
    if (step % 80 === 0) deed(learner, roll)
    if (step % 40 === 0) {
      if (roll() < 0.05) backend.isAway = !backend.isAway
      if (roll() < 0.02) {
        learner.rest()
        active = 1 - active
      }
      await settled()
    }
  }
  backend.isAway = false
  for (const { device } of learners) {
    device.close()
    device.kill()
    await device.flush()
    await settled()
  }
  return { truth, counted: backend.seconds, covered: backend.coveredSeconds }
}

describe('seconds that are watched', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'are within one in a hundred of the truth and never more: jumps, speeds, kills, no network, two devices (%i)',
    async (seed) => {
      const { truth, counted } = await story(seed)
      expect(truth).toBeGreaterThan(600)
      expect(counted).toBeLessThanOrEqual(truth)
      expect(counted).toBeGreaterThanOrEqual(truth * 0.99)
    },
  )

  it('are lost by no more than one when the app is killed', async () => {
    const backend = new WatchBackend()
    let now = START
    const device = new WatchDevice(backend, () => now)
    for (let step = 0; step <= 42; step++) {
      device.open().plays(step / 4, 1)
      now += STEP_MS
    }
    backend.isAway = true
    device.kill()
    await settled()
    expect(backend.seconds).toBe(0)
    backend.isAway = false
    await device.flush()
    await settled()
    expect(backend.seconds).toBe(10)
  })

  it('count once however often they are told', async () => {
    const backend = new WatchBackend()
    let now = START
    const device = new WatchDevice(backend, () => now)
    const log = device.open()
    for (let step = 0; step <= 400; step++) {
      log.plays(step / 4, 1)
      if (step % 40 === 0) {
        log.rests()
        log.plays(step / 4, 1)
      }
      now += STEP_MS
      await settled()
    }
    device.close()
    await settled()
    expect([backend.seconds, backend.sittings.size]).toEqual([100, 1])
    expect(device.storage.keys().filter((key) => key.startsWith('outbox:'))).toEqual([])
  })

  it('belong to the study day on which they were watched', async () => {
    const backend = new WatchBackend()
    let now = Date.parse('2026-11-23T03:59:50+08:00')
    const device = new WatchDevice(backend, () => now)
    for (let step = 0; step <= 80; step++) {
      device.open().plays(step / 4, 1)
      now += STEP_MS
    }
    device.close()
    await settled()
    expect([...backend.sittings.values()]).toEqual([10, 10])
  })
})

it('goes on where this device or the account was last', () => {
  let now = START
  const device = new WatchDevice(new WatchBackend(), () => now)
  const log = device.open()
  for (let step = 0; step <= 400; step++) {
    log.plays(100 + step / 4, 1)
    now += STEP_MS
  }
  log.rests()
  expect(log.resumeAt({ place: 50, watchedAt: START })).toBe(200)
  expect(log.resumeAt({ place: 50, watchedAt: now + 1000 })).toBe(50)
  expect(log.resumeAt({ place: 50, watchedAt: undefined })).toBe(200)
})
