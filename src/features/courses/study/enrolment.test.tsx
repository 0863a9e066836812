import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { RouteId } from '@/routes/table'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { LectureView } from '../pages/lecture/LectureView'
import { OtherCourseView } from '../pages/other-course/OtherCourseView'
import { StartingSchoolView } from '../pages/starting-school/StartingSchoolView'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const DAY = 86_400_000

beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

const open = async (
  view: ReactElement,
  id: RouteId,
  answers: Record<string, Answer>,
  given: Record<string, string> = {},
) => {
  const world = fakeStores({ loggedIn: true, answers })
  renderIn(world.stores, view, id, given)
  await arrive(3000)
  return world
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(1000)
}

describe('/courses/other-course', () => {
  const CALL = `GET /course/v1/users/${UID}/expired-courses`
  const course = (more: object = {}) => ({
    goodsId: 'g1',
    title: '强基营',
    cover: '/c.svg',
    lessonCount: 22,
    lessonsDone: 3,
    expiredAt: NOW - DAY,
    price: 100,
    ...more,
  })
  const page = (...list: object[]) => ok({ list, total: list.length, page: 1, size: 20 })

  it('says how far a course went, and renews it', async () => {
    const { visits } = await open(<OtherCourseView />, 'otherCourse', { [CALL]: page(course()) })
    expect(screen.getByText('2026-11-20 到期 · 学了 3/22 课时')).toBeTruthy()
    await press('续费')
    expect(visits).toEqual(['push /courses/courses-detail?goodsId=g1'])
  })

  it('offers no renewal of what is sold no more', async () => {
    await open(<OtherCourseView />, 'otherCourse', { [CALL]: page(course({ price: undefined })) })
    expect(screen.queryByRole('button', { name: '续费' })).toBeNull()
    expect(screen.getByText('已停售，学习记录仍可查看')).toBeTruthy()
  })

  it('has an empty and a failed state', async () => {
    const { network } = await open(<OtherCourseView />, 'otherCourse', { [CALL]: cut })
    network.answers[CALL] = page()
    await press('重新加载')
    expect(screen.getByText('没有过期的课程')).toBeTruthy()
  })
})

describe('/courses/starting-school', () => {
  const CALL = `GET /course/v1/users/${UID}/starting-school`
  const TICK = `PUT /course/v1/users/${UID}/starting-school/g1/plan`
  const day = {
    goodsId: 'g1',
    title: '强基营',
    teachers: [{ id: 't1', name: '段景行', avatar: '/t.svg', title: '讲师', introduction: '讲规划' }],
    steps: [
      { key: 'plan', title: '定下单词量', text: '一', place: 'vocabularyUserPlan' },
      { key: 'time', title: '写进日历', text: '二' },
    ],
    done: ['time'],
    schedule: [
      { lessonId: '001', title: '第一讲', kind: 'video' },
      { lessonId: '002', title: '直播', kind: 'live', startsAt: NOW + DAY },
    ],
  }

  it('shows steps, teachers and the first lessons, and the way to each step', async () => {
    const { visits } = await open(<StartingSchoolView />, 'startingSchool', { [CALL]: ok(day) })
    expect(screen.getByText('开学准备 1/2')).toBeTruthy()
    expect(screen.getByText('段景行')).toBeTruthy()
    expect(screen.getByText('2026-11-22 12:00')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: '定下单词量：去完成' }))
    await arrive()
    expect(visits).toEqual(['push /spword/user-plan?goodsId=g1'])
  })

  it('ticks at once, and takes a tick back that could not be kept', async () => {
    const { network } = await open(<StartingSchoolView />, 'startingSchool', { [CALL]: ok(day) })
    network.answers[TICK] = ok({ done: true })
    fireEvent.click(screen.getByRole('checkbox', { name: '定下单词量' }))
    await arrive(1000)
    expect(bodyOf(network.sent(TICK)[0])).toEqual({ done: true })
    expect(screen.getByRole('link', { name: '定下单词量：查看' })).toBeTruthy()
    expect(screen.getByText('准备好了，祝你开学顺利')).toBeTruthy()
    network.answers[TICK] = cut
    fireEvent.click(screen.getByRole('checkbox', { name: '定下单词量' }))
    await arrive(30_000)
    expect(screen.getByText('准备好了，祝你开学顺利')).toBeTruthy()
  })

  it('without a course leads to the shop, and can be asked for again', async () => {
    const { network, visits } = await open(<StartingSchoolView />, 'startingSchool', { [CALL]: cut })
    network.answers[CALL] = ok(null)
    await press('重新加载')
    await press('去选课')
    expect(visits).toEqual(['push /product-list'])
  })
})

