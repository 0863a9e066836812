import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** Start and end of a swipe, in shares of the screen's height; the middle of its width. */
const FROM = 0.75
const TO = 0.25
const STEPS = 8
/** A page of a few screens is swiped all the way; a longer one is taken near its end after so many swipes. */
const MOST_SWIPES = 6
/** A list may grow so often while it is swiped. */
const MOST_ROUNDS = 4

/** Runs in the page: whatever moved under the finger, and how much of it is left below. */
const READ = `(() => {
  const moved = [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
  return moved.map((one) => one.scrollTop).join()
})()`

/** Runs in the page: brings what moves to a screen before its end; the finger does the rest. */
const NEARLY_TO_END = `(() => {
  for (const one of document.querySelectorAll('*')) {
    if (one.scrollTop > 0) one.scrollTop = one.scrollHeight - 2 * one.clientHeight
  }
})()`

/**
 * Runs in the page: the last thing of its content that is not on the screen although nothing moves any more. The foot of a list
 * that grew all the while may be below; anything under such a list would never be reached.
 */
const hiddenBelow = (mayGrow: boolean): string => `((mayGrow) => {
  const fixed = (one) => one && (getComputedStyle(one).position === 'fixed' || fixed(one.parentElement))
  const main = [...document.querySelectorAll('.page__main')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1)
  const texts = [...main.querySelectorAll('*')].filter((one) => one.childElementCount === 0 && one.textContent.trim() !== ''
    && one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible' && !fixed(one))
  const last = texts.at(-1)
  const below = last && last.getBoundingClientRect().bottom - innerHeight
  if (mayGrow && last.closest('[data-testid="more"]')) return null
  return below > 1 ? last.textContent.trim().slice(0, 40) + ' is ' + Math.round(below) + ' px below the screen' : null
})(${mayGrow})`

const swipe = async (session: CDPSession, { width, height }: { width: number; height: number }) => {
  const at = (share: number) => [{ x: width / 2, y: height * share }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(FROM) })
  for (let step = 1; step <= STEPS; step += 1) {
    const share = FROM + ((TO - FROM) * step) / STEPS
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    await pause(8)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Swipes until nothing moves any more; whether anything moved at all. */
const swipeOn = async (page: Page, session: CDPSession): Promise<boolean> => {
  const size = page.viewportSize() ?? { width: 375, height: 812 }
  const begun = await page.evaluate<string>(READ)
  let before = begun
  for (let count = 0; count < MOST_SWIPES; count += 1) {
    await swipe(session, size)
    await pause(250)
    const now = await page.evaluate<string>(READ)
    if (now === before) break
    before = now
  }
  return before !== begun
}

/** Swipes a page to its end as a finger does. Returns the content out of reach; null when all was reached. */
export const swipeToEnd = async (page: Page): Promise<string | null> => {
  const session = await page.context().newCDPSession(page)
  let hidden: string | null = null
  if (await swipeOn(page, session)) {
    // A list that grows at its end is swiped on, as often as a reader would.
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await page.evaluate(NEARLY_TO_END)
      await pause(250)
      await swipeOn(page, session)
      hidden = await page.evaluate<string | null>(hiddenBelow(round === MOST_ROUNDS - 1))
      if (hidden === null) break
    }
  } else {
    hidden = await page.evaluate<string | null>(hiddenBelow(false))
  }
  await session.detach()
  return hidden
}
