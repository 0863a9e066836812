import type { Page } from 'playwright-core'
import { buildAddress } from '@/routes/buildUrl'
import { everyRow } from '@/routes/everyRow'
import type { RouteId } from '@/routes/table'
import { plannedLearner } from '../stories/vocabulary/learner'
import { builtPages, openedWith } from './builtPages'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import type { KeptSession } from './sessionOf'

const WITHIN_MS = 240_000
const WIDTHS = [320, 360]

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

/** Runs in the page: what is wider than the screen, and what stays at the screen's foot or floats and lies over words. */
const FOUND = `(() => {
  const isStuck = (one) => /fixed|sticky/.test(getComputedStyle(one).position)
  const stuckOf = (one) => (one ? (isStuck(one) ? one : stuckOf(one.parentElement)) : null)
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

const look = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 2 * width })
  await page.evaluate(TO_END)
  return (await page.evaluate<string[]>(FOUND)).map((what) => `${width} px: ${what}`)
}

let made: Promise<KeptSession> | null = null
const learner = (): Promise<KeptSession> => (made ??= plannedLearner().then(({ session }) => session))

const visit = async (id: RouteId): Promise<void> => {
  const session = everyRow[id].needsLogin ? await learner() : undefined
  const context = await openPhone({ reducedMotion: 'reduce' }, session)
  const page = await context.newPage()
  const address = buildAddress(id, openedWith[id] ?? {})
  await page.goto(services().backend + address, { waitUntil: 'networkidle' })
  await page.locator('.page').first().waitFor()
  const found: string[] = []
  for (const width of WIDTHS) found.push(...(await look(page, width)))
  expect(found).toEqual([])
  await context.close()
}

afterAll(closeBrowser)

describe('every built page fits a narrow phone: no wider than its screen, and no words under a button at its end', () => {
  it.concurrent.each(builtPages)('%s', visit, WITHIN_MS)
})
