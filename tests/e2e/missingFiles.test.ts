import type { Page, Request, Route } from 'playwright-core'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

const WITHIN_MS = 60_000
const CHUNK = /\/chunk\/.+\.js$/
const SAID = '页面没有加载出来'

const openAt = async (address: string): Promise<Page> => {
  const page = await (await openPhone()).newPage()
  await page.goto(services().backend + address, { waitUntil: 'networkidle' })
  return page
}

const miss = (route: Route): Promise<void> => route.fulfill({ status: 404, body: '' })

/** The server has another build from now on: its page names another entry, and the files of this tab are gone. */
const deploy = async (page: Page): Promise<void> => {
  await page.route(CHUNK, miss)
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/\/js\/app\.\w+\.js/, '/js/app.00000000.js')
      return route.fulfill({ response: answer, body })
    },
  )
}

afterAll(closeBrowser)

describe('a page whose files do not come', () => {
  it(
    'is asked for again under the same name, and nobody sees anything',
    async () => {
      const page = await openAt('/')
      const asked: string[] = []
      await page.route(CHUNK, (route) => {
        asked.push(route.request().url())
        return asked.length === 1 ? miss(route) : route.fallback()
      })
      await page.getByTestId('tab-personalCenter').tap()
      await page.waitForURL(/\/personal-center/)
      await page.locator('.taro_page_show .yt-tab-bar__item--on', { hasText: '我的' }).waitFor()
      expect(asked.filter((url) => url === asked[0])).toHaveLength(2)
      expect(await page.getByText(SAID).count()).toBe(0)
      await page.context().close()
    },
    WITHIN_MS,
  )

  it(
    'says so and comes with the retry',
    async () => {
      const page = await openAt('/')
      await page.route(CHUNK, miss)
      await page.goto(services().backend + '/login')
      await page.getByText(SAID).waitFor()
      await page.unroute(CHUNK, miss)
      await page.getByRole('button', { name: '重试' }).tap()
      await page.getByText(SAID).waitFor({ state: 'detached' })
      await page.locator('input').first().waitFor()
      await page.context().close()
    },
    WITHIN_MS,
  )

  it(
    'comes from the new build where the server has one, at the address that was wanted',
    async () => {
      const page = await openAt('/')
      await deploy(page)
      const reloaded = page.waitForRequest((request: Request) => request.isNavigationRequest())
      await page.getByTestId('tab-personalCenter').tap()
      expect(new URL((await reloaded).url()).pathname).toBe(new URL(page.url()).pathname)
      // The files of that build do not come either: it does not go round.
      await page.getByText(SAID).waitFor()
      const visits: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()))
      await page.getByRole('button', { name: '重试' }).tap()
      // The attempt is over when the button can be pressed again; until then its files may still come.
      await page.getByRole('button', { name: '重试', disabled: false }).waitFor()
      expect(visits).toEqual([])
      await page.unroute(CHUNK, miss)
      await page.getByRole('button', { name: '重试' }).tap()
      await page.locator('.yt-tab-bar__item--on', { hasText: '我的' }).waitFor()
      await page.context().close()
    },
    WITHIN_MS,
  )
})

it('a file of another build is a 404, also for who asks for a page', async () => {
  const answer = await fetch(`${services().backend}/chunk/1.00000000.js`, {
    headers: { accept: 'text/html' },
  })
  expect(answer.status).toBe(404)
})
