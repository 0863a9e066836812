import type { Page } from 'playwright-core'
import { PATIENCE_MS } from '../patience'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import { watchConsole } from './harness/watchConsole'
import { FREE_COURSE, visitor } from './visitor'

const WITHIN_MS = 3 * PATIENCE_MS
const LESSON = `/courses/cc-video?goodsId=${FREE_COURSE}&lessonId=002`

/** Runs before the page: this browser plays no playlists itself, as most do. */
const PLAYS_NO_PLAYLISTS = `(() => {
  const own = HTMLMediaElement.prototype.canPlayType
  HTMLMediaElement.prototype.canPlayType = function (type) { return /mpegurl/i.test(type) ? '' : own.call(this, type) }
})()`

const scriptsOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = names.filter((name) => /\/(?:js|chunk)\/.*\.js$/.test(name))
    return (await Promise.all(scripts.map((name) => fetch(name).then((answer) => answer.text())))).join()
  })
/** Names itself so in its own code. */
const HLS = 'hlsFragLoading'

afterAll(closeBrowser)

test(
  'a lesson plays in a browser that knows no playlists, by a player that only pages with films load',
  async () => {
    const context = await openPhone({}, await visitor())
    await context.addInitScript(PLAYS_NO_PLAYLISTS)
    const page = await context.newPage()
    const complaints = watchConsole(page)
    await page.goto(`${services().backend}/courses/study-center`, { waitUntil: 'networkidle' })
    expect(await scriptsOf(page)).not.toContain(HLS)
    await page.goto(services().backend + LESSON)
    await page.getByTestId('player-speed').waitFor()
    await page.keyboard.press('k')
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
    expect(await scriptsOf(page)).toContain(HLS)
    expect(complaints).toEqual([])
    await context.close()
  },
  WITHIN_MS,
)
