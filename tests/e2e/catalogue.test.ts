import type { Page } from 'playwright-core'
import { catalogueRows } from '../stories/landing/catalogueRows'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { PHONE } from './harness/phone'
import { services } from './harness/Services'
import { watchConsole } from './harness/watchConsole'

const AT_ONCE = 3
const FAMILY_WITHIN_MS = 180_000

const rows = catalogueRows()
const families = [...new Set(rows.map(({ family }) => family))]

/** Runs in the page: the app has taken over and its first picture is there. */
const isTakenOver = (): boolean => {
  const picture = document.querySelector<HTMLImageElement>('#app .yt-picture img')
  return document.querySelector('#first-screen') === null && (picture?.naturalWidth ?? 0) > 0
}

/** Describes a page's faults; empty when there are none. */
const wrongWith = async (
  page: Page,
  complaints: string[],
  { slug, title }: { slug: string; title: string },
): Promise<string[]> => {
  await page.goto(`${services().backend}/market/${slug}`, {
    waitUntil: 'domcontentloaded',
  })
  const isShown = await page.waitForFunction(isTakenOver, undefined, { timeout: 60_000 }).then(
    () => true,
    () => false,
  )
  const shown = await page.title()
  return [
    ...(isShown ? [] : [`${slug}: no first picture`]),
    ...(shown === title ? [] : [`${slug}: the title is ${shown}, not ${title}`]),
    ...complaints.splice(0).map((complaint) => `${slug}: ${complaint}`),
  ]
}

afterAll(closeBrowser)

test('the catalogue holds 240 to 270 pages, each slug, title and share text once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(240)
  expect(rows.length).toBeLessThanOrEqual(270)
  for (const of of [
    rows.map(({ slug }) => slug),
    rows.map(({ title }) => title),
    rows.map(({ share }) => share.description),
  ]) {
    expect(of.filter((value, at) => of.indexOf(value) !== at)).toEqual([])
  }
})

test.each(families)(
  'every page of %s opens with its title and first picture, without an error',
  async (family) => {
    const context = await (await openBrowser()).newContext(PHONE)
    const waiting = rows.filter((row) => row.family === family)
    const wrong: string[] = []
    // One page after the other in the same tab: another tab would cost as much as what is looked at.
    const walk = async (): Promise<void> => {
      const page = await context.newPage()
      const complaints = watchConsole(page)
      for (let row = waiting.pop(); row; row = waiting.pop())
        wrong.push(...(await wrongWith(page, complaints, row)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    await context.close()
    expect(wrong).toEqual([])
  },
  FAMILY_WITHIN_MS,
)
