import type { BrowserContext } from 'playwright-core'
import camps from '../../content/catalogue/camp.json'
import { landingPageOf } from '@/domain/landing/landingPages'
import { splitAddress, type Query } from '@/lib/query'
import { buildAddress } from '@/routes/buildUrl'
import { routeIds, routeOf } from '@/routes/routeOf'
import { titleOf } from '@/routes/titleOf'
import type { RouteId } from '@/routes/table'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { seriousFindings } from './harness/seriousFindings'
import { services } from './harness/Services'
import { watchConsole } from './harness/watchConsole'
import { sessionOf } from './sessionOf'

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
/** What rows with a path parameter or a needed query are opened with. */
const GIVEN: Partial<Record<RouteId, Record<string, string>>> = {
  vocabularyDetail: { id: 'abandon' },
  summerGold: { id: '127' },
  purpleGold: { id: '27' },
  highTutoring: { id: '27' },
  homepages: { id: '25' },
  superForum: { id: '26' },
  superSprint: { id: '27' },
  market: { slug: 'winter-camp27' },
  coursesDetail: { goodsId: '270001' },
  paycourseDetails: { goodsId: '270001' },
}
const built = routeIds.filter((id) => routeOf(id).page !== undefined)

/** A landing page has the title of its content, every other the table's. */
const titleAt = (id: RouteId, given: Query): string => {
  if (id === 'market') return camps.find(({ slug }) => slug === given['slug'])?.title ?? ''
  const { path, query } = splitAddress(buildAddress(id, given))
  return landingPageOf(path, query)?.title ?? titleOf(routeOf(id).title, given)
}

const visit = async (context: BrowserContext, id: RouteId): Promise<void> => {
  const given = GIVEN[id] ?? {}
  const page = await context.newPage()
  const complaints = watchConsole(page)
  await page.goto(services().backend.replace(/\/$/, '') + buildAddress(id, given), {
    waitUntil: 'networkidle',
  })
  await page.locator('.page').first().waitFor()
  expect(await page.title()).toBe(titleAt(id, given))
  expect(await seriousFindings(page)).toEqual([])
  // An order that does not exist is what some pages are opened with here; everything else has to be quiet.
  expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  await page.close()
}

afterAll(closeBrowser)

describe('every built page opens with its title, without an error, and passes axe', () => {
  it.each(built)('%s, as a stranger in the light theme', async (id) => {
    const context = await (await openBrowser()).newContext({ ...PHONE, colorScheme: 'light' })
    await visit(context, id)
    await context.close()
  })

  it.each(built)('%s, logged in in the dark theme', async (id) => {
    const context = await (await openBrowser()).newContext({ ...PHONE, colorScheme: 'dark' })
    const session = await sessionOf(services().backend)
    await context.addInitScript(
      `localStorage.setItem('userInfo', ${JSON.stringify(JSON.stringify(session))})`,
    )
    await visit(context, id)
    await context.close()
  })
})
