import { fireEvent, screen } from '@testing-library/react'
import { fakeVideo } from '@/platform/video'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { LiveView } from '../pages/live/LiveView'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const ROOM = {
  liveId: 'lecture_l1',
  title: '长难句三步拆',
  host: '何雨桐',
  startsAt: NOW + 60_000,
  endsAt: NOW + 120_000,
  viewers: 1,
  productId: null,
  now: NOW,
  stream: '/films/t/lecture_l1/live.m3u8',
  recording: '/films/t/lecture_l1/recording.m3u8',
  reserved: false,
  slowSeconds: 5,
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it.each([
  [true, 1],
  [undefined, 0],
])('a broadcast that nobody filmed is said to show a sample (%s)', async (sample, times) => {
  const { stores } = fakeStores({
    loggedIn: true,
    answers: { 'GET /course/v1/live/lectures/l1': ok({ ...ROOM, sample }) },
  })
  renderIn(stores, <LiveView />, 'liveStreaming', { lectureId: 'l1' })
  await arrive(3000)
  expect(screen.queryAllByText('画面为示范片：本场还没有单独录制的视频')).toHaveLength(times)
})

it('a room invites to speak while it is on air only, and counts nobody before or after', async () => {
  const { stores } = fakeStores({
    loggedIn: true,
    answers: { 'GET /course/v1/live/lectures/l1': ok(ROOM) },
  })
  renderIn(stores, <LiveView />, 'liveStreaming', { lectureId: 'l1' })
  await arrive(3000)
  const field = () => {
    const { disabled, placeholder } = screen.getByLabelText<HTMLInputElement>('发言')
    return [disabled, placeholder]
  }
  expect(field()).toEqual([true, '开播后可以提问'])
  expect(screen.queryByText('还没有人说话，问老师一个问题吧')).toBeNull()
  expect(screen.queryByText(/人在看/)).toBeNull()
  await arrive(60_000)
  expect(field()).toEqual([false, '说点什么'])
  expect(screen.getByText('何雨桐 · 1 人在看')).toBeTruthy()
  await arrive(60_000)
  expect(field()).toEqual([true, '直播已结束'])
  expect(screen.queryByText(/人在看/)).toBeNull()
})

it('a place that is kept is given back, with its reminder, and can be kept again', async () => {
  const PLACE = `/course/v1/users/${UID}/live-reservations/lecture_l1`
  const done = ok({ done: true })
  const { stores, network } = fakeStores({
    loggedIn: true,
    answers: {
      'GET /course/v1/live/lectures/l1': ok({ ...ROOM, reserved: true }),
      [`DELETE ${PLACE}`]: done,
      [`PUT ${PLACE}`]: done,
    },
  })
  renderIn(stores, <LiveView />, 'liveStreaming', { lectureId: 'l1' })
  await arrive(3000)
  const stands = () => [screen.queryByText('已预约') !== null, screen.queryByTestId('live-remind') !== null]
  expect(stands()).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: '取消预约' }))
  await arrive(100)
  expect(stands()).toEqual([false, false])
  expect(network.sent(`DELETE ${PLACE}`)).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '预约直播' }))
  await arrive(100)
  expect(stands()).toEqual([true, true])
})

it('of two films on a page one plays at a time, whichever was begun last', async () => {
  const over = { startsAt: NOW - 7_200_000, endsAt: NOW - 1, replayVid: 'v1' }
  const { stores } = fakeStores({
    loggedIn: true,
    answers: {
      'GET /course/v1/live/lectures/l1': ok({ ...ROOM, ...over }),
      'GET /course/v1/videos/v1': ok({ vid: 'v1', title: '精剪', url: '/v.mp4', seconds: 24 }),
    },
  })
  renderIn(stores, <LiveView />, 'liveStreaming', { lectureId: 'l1' })
  await arrive(3000)
  fireEvent.click(screen.getByRole('button', { name: '看回放' }))
  fireEvent.click(screen.getByRole('button', { name: '看精剪' }))
  await arrive(1000)
  const begin = (label: string): readonly string[] => {
    fakeVideo.commands = []
    fireEvent.play(screen.getByLabelText(label))
    return fakeVideo.commands.filter((command) => command.endsWith('pause'))
  }
  expect(begin('回放：长难句三步拆')).toEqual([])
  expect(begin('精剪')).toEqual(['live-recording: pause'])
  expect(begin('回放：长难句三步拆')).toEqual(['overlay-video: pause'])
  expect(begin('回放：长难句三步拆')).toEqual([])
})
