import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/** Far enough apart that each answer is drawn before the next one comes. */
const APART_MS = 300
/** No page asks for more at once: the first of so many waits longest. */
const AT_ONCE = 6

/** From now on what is asked for together at an address is answered one by one, the last first. */
export const reverseAnswers = async (context: BrowserContext, address: string): Promise<void> => {
  let asked = 0
  await context.route(address, async (route) => {
    const turn = AT_ONCE - (asked++ % AT_ONCE)
    await pause(turn * APART_MS)
    await route.fallback()
  })
}
