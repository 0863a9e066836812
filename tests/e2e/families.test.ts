import { catalogueRows } from '../stories/landing/catalogueRows'
import { closeBrowser } from './harness/openBrowser'
import { seriousColours, seriousFindings } from './harness/seriousFindings'
import { openForgetful } from './harness/openForgetful'
import { services } from './harness/Services'
import { TabPool } from './harness/TabPool'
import { sessionOf } from './sessionOf'

const WITHIN_MS = 60_000

const kindOf = ({ family, template = 'pictures' }: { family: string; template?: string | undefined }) =>
  `${family} ${template}`

/** One page of each family and of each part in it. */
const pages = [...new Map(catalogueRows().map((row) => [kindOf(row), row]))]

// Owners see more of a part than visitors.
const tabs = new TabPool(async () => openForgetful(await sessionOf(services().backend)))

afterAll(closeBrowser)

test.concurrent.each(pages)(
  '%s opens with its title, without an error, and passes axe in both themes',
  (kind, { slug, title }) =>
    tabs.use(async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`${services().backend}/market/${slug}`, { waitUntil: 'networkidle' })
      await page
        .locator(kind.endsWith('pictures') ? '.landing .yt-picture' : '.landing .part')
        .first()
        .waitFor()
      await page.waitForFunction(() => document.querySelector('#first-screen') === null)
      expect(await page.title()).toBe(title)
      expect(complaints.splice(0)).toEqual([])
      expect(await seriousFindings(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await seriousColours(page)).toEqual([])
    }),
  WITHIN_MS,
)
