import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE_MS } from '../patience'

const ASK_EVERY_MS = 50

/** Waits until a question is answered with something. */
export const eventually = async <T>(
  ask: () => Promise<T | null>,
  complaint: () => Promise<string>,
): Promise<T> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer !== null) return answer
    if (Date.now() > end) throw new Error(await complaint())
    await pause(ASK_EVERY_MS)
  }
}
