import camps from '../../content/catalogue/camp.json'
import { landingPageOf } from '@/domain/landing/landingPages'
import { splitAddress, type Query } from '@/lib/query'
import { buildAddress } from '@/routes/buildUrl'
import { everyRow } from '@/routes/everyRow'
import { pagePathOf } from '@/routes/pagePathOf'
import { routeIds } from '@/routes/routeOf'
import { titleOf } from '@/routes/titleOf'
import type { RouteId } from '@/routes/table'
import { openedWith } from './openedWith'
import { closeBrowser } from './harness/openBrowser'
import { narrowFindings } from './harness/narrowFindings'
import { seriousColours, seriousFindings } from './harness/seriousFindings'
import { type ForgetfulTab, openForgetful } from './harness/openForgetful'
import { PHONE } from './harness/phone'
import { services } from './harness/Services'
import { swipeToEnd } from './harness/swipeToEnd'
import { TabPool } from './harness/TabPool'
import { visitor } from './visitor'

/** Several pages are open at once. */
const WITHIN_MS = 240_000
/** A landing page has the title of its content, every other the table's. */
const titleAt = (id: RouteId, given: Query): string => {
  if (id === 'market') return camps.find(({ slug }) => slug === given['slug'])?.title ?? ''
  const { path, query } = splitAddress(buildAddress(id, given))
  return landingPageOf(path, query)?.title ?? titleOf(everyRow[id].title, given)
}

/** Pages that show a stranger something of their own, and one of those that only offer the login: its offer is one piece. */
const [anOffer] = routeIds.filter((id) => everyRow[id].needsLogin)
const openToStrangers = routeIds.filter((id) => !everyRow[id].needsLogin || id === anOffer)
const forLearners = routeIds.filter((id) => everyRow[id].needsLogin)

/** Pages that bear the name of what they show, so that a share of them does. */
const OWN_TITLES: Partial<Record<RouteId, string>> = {
  coursesDetail: '27考研 暑期集训强基营（全科）',
  productMore: '医学',
  information: '网上确认没通过怎么办',
  experienceInformation: '跨考计算机：先补数据结构，再谈择校',
  publicExamInfo: '选调生：定向选调和普通选调的区别',
  addressEdit: '添加地址',
  ccVideo: '英语长难句第一讲',
  courseLearning: '考研全科试听包',
  knowledgeStructureDetail: '极限的计算',
  yzInfoAcademyInfo: '北京大学',
  chooseAcademyInfo: '清华大学',
  yzInfoMajorInfo: '计算机科学与技术',
  chooseMajorInfo: '电子信息',
  yzInfoMajorDetail: '北京大学 法学',
  chooseMajorDetail: '北京大学 法学',
  yzInfoMajorIntroduction: '计算机科学与技术',
}

const strangers = new TabPool(() => openForgetful())
const learners = new TabPool(async () => openForgetful(await visitor()))

/** Rows that share a page draw the same: the first is checked whole, the others only by their titles. */
const pageOf = (id: RouteId): string => pagePathOf(everyRow[id])
const isFirstOfPage = (id: RouteId): boolean => routeIds.find((other) => pageOf(other) === pageOf(id)) === id

/** An order that does not exist is what some pages are opened with here; everything else has to be quiet. */
const expectQuiet = (complaints: string[]): void =>
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([])

/** Opens a page once: in both themes, to its end, and on narrower phones. */
const visit = async (id: RouteId, { page, complaints }: ForgetfulTab): Promise<void> => {
  const given = openedWith[id] ?? {}
  await page.setViewportSize(PHONE.viewport)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(services().backend + buildAddress(id, given), { waitUntil: 'networkidle' })
  await page.locator('.page').first().waitFor()
  const title = OWN_TITLES[id] ?? titleAt(id, given)
  await page.waitForFunction((wanted) => document.title === wanted, title).catch(() => undefined)
  expect(await page.title()).toBe(title)
  if (!isFirstOfPage(id)) return expectQuiet(complaints)
  expect(await seriousFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await seriousColours(page)).toEqual([])
  expect(await swipeToEnd(page)).toBeNull()
  expect(await narrowFindings(page)).toEqual([])
  expectQuiet(complaints)
}

afterAll(closeBrowser)

describe('every built page opens with its title, without an error, and passes axe in both themes, can be swiped to its end and fits a narrow phone', () => {
  it.concurrent.each(openToStrangers)(
    '%s, as a stranger',
    (id) => strangers.use((tab) => visit(id, tab)),
    WITHIN_MS,
  )

  it.concurrent.each(forLearners)('%s, logged in', (id) => learners.use((tab) => visit(id, tab)), WITHIN_MS)
})
