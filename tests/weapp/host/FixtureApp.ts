import type { BrowserContext, Locator, Page } from 'playwright-core'
import { openBrowser } from '../../e2e/harness/openBrowser'
import { services } from '../../e2e/harness/Services'
import { PATIENCE_MS } from '../../patience'
import type { HostConfig } from './shared/HostConfig'
import type { HostHandle } from './shared/HostHandle'

const VIEWPORT = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** The small mini-program of the fixtures, running on the host; for tests of the host itself. */
export class FixtureApp {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async start(path = '', config: Partial<HostConfig> = {}): Promise<FixtureApp> {
    const context = await (await openBrowser()).newContext(VIEWPORT)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const app = new FixtureApp(context, page)
    await app.open(path, config)
    return app
  }

  async open(path = '', config: Partial<HostConfig> = {}): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.addInitScript((given) => (window.__weappConfig = given), { lazy: true, ...config })
    await this.page.goto(services().fixture + (path ? `#${path}` : ''))
    await this.page.waitForFunction(() => window.__weapp?.ready === true)
  }

  close(): Promise<void> {
    return this.context.close()
  }

  /** A node of the visible page. */
  at(selector: string): Locator {
    return this.page.locator(`.wx-frame:not([hidden]) ${selector}`)
  }

  tap(selector: string): Promise<void> {
    return this.at(selector).tap()
  }

  async reads(selector: string, text: string): Promise<void> {
    await this.at(selector)
      .getByText(text, { exact: true })
      .or(this.at(selector).filter({ hasText: text }))
      .first()
      .waitFor()
    expect(await this.at(selector).textContent()).toBe(text)
  }

  async isAt(path: string): Promise<void> {
    await this.page.locator(`.wx-frame:not([hidden])[data-page="${path}"]`).waitFor()
  }

  stats(): Promise<HostHandle['stats']> {
    return this.page.evaluate(() => {
      if (!window.__weapp) throw new Error('not running')
      return window.__weapp.stats
    })
  }

  stack(): Promise<string[]> {
    return this.page.evaluate(() => (window.__weapp?.pages() ?? []).map(({ path }) => path))
  }

  /** Calls a member of `wx` and answers with its result or its errMsg. */
  call(api: string, options: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    return this.page.evaluate(
      async ({ name, given }) => {
        try {
          return await window.__weapp?.call(name, given)
        } catch (error) {
          const failed: unknown = Reflect.get(Object(error), 'errMsg')
          return { failed }
        }
      },
      { name: api, given: options },
    )
  }

  /** Logged values of the lab page under a name. */
  async logged(name: string): Promise<unknown> {
    const holds = (key: string): boolean =>
      key in JSON.parse(document.querySelector('.wx-frame:not([hidden]) #log')?.textContent ?? '{}')
    await this.page.waitForFunction(holds, name)
    const log: Record<string, unknown> = JSON.parse((await this.at('#log').textContent()) ?? '{}')
    return log[name]
  }
}