describe('/courses/lecture', () => {
  const CALL = 'GET /base/v1/promo-lectures'
  const lecture = (lectureId: string, at: number, more: object = {}) => ({
    lectureId,
    title: `讲座${lectureId}`,
    topic: '规划',
    teacher: '段景行',
    at,
    minutes: 60,
    ...more,
  })
  const list = [
    lecture('1', NOW + DAY),
    lecture('2', NOW - 60_000),
    lecture('3', NOW - DAY, { vid: 'v1' }),
    lecture('4', NOW + 60_000),
  ]
  const answers = { [CALL]: ok({ list, now: NOW }) }

  it('lists what is to come, under way and over', async () => {
    const { visits } = await open(<LectureView />, 'lecture', answers)
    expect(screen.getByRole('button', { name: '预约讲座1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '回看讲座3' })).toBeTruthy()
    await press('正在直播，进入讲座2')
    expect(visits).toEqual(['push /courses/live-streaming?lectureId=2'])
  })

  it('keeps a place in the broadcast, and knows it again', async () => {
    const PLACES = `/course/v1/users/${UID}/live-reservations`
    const reserved = { lectureId: '4', title: '讲座4', host: '段景行', startsAt: NOW, endsAt: NOW + DAY }
    const { network } = await open(<LectureView />, 'lecture', {
      ...answers,
      [`GET ${PLACES}`]: ok([reserved]),
      [`PUT ${PLACES}/lecture_1`]: ok({ done: true }),
      [`DELETE ${PLACES}/lecture_4`]: ok({ done: true }),
    })
    expect(screen.queryByRole('button', { name: '预约讲座4' })).toBeNull()
    await press('预约讲座1')
    expect(screen.getAllByRole('button', { name: /^取消预约/ })).toHaveLength(2)
    expect(network.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    await press('取消预约讲座4')
    expect(network.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
      expect.stringContaining(`${PLACES}/lecture_4`),
    ])
    expect(screen.getByRole('button', { name: '预约讲座4' })).toBeTruthy()
  })

  it('draws the first five of many, and all of them when asked', async () => {
    const many = Array.from({ length: 8 }, (_, day) => lecture(`n${day}`, NOW + (day + 1) * DAY))
    await open(<LectureView />, 'lecture', { [CALL]: ok({ list: many, now: NOW }) })
    expect(screen.getAllByRole('button', { name: /^预约/ })).toHaveLength(5)
    await press('查看全部 8 场')
    expect(screen.getAllByRole('button', { name: /^预约/ })).toHaveLength(8)
  })

  it('opens one of them', async () => {
    const { visits } = await open(<LectureView />, 'lecture', answers)
    fireEvent.click(screen.getByRole('link', { name: '讲座1' }))
    await arrive()
    expect(visits).toEqual(['push /courses/lecture?lectureId=1'])
  })

  it('turns by itself when its time comes', async () => {
    await open(<LectureView />, 'lecture', answers, { lectureId: '4' })
    expect(screen.getByRole('button', { name: '预约讲座4' })).toBeTruthy()
    await arrive(61_000)
    expect(screen.getByRole('button', { name: '正在直播，进入' })).toBeTruthy()
    for (let minute = 0; minute < 60; minute += 1) await arrive(60_000)
    expect(screen.getByText('公开课已结束')).toBeTruthy()
  })

  it('that is there no more leads to the others', async () => {
    await open(<LectureView />, 'lecture', answers, { lectureId: '9' })
    expect(screen.getByText('这场公开课已下线')).toBeTruthy()
  })
})
