import { catalogueRows } from '../stories/landing/catalogueRows'
import { closeBrowser, openBrowser } from './harness/openBrowser'
import { seriousFindings } from './harness/seriousFindings'
import { services } from './harness/Services'
import { sessionOf } from './sessionOf'

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
const WITHIN_MS = 30_000

const kindOf = ({ family, template = 'pictures' }: { family: string; template?: string | undefined }) =>
  `${family} ${template}`

/** One page of each family and of each part in it. */
const pages = [...new Map(catalogueRows().map((row) => [kindOf(row), row.slug]))]

afterAll(closeBrowser)

describe.each(['light', 'dark'] as const)('each family passes axe in the %s theme', (colorScheme) => {
  test.each(pages)(
    '%s: %s',
    async (kind, slug) => {
      const context = await (await openBrowser()).newContext({ ...PHONE, colorScheme })
      // What a part shows to its owner has more in it than what it offers a stranger.
      const session = await sessionOf(services().backend)
      await context.addInitScript(
        `localStorage.setItem('userInfo', ${JSON.stringify(JSON.stringify(session))})`,
      )
      const page = await context.newPage()
      await page.goto(`${services().backend.replace(/\/$/, '')}/market/${slug}`, { waitUntil: 'networkidle' })
      await page
        .locator(kind.endsWith('pictures') ? '.landing .yt-picture' : '.landing .part')
        .first()
        .waitFor()
      await page.waitForFunction(() => document.querySelector('#first-screen') === null)
      expect(await seriousFindings(page)).toEqual([])
      await context.close()
    },
    WITHIN_MS,
  )
})
