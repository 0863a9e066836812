import type { Page } from 'playwright-core'

interface Look {
  readonly width: number
  /** How large type is (`stores/TextSize`). */
  readonly type: 1 | 1.4
  /** Seed §9 sets the bars of the desktop view apart: a desk has narrow windows as well as phones have. */
  readonly view: 'phone' | 'desk'
}

const LOOKS: readonly Look[] = [
  { width: 320, type: 1, view: 'desk' },
  { width: 360, type: 1, view: 'phone' },
  { width: 320, type: 1.4, view: 'phone' },
  { width: 375, type: 1.4, view: 'desk' },
  { width: 375, type: 1.4, view: 'phone' },
]

/** Runs in the page: draws it with larger type, and as the view asked for. */
const SHOW_AS = `(({ type, view }) => {
  const page = [...document.querySelectorAll('.page')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1)
  page.style.setProperty('--fs', type)
  page.classList.toggle('page--pc', view === 'desk')
})`

/** Runs in the page: scrolls whatever scrolls to its end, and again when more has come, until nothing moves any more. */
const TO_END = `(async () => {
  const scrollers = () => [...document.querySelectorAll('*')]
  const places = () => scrollers().reduce((sum, { scrollTop }) => sum + scrollTop, 0)
  for (let still = 0, before = -1; still < 3; ) {
    for (const one of scrollers()) one.scrollTop = one.scrollHeight
    await new Promise((next) => setTimeout(next, 150))
    still = places() === before ? still + 1 : 0
    before = places()
  }
})()`

/** Part of what runs in the page: the thing that stays on the screen which an element is, or lies in. Each is asked for once: a look meets the same ones thousands of times. */
const STUCK_OF = `const known = new Map()
  const isStuck = (one) => /fixed|sticky/.test(getComputedStyle(one).position)
  const stuckOf = (one) => {
    if (!one) return null
    if (!known.has(one)) known.set(one, isStuck(one) ? one : stuckOf(one.parentElement))
    return known.get(one)
  }`

/** Runs in the page: finds elements wider than the screen, and fixed or floating ones that cover text. */
const FOUND = `(() => {
  ${STUCK_OF}
  const page = [...document.querySelectorAll('.taro_page')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1)
  const all = [...page.querySelectorAll('*')].filter((one) => one.getClientRects().length > 0)
  const wide = page.scrollWidth > innerWidth ? ['the page is ' + page.scrollWidth + ' px wide'] : []
  const covered = all
    .filter((one) => one.childElementCount === 0 && one.textContent.trim() !== '' && getComputedStyle(one).visibility === 'visible' && !stuckOf(one))
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
      const hit = document.elementFromPoint(x, y)
      const stuck = hit && stuckOf(hit)
      // Under the bar at the top lies what has been read.
      return stuck !== null && stuck.getBoundingClientRect().top > innerHeight / 2
    })
    .map((one) => one.textContent.trim().slice(0, 30) + ' lies under something that stays')
  return [...wide, ...covered]
})()`

/**
 * Runs in the page: finds elements that float over text at a middle scroll position. Fixed elements are as wide as the
 * screen, so that no part of the page shows beside them, and none is hidden under another.
 */
const FLOATING = `(async (share) => {
  ${STUCK_OF}
  const page = [...document.querySelectorAll('.taro_page')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1)
  page.scrollTop = (page.scrollHeight - page.clientHeight) * share
  await new Promise((next) => setTimeout(next, 150))
  const found = new Set()
  const edge = 4
  // A look at a place is dear: only where something that stays, or what it holds, can be.
  const stuck = [...document.querySelectorAll('*')].filter((one) => stuckOf(one) && one.getClientRects().length > 0)
  const staying = stuck.map((one) => one.getBoundingClientRect())
  const isStaying = (y) => staying.some(({ top, bottom }) => top <= y && y <= bottom)
  for (let y = 2; y < innerHeight; y += 6) {
    if (!isStaying(y)) continue
    const hits = []
    for (let x = edge; x < innerWidth - edge; x += 12) hits.push(document.elementFromPoint(x, y))
    const floating = hits.find((hit) => hit && stuckOf(hit))
    if (floating && hits.some((hit) => !hit || !stuckOf(hit))) found.add(floating.className + ' floats over words')
  }
  for (const one of page.querySelectorAll('*')) {
    if (getComputedStyle(one).position !== 'sticky' || one.offsetHeight === 0) continue
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) continue
    const hit = document.elementFromPoint(x, y)
    const above = hit && !one.contains(hit) && stuckOf(hit)
    // The tabs of a landing page take the place of its bar (seed §4).
    const takesThePlace = above && one.matches('.yt-nav-bar') && above.matches('.landing__tabs')
    if (above && !takesThePlace) found.add(one.className + ' lies under ' + hit.className)
  }
  return [...found]
})`

