import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { PATIENCE_MS } from '../patience'
import { closeBrowser, openBrowser } from '../e2e/harness/openBrowser'
import { PHONE } from '../e2e/harness/phone'
import { services } from '../e2e/harness/Services'
import { TabPool } from '../e2e/harness/TabPool'
import { watchConsole } from '../e2e/harness/watchConsole'
import type { Driver, LaunchSettings, Platform } from './Driver'
import { H5Driver } from './H5Driver'
import { judgeWeappRun, unexpected, type Allowed } from './judgeWeappRun'
import { noteSounds } from './noteSounds'
import { noteToasts } from './noteToasts'
import { WeappDriver } from './WeappDriver'

/** Long enough for a few facts that come late. */
const STORY_WITHIN_MS = 5 * PATIENCE_MS
// The host says on the console what it also records, and a browser reports each failed download: those are judged elsewhere.
// A page that is left asks for its icon from `about:blank`, which no page of the app does.
const JUDGED_ELSEWHERE = [/^\[weapp\]/, /Failed to load resource/, /favicon\.svg.*\(about:blank\)/]

interface StoryOptions {
  /** A story that makes sense on one target only. */
  readonly only?: Platform
  /** Expected failures. */
  readonly allow?: Allowed
  /** How the mini-program is started. */
  readonly launch?: LaunchSettings
  /** The browser of H5 where it is not a phone's. */
  readonly browser?: BrowserContextOptions
}

type Tell = (app: Driver) => Promise<void>

/** The targets of this run: `STORY_TARGETS=weapp`, or both. */
const targets = (): Platform[] => {
  const wanted = (process.env['STORY_TARGETS'] ?? 'h5,weapp').split(',')
  return (['h5', 'weapp'] as const).filter((platform) => wanted.includes(platform))
}

const onH5 = async (name: string, tell: Tell, { allow = {}, browser = {} }: StoryOptions): Promise<void> => {
  const context = await (await openBrowser()).newContext({ ...PHONE, ...browser })
  await context.addInitScript(noteSounds)
  await context.addInitScript(noteToasts)
  const page = await context.newPage()
  const complaints = watchConsole(page)
  const driver = new H5Driver(context, page, services().backend)
  try {
    await tell(driver)
    expect(unexpected(complaints, [...JUDGED_ELSEWHERE, ...(allow.console ?? [])])).toEqual([])
  } catch (error) {
    await driver.screenshot(name).catch(() => undefined)
    throw error
  } finally {
    await context.close()
  }
}

/** A phone with WeChat, and what it complains about. */
interface WeappTab {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: string[]
}

const openWeappTab = async (): Promise<WeappTab> => {
  const context = await (await openBrowser()).newContext(PHONE)
  await context.addInitScript(noteToasts)
  const page = await context.newPage()
  return { context, page, complaints: watchConsole(page) }
}

/** Tabs that are used again: each story leaves them empty. */
const usedTabs = new TabPool(openWeappTab)

const tellInTab = async (
  { context, page, complaints }: WeappTab,
  name: string,
  tell: Tell,
  { allow = {}, launch = {} }: StoryOptions,
): Promise<void> => {
  const { weapp } = services()
  if (!weapp) throw new Error('dist/weapp has not been built: npm run build:weapp')
  const driver = new WeappDriver(context, page, weapp, launch)
  try {
    await tell(driver)
    await driver.collect()
    expect(judgeWeappRun(name, driver.run, allow)).toEqual([])
  } catch (error) {
    await driver.screenshot(name).catch(() => undefined)
    // Close the context: it may hang, and must not be reused.
    await context.close()
    throw error
  }
  await driver.leave()
  expect(unexpected(complaints.splice(0), [...JUDGED_ELSEWHERE, ...(allow.console ?? [])])).toEqual([])
}

const onWeapp = (name: string, tell: Tell, options: StoryOptions): Promise<void> =>
  usedTabs.use((tab) => tellInTab(tab, name, tell, options))

afterAll(closeBrowser)

/** Several pages are open at once. */
const EVERY_PAGE_WITHIN_MS = 240_000

/**
 * Runs one story for every page of the mini-program, several pages at once, since they mostly wait for requests. Each
 * starts with empty storage and the same login, although tabs are reused.
 */
export const storyOfEveryPage = <P extends { readonly id: string }>(
  pages: readonly P[],
  name: string,
  tell: (app: Driver, page: P) => Promise<void>,
  options: Pick<StoryOptions, 'allow'> = {},
): void => {
  if (!targets().includes('weapp')) return test.skip(name, () => undefined)
  test.concurrent.each(pages.map((page) => [page.id, page] as const))(
    `weapp: %s ${name}`,
    (id, page) => onWeapp(`${id} ${name}`, (app) => tell(app, page), options),
    EVERY_PAGE_WITHIN_MS,
  )
}

/** Runs a story on both targets: as an H5 page and as a mini-program. */
export const story = (name: string, tell: Tell, options: StoryOptions = {}): void => {
  const told = targets().filter((platform) => !options.only || options.only === platform)
  // Jest fails a file without a test, and a file may hold stories of the other target only.
  if (told.length === 0) test.skip(name, () => undefined)
  for (const platform of told) {
    const run = platform === 'h5' ? () => onH5(name, tell, options) : () => onWeapp(name, tell, options)
    test(`${platform}: ${name}`, run, STORY_WITHIN_MS)
  }
}
