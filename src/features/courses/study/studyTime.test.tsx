import { screen } from '@testing-library/react'
import type { CourseReport } from '@/contracts/course/studyTime'
import { ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { percentOf, rankText, weeksText } from './reportTexts'
import { CourseRecordView } from '../pages/course-record/CourseRecordView'
import { CourseReportView } from '../pages/course-report/CourseReportView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const DAYS = `GET /course/v1/users/${UID}/study-days`
const REPORT = `GET /course/v1/users/${UID}/courses/g1/report`

const days = (before: number, last: number) =>
  Array.from({ length: 14 }, (_unused, at) => ({
    date: `2026-11-${at + 10}`,
    seconds: at < 7 ? before : last,
  }))

const report: CourseReport = {
  goodsId: 'g1',
  title: '数学全程班',
  lessonCount: 20,
  lessonsDone: 5,
  seconds: 3900,
  covered: 300,
  length: 900,
  notes: 3,
  days: days(60, 120),
  chapters: [{ title: '第一章', lessonCount: 4, lessonsDone: 2, seconds: 600 }],
  tests: { count: 3, done: 1 },
  rank: { place: 2, learners: 9 },
}

describe('/courses/course-record', () => {
  it('shows the days and what was studied on them', async () => {
    const lesson = {
      goodsId: 'g1',
      courseTitle: '数学全程班',
      lessonId: '1',
      title: '极限',
      kind: 'video',
      seconds: 90,
    }
    const list = [{ date: '2026-11-22', seconds: 150, lessons: [lesson] }]
    const { stores } = fakeStores({
      loggedIn: true,
      answers: { [DAYS]: ok({ list, total: 1, page: 1, size: 14 }) },
    })
    renderIn(stores, <CourseRecordView />, 'courseRecord')
    await arrive()
    expect(screen.getByText('2026-11-22 · 共 2分30秒')).toBeTruthy()
    expect(screen.getByText('极限')).toBeTruthy()
    expect(screen.getByText('1分30秒')).toBeTruthy()
  })

  it('says what to do where nothing was studied yet', async () => {
    const { stores } = fakeStores({
      loggedIn: true,
      answers: { [DAYS]: ok({ list: [], total: 0, page: 1, size: 14 }) },
    })
    renderIn(stores, <CourseRecordView />, 'courseRecord')
    await arrive()
    expect(screen.getByText('还没有学习记录')).toBeTruthy()
  })
})

describe('/courses/course-report', () => {
  it('tells progress, time, tests and the place among others in words', async () => {
    const { stores } = fakeStores({ loggedIn: true, answers: { [REPORT]: ok(report) } })
    renderIn(stores, <CourseReportView />, 'courseReport', { goodsId: 'g1' })
    await arrive()
    for (const text of [
      '学完 5 / 20 课时，占 25%',
      '最近 7 天学了 14分0秒，比前一周多 7分0秒',
      '今天的学习时间排第 2，共 9 人在学',
      '共 3 次测验，完成了 1 次',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })

  it('says why there is none', async () => {
    const { stores } = fakeStores({
      loggedIn: true,
      answers: { [REPORT]: refused(403, 'Y40302', '该课程需要购买后学习') },
    })
    renderIn(stores, <CourseReportView />, 'courseReport', { goodsId: 'g1' })
    await arrive()
    expect(screen.getByText('该课程需要购买后学习')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    expect(screen.getByText('看看这门课')).toBeTruthy()
  })
})

describe('the words of a report', () => {
  test.each([
    [0, 60, '最近 7 天学了 7分0秒'],
    [60, 60, '最近 7 天学了 7分0秒，和前一周一样'],
    [120, 60, '最近 7 天学了 7分0秒，比前一周少 7分0秒'],
  ])('compare two weeks (%i, %i)', (before, last, text) =>
    expect(weeksText({ days: days(before, last) })).toBe(text),
  )

  test('know who has not begun', () => expect(rankText({})).toBe('今天还没开始学，学完一讲即可上榜'))
  test('have no percent of nothing', () => expect([percentOf(1, 0), percentOf(5, 4)]).toEqual([0, 100]))
})
