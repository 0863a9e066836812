import type { Page } from 'playwright-core'
import { buildAddress } from '@/routes/buildUrl'
import type { RouteId } from '@/routes/table'
import { openLoggedIn } from '../stories/account/logIn'
import { H5Driver } from '../stories/H5Driver'
import { openedWith } from './openedWith'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'
import { visitor } from './visitor'

const WITHIN_MS = 240_000
/** Typed by the first learner wherever a page takes text. */
const MARK = '甲写下的字'

/** Pages that keep on the device what is typed into them. */
const TYPED: readonly RouteId[] = [
  'improveInfo',
  'addressEdit',
  'vocabularyDetail',
  'exercisesMistakeDetail',
  'signAgreement',
  'chooseOneForOne',
  'chooseSearch',
  'chooseForm',
]

const goTo = async (page: Page, id: RouteId): Promise<void> => {
  await page.goto(services().backend + buildAddress(id, openedWith[id] ?? {}), { waitUntil: 'networkidle' })
  await page.locator('.page').first().waitFor()
}

/** Types the mark into every field of the page on screen that takes text. */
const typeEverywhere = async (page: Page): Promise<void> => {
  for (const field of await page.locator('.taro_page_show').locator('input:visible, textarea:visible').all())
    await field.fill(MARK).catch(() => undefined)
  await page.waitForTimeout(500)
}

/** Keys of the device whose value holds the mark, without what is parked for its account. */
const markedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    (mark) =>
      Object.keys(localStorage).filter(
        (key) => !key.startsWith('parked:') && (localStorage.getItem(key) ?? '').includes(mark),
      ),
    MARK,
  )

/** Whether the page on screen shows the mark, in a text or in a field. */
const showsMark = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => {
    const shown = document.querySelector('.taro_page_show')
    const fields = [...(shown?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
    return [shown?.textContent ?? '', ...fields.map(({ value }) => value)].some((text) => text.includes(mark))
  }, MARK)

const logOut = async (app: H5Driver): Promise<void> => {
  await app.open('/personal-center')
  await app.tap({ start: '退出登录' })
  await app.tap({ role: 'button', name: '退出' })
  await app.sees('登录后查看课程、订单和优惠券')
}

afterAll(closeBrowser)

it(
  'finds nothing on any page of what the account before has typed on this device',
  async () => {
    const context = await openPhone()
    const page = await context.newPage()
    const app = new H5Driver(context, page, services().backend.replace(/\/$/, ''))
    const first = await visitor()
    await page.goto(services().backend)
    await page.evaluate((kept) => localStorage.setItem('userInfo', kept), JSON.stringify(first))
    for (const id of TYPED) {
      await goTo(page, id)
      await typeEverywhere(page)
    }
    expect((await markedKeys(page)).length).toBeGreaterThan(3)
    await logOut(app)
    await openLoggedIn(app, '/personal-center')
    expect(await markedKeys(page)).toEqual([])
    const leaks: RouteId[] = []
    for (const id of TYPED) {
      await goTo(page, id)
      if (await showsMark(page)) leaks.push(id)
    }
    expect(leaks).toEqual([])
    await context.close()
  },
  WITHIN_MS,
)
