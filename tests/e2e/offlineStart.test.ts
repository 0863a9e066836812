import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { authored } from '../api/harness/examinee'
import { MISSED_QUESTION, missQuestion } from '../stories/exercises/mistaken'
import { plannedLearner } from '../stories/vocabulary/learner'
import { cutNetwork, restoreNetwork } from './harness/cutNetwork'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import { startDeploys, type Deploys } from './harness/startDeploys'
import type { KeptSession } from './sessionOf'

const WITHIN_MS = 120_000
const TURN_MS = 200
/**
 * Bytes after gzip that the worker fetches behind the first page, including that page's own files. 279,000 with 282
 * pages: modules shared by learning areas are in the shell, since their pages have to open offline.
 */
const MOST_BEHIND_A_VISIT = 285_000
/** Runs in the page: the app is on the device and answers for it, the pages of an area too where one is named. */
const isKept = async (area: string): Promise<boolean> => {
  await navigator.serviceWorker.ready
  const opened = await (await caches.open('areas')).keys()
  const isOpened = area === '' || opened.some(({ url }) => url.endsWith(`/${area}`))
  return isOpened && navigator.serviceWorker.controller !== null
}
const SAID = '页面没有加载出来'

/** A page on a phone that has opened an address once, long enough for the app and the area of that page to be kept. */
const openOnce = async (url: string, area = '', session?: KeptSession): Promise<Page> => {
  const context = await openPhone({ serviceWorkers: 'allow' }, session)
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(isKept, area, { timeout: WITHIN_MS })
  return page
}

/** Ends the page, cuts the network and starts anew at an address. */
const startOffline = async (page: Page, address: string): Promise<Page> => {
  const context: BrowserContext = page.context()
  await page.close()
  await cutNetwork(context)
  const fresh = await context.newPage()
  await fresh.goto(services().backend + address)
  return fresh
}

/** Runs in the page: the files that lie on the device. */
const keptFiles = async (): Promise<string[]> => {
  const names = (await caches.keys()).filter((name) => name.startsWith('build-'))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => url)
}

const sentBytes = async (url: string): Promise<number> =>
  gzipSync(await (await fetch(url)).text(), { level: 9 }).length

/** Runs in the page: the questions that are due lie on the device. */
const isDeckKept = (): boolean => Object.keys(localStorage).some((key) => key.includes('mistakes:due'))

const shown = (page: Page, text: string) => page.locator('.taro_page_show').getByText(text).first()

/** Whether a piece lies in the window, whatever the page is scrolled to. */
const isOnScreen = async (piece: Locator): Promise<boolean> => {
  await piece.waitFor()
  return piece.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
}

let deploys: Deploys
beforeAll(async () => {
  deploys = await startDeploys(services().backend)
})
afterAll(async () => {
  deploys.close()
  await closeBrowser()
})

it(
  'words are learned from a cold start without a network, and the answers go up once it is back',
  async () => {
    const learner = await plannedLearner()
    const done = async () => ((await learner.ask('GET', 'today')) as { done: number }).done
    const first = await openOnce(`${services().backend}/spword/index`, 'vocabulary', learner.session)
    await shown(first, '开始背单词').waitFor()
    const page = await startOffline(first, '/spword/index')
    await shown(page, '开始背单词').tap()
    for (const _ of [1, 2]) {
      await shown(page, '第一次见').waitFor()
      await shown(page, '不认识').tap()
      await shown(page, '记住了，下一个').tap()
    }
    await shown(page, '第一次见').waitFor()
    expect(await done()).toBe(0)
    await restoreNetwork(page.context())
    for (let turn = 0; turn < 100 && (await done()) < 2; turn++) await pause(TURN_MS)
    expect(await done()).toBe(2)
    await page.context().close()
  },
  WITHIN_MS,
)

it(
  'the book of mistakes opens from a cold start without a network, and what is due can be solved',
  async () => {
    const { session } = await plannedLearner()
    await missQuestion(session)
    const stem = authored.get(MISSED_QUESTION)?.stem ?? ''
    const first = await openOnce(`${services().backend}/exercises/mistake-book`, 'exercises', session)
    await shown(first, stem.slice(0, 10)).waitFor()
    await first.goto(`${services().backend}/exercises/wrong-topic`)
    await shown(first, '重做 1 题').waitFor()
    await first.waitForFunction(isDeckKept)
    const page = await startOffline(first, '/exercises/mistake-book')
    await shown(page, stem.slice(0, 10)).waitFor()
    await page.goto(`${services().backend}/exercises/wrong-topic`)
    await shown(page, '重做 1 题').tap()
    await shown(page, stem).waitFor()
    await page.context().close()
  },
  WITHIN_MS,
)

it(
  'a first visit is followed by the shell of the app, not by areas that the visitor did not open',
  async () => {
    const page = await openOnce(services().backend)
    const sizes = await Promise.all((await page.evaluate(keptFiles)).map(sentBytes))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BEHIND_A_VISIT)
    await page.context().close()
  },
  WITHIN_MS,
)

it(
  'home starts without a network with what it last had, and a page that cannot come says so and comes later',
  async () => {
    const first = await openOnce(services().backend)
    const course = await first.locator('.home .course-card__title').first().innerText()
    const page = await startOffline(first, '/')
    await shown(page, course).waitFor()
    expect(await isOnScreen(shown(page, '网络已断开'))).toBe(true)
    await page.getByTestId('tab-studyCenter').tap()
    await page.locator('.taro_page_show .yt-tab-bar__item--on', { hasText: '学习' }).waitFor()
    await page.getByTestId('tab-home').locator('visible=true').tap()
    await shown(page, course).tap()
    await shown(page, SAID).waitFor()
    await page.goto(`${services().backend}/market/summer-gold/127`)
    await page.getByText(SAID).waitFor()
    await restoreNetwork(page.context())
    await page.getByRole('button', { name: '重试' }).tap()
    await page.getByText('营地概览').first().waitFor()
    await page.context().close()
  },
  WITHIN_MS,
)

it(
  'a new build is offered, and taken when the visitor wants it',
  async () => {
    const page = await openOnce(deploys.url)
    expect(await page.getByText('新版本准备好了').count()).toBe(0)
    deploys.deploy('second')
    await page.reload()
    await page.getByText('新版本准备好了').waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByText('立即更新').tap()
    await reloaded
    await page.waitForFunction(
      `caches.keys().then((names) => names.includes('build-second') && names.length <= 2)`,
    )
    await page.waitForTimeout(7000)
    expect(await page.getByText('新版本准备好了').count()).toBe(0)
    await page.context().close()
  },
  WITHIN_MS,
)
