import { catalogueRows } from '../stories/landing/catalogueRows'
import { closeBrowser } from './harness/openBrowser'
import { seriousColours, seriousFindings } from './harness/seriousFindings'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import { sessionOf } from './sessionOf'

const WITHIN_MS = 60_000

const kindOf = ({ family, template = 'pictures' }: { family: string; template?: string | undefined }) =>
  `${family} ${template}`

/** One page of each family and of each part in it. */
const pages = [...new Map(catalogueRows().map((row) => [kindOf(row), row.slug]))]

afterAll(closeBrowser)

test.concurrent.each(pages)(
  '%s: %s passes axe in both themes',
  async (kind, slug) => {
    // What a part shows to its owner has more in it than what it offers a stranger.
    const context = await openPhone(
      { colorScheme: 'light', reducedMotion: 'reduce' },
      await sessionOf(services().backend),
    )
    const page = await context.newPage()
    await page.goto(`${services().backend}/market/${slug}`, { waitUntil: 'networkidle' })
    await page
      .locator(kind.endsWith('pictures') ? '.landing .yt-picture' : '.landing .part')
      .first()
      .waitFor()
    await page.waitForFunction(() => document.querySelector('#first-screen') === null)
    expect(await seriousFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await seriousColours(page)).toEqual([])
    await context.close()
  },
  WITHIN_MS,
)