/**
 * Runs in the page: words that end in an ellipsis though they are all there is to tell two things apart. A full-width bracket that
 * ends a line gives its empty half away (`text-spacing-trim`), which its width does not show.
 */
const CUT = `((spare) => [...document.querySelectorAll('.yt-nav-bar__title, [class*="card__title"], [class*="card__note"], .yt-button__text, .yt-cell__title')]
  .filter((one) => one.offsetHeight > 0)
  .filter((one) => one.scrollWidth > one.clientWidth + 1 + spare(one) || (getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 4))
  // A long name may end early in the bar of its own page, which says it again.
  .filter((one) => !one.matches('.yt-nav-bar__title') || one.textContent.trim().length <= 12)
  .map((one) => one.textContent.trim() + ' is cut')
)((one) => (/[）】》」』，。；：]/.test(one.textContent) ? parseFloat(getComputedStyle(one).fontSize) / 2 : 0))`

/**
 * Runs in the page: finds content that sticks out of a fixed bar without a scroll, and short button texts that are
 * broken into lines.
 */
const SQUEEZED = `(() => {
  const page = [...document.querySelectorAll('.page')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1)
  const isUnder = (one, fits) => one !== null && one !== page && (fits(getComputedStyle(one)) || isUnder(one.parentElement, fits))
  const seen = [...page.querySelectorAll('*')].filter((one) => one.offsetWidth > 0)
  const isOut = (one) => {
    const { left, right } = one.getBoundingClientRect()
    if (left >= -1 && right <= innerWidth + 1) return false
    const stays = isUnder(one, ({ position }) => /fixed|sticky/.test(position))
    return stays && !isUnder(one, ({ overflowX }) => /auto|scroll/.test(overflowX))
  }
  const out = seen
    .filter((one) => one.childElementCount === 0 && one.textContent.trim() !== '' && isOut(one.closest('[role=button]') ?? one))
    .map((one) => one.textContent.trim() + ' sticks out of the screen')
  const linesOf = (one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  }
  const wrapped = seen
    .filter((one) => one.matches('.yt-button__text') && one.textContent.trim().length <= 4 && linesOf(one) > 1)
    .map((one) => one.textContent.trim() + ' is squeezed into lines')
  return [...out, ...wrapped]
})()`

/** A reader stops here and there. */
const STOPS = [0, 0.4, 0.7]

/** Runs in the page: all of it, in one question, since a page has many looks. */
const FINDINGS = `(async ({ type, view }) => {
  ${SHOW_AS}({ type, view })
  const floating = []
  for (const stop of ${JSON.stringify(STOPS)}) floating.push(...(await ${FLOATING}(stop)))
  const squeezed = ${SQUEEZED}
  const cut = ${CUT}
  await ${TO_END}
  return [...new Set([...floating, ...squeezed, ...cut, ...${FOUND}])]
})`

const look = async (page: Page, { width, type, view }: Look): Promise<string[]> => {
  await page.setViewportSize({ width, height: 2 * width })
  const found = await page.evaluate<string[]>(`${FINDINGS}(${JSON.stringify({ type, view })})`)
  return found.map((what) => `${width} px, type ${type}, ${view}: ${what}`)
}

/** Finds layout faults on narrow screens, also with the largest type: overflowing pages, clipped buttons and titles. */
export const narrowFindings = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const one of LOOKS) found.push(...(await look(page, one)))
  return found
}
