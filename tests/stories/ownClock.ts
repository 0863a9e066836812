import { standIn } from '../e2e/harness/Services'
import { type ClockedBackend, startClockedBackend } from '../e2e/harness/startBackend'
import type { Driver } from './Driver'

const DAY = 86_400_000
const START_WITHIN_MS = 240_000

/** The time of a story's world. */
interface StoryClock {
  /** Time of the backend's clock. */
  now(): number
  /** Lets time pass for the backend, and for the device from the next opening on. */
  pass(app: Driver, ms: number): Promise<void>
}

/** Gives the stories of a file a backend of their own, whose clock they move. Time only goes on, from story to story. */
export const ownClock = (): StoryClock => {
  let backend: ClockedBackend
  let place: { stop: () => Promise<void> }
  let ahead = 0
  beforeAll(async () => {
    backend = await startClockedBackend()
    place = await standIn(backend)
  }, START_WITHIN_MS)
  afterAll(() => place.stop(), START_WITHIN_MS)
  return {
    now: () => Date.now() + ahead,
    pass: async (app, ms) => {
      ahead += ms
      await backend.setAhead(ahead)
      await app.shiftClock(ahead / DAY)
    },
  }
}
