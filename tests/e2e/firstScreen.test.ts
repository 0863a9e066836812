import type { Page } from 'playwright-core'
import { holdScripts } from './harness/holdScripts'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { PHONE } from './harness/phone'
import { services } from './harness/Services'

/** Each part as the backend writes it, and as the app draws it. */
const PARTS = [
  ['.fs-bar', '.yt-nav-bar'],
  ['.fs-tabs--top', '.yt-tabs--promo'],
  ['.fs-inner', '.yt-segmented'],
  ['.fs-picture', '.yt-picture'],
  ['.fs-foot', '.landing-foot'],
  ['.fs-activity', '.landing-foot__activity'],
  ['.fs-float', '.landing-foot__link'],
  ['.fs-button', '.yt-button__face'],
] as const

interface Look {
  readonly box: readonly number[]
  readonly colour: string
  readonly back: string
}

/** Runs in the page: place and colours of the first of its kind that is on the screen. */
const LOOK = `(selector) => {
  const seen = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0)
  if (!seen) return null
  const { x, y, width, height } = seen.getBoundingClientRect()
  const { color, backgroundColor, backgroundImage } = getComputedStyle(seen)
  return { box: [x, y, width, height].map(Math.round), colour: color, back: backgroundColor + ' ' + backgroundImage }
}`
const looksOf = async (page: Page, side: 0 | 1): Promise<(Look | null)[]> =>
  Promise.all(PARTS.map((pair) => page.evaluate<Look | null>(`(${LOOK})(${JSON.stringify(pair[side])})`)))

/** Sums what moved without a touch, as Lighthouse does. */
const WATCH_SHIFTS = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted = (window.shifted ?? 0) + entry.value
}).observe({ type: 'layout-shift', buffered: true })`

afterAll(closeBrowser)

describe('before any script has come', () => {
  it.each(['light', 'dark'] as const)(
    'a page without a first screen of its own shows its outline, %s',
    async (colorScheme) => {
      const context = await (await openBrowser()).newContext({ ...PHONE, colorScheme })
      const page = await context.newPage()
      const start = await holdScripts(page)
      await page.goto(`${services().backend}/courses/courses-detail?goodsId=270002`, { waitUntil: 'commit' })
      const outline = page.locator('#app:empty')
      await outline.waitFor()
      const { back, box } = (await page.evaluate<Look | null>(`(${LOOK})('#app')`)) ?? { back: '', box: [] }
      expect(back.match(/linear-gradient/g)).toHaveLength(4)
      expect(back).toContain(colorScheme === 'dark' ? 'rgb(12, 16, 23)' : 'rgb(244, 246, 250)')
      expect(box[3]).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity)
      start()
      await outline.waitFor({ state: 'detached' })
      await context.close()
    },
  )
})

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each([
    ['/market/summer-gold/127', 5],
    ['/market/winter-camp27', 4],
    ['/market/super-forum/26', 4],
  ])('the app takes %s over without a jump', async (address, partsAtLeast) => {
    const context = await (await openBrowser()).newContext({ ...PHONE, colorScheme })
    const page = await context.newPage()
    await page.addInitScript(WATCH_SHIFTS)
    const start = await holdScripts(page)
    await page.goto(services().backend + address, { waitUntil: 'commit' })
    await page.locator('#first-screen .fs-picture').first().waitFor()
    const written = await looksOf(page, 0)
    start()
    await page.locator('#first-screen').waitFor({ state: 'detached' })
    const drawn = await looksOf(page, 1)
    expect(written).toEqual(drawn)
    expect(written.filter(Boolean).length).toBeGreaterThanOrEqual(partsAtLeast)
    expect(await page.evaluate<number>('window.shifted ?? 0')).toBeLessThanOrEqual(0.01)
    await context.close()
  })
})

const HOME_PARTS = [
  ['.fs-brand', '.home-head__brand'],
  ['.fs-banner', '.home__banners'],
  ['.fs-today', '.home .yt-card'],
  ['.fs-channels', '.channels'],
  ['.fs-tabbar', '.yt-tab-bar'],
] as const

it('home is taken over with every part in its place', async () => {
  const context = await (await openBrowser()).newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(WATCH_SHIFTS)
  const start = await holdScripts(page)
  await page.goto(services().backend, { waitUntil: 'commit' })
  await page.locator('#first-screen .fs-banner').waitFor()
  const tops = (side: 0 | 1) =>
    Promise.all(
      HOME_PARTS.map(async (pair) => {
        const look = await page.evaluate<Look | null>(`(${LOOK})(${JSON.stringify(pair[side])})`)
        const [, y, , height] = look?.box ?? []
        return [pair[1], y, height]
      }),
    )
  const written = await tops(0)
  start()
  await page.locator('#first-screen').waitFor({ state: 'detached' })
  expect(await tops(1)).toEqual(written)
  expect(await page.evaluate<number>('window.shifted ?? 0')).toBeLessThanOrEqual(0.01)
  await context.close()
})

it('the app starts with what the HTML holds and asks for nothing of it again', async () => {
  const context = await (await openBrowser()).newContext(PHONE)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${services().backend}/market/winter-camp27`.replace('//market', '/market'), {
    waitUntil: 'networkidle',
  })
  await page.locator('.yt-picture').first().waitFor()
  expect(asked.filter((path) => path.endsWith('.json') || path.includes('promo-pages'))).toEqual([])
  await context.close()
})
