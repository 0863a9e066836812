import { fireEvent, screen } from '@testing-library/react'
import { fakeVideo } from '@/platform/video'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { CountdownPart } from './CountdownPart'
import { LivePart } from './LivePart'

const MINUTE = 60_000
const START = Date.parse('2026-11-25T20:00:00+08:00')
const CALL = 'GET /base/v1/promo-events/page27'
const LIVE = {
  kind: 'live',
  slug: 'page27',
  title: '政治怎么起步',
  teacher: '沈静秋',
  at: START,
  minutes: 60,
  vid: 'v1',
  outline: ['先看什么', '再练什么'],
}
const CLIP = ok({ vid: 'v1', title: '政治第一讲', url: '/media/v1.mp4', seconds: 3600 })

beforeEach(() => {
  jest.useFakeTimers()
  fakeVideo.commands = []
})
afterEach(() => jest.useRealTimers())

/** Opens a part at `now` by the backend's clock; the device's clock is an hour off. */
const open = async (Part: typeof LivePart, now: number, event: object = LIVE) => {
  jest.setSystemTime(now - 60 * MINUTE)
  const world = fakeStores({ answers: { [CALL]: ok({ event, now }), 'GET /course/v1/videos/v1': CLIP } })
  renderIn(world.stores, <Part row={promoRow()} />, 'market', { slug: 'page27' })
  await arrive()
  return world
}
const play = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
  fireEvent.play(screen.getByLabelText('政治第一讲'))
}

describe('a broadcast', () => {
  it('is counted down to and can be reserved', async () => {
    const { stores } = await open(LivePart, START - 5 * MINUTE)
    expect(screen.getByRole('timer', { name: '距开播：还有5分' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '预约直播' }))
    expect(stores.ui.dialog).toMatchObject({ kind: 'lead', asked: 'live:page27' })
    stores.ui.close(true)
    await arrive()
    expect(screen.getByText('已预约，开播前老师会提醒你')).toBeTruthy()
  })

  it('is joined where it is, once', async () => {
    await open(LivePart, START + 10 * MINUTE)
    expect(screen.getByText('正在直播')).toBeTruthy()
    await play('进入直播')
    fireEvent.pause(screen.getByLabelText('政治第一讲'))
    fireEvent.play(screen.getByLabelText('政治第一讲'))
    expect(fakeVideo.commands).toEqual(['overlay-video: seek 600'])
  })

  it('begins by itself when its time comes, and is seen again from the beginning after it', async () => {
    await open(LivePart, START - MINUTE)
    await arrive(MINUTE + 1000)
    expect(screen.getByText('正在直播')).toBeTruthy()
    for (let minute = 0; minute < 61; minute += 1) await arrive(MINUTE)
    await play('看回放')
    expect(fakeVideo.commands).toEqual([])
  })

  it('is over for good when its replay has gone', async () => {
    await open(LivePart, START + 90 * MINUTE, { ...LIVE, replayUntil: START + 80 * MINUTE })
    expect(screen.getByText('直播和回放都已结束，看看下一场')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('that could not be fetched is fetched again', async () => {
    const { stores, network } = fakeStores({ answers: { [CALL]: cut } })
    renderIn(stores, <LivePart row={promoRow()} />, 'market')
    await arrive(3000)
    network.answers[CALL] = ok({ event: LIVE, now: START })
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive()
    expect(screen.getByText('政治怎么起步')).toBeTruthy()
  })
})

describe('a countdown', () => {
  const EVENT = {
    kind: 'countdown',
    slug: 'page27',
    title: '距离初试',
    at: START,
    over: '去查考场安排',
    milestones: [
      { at: START - 30 * MINUTE, title: '打印准考证', text: '先存一份电子版' },
      { at: START - 10 * MINUTE, title: '进考场', text: '带好证件' },
    ],
  }

  it('shows the time that is left and the stretch of the way', async () => {
    await open(CountdownPart, START - 20 * MINUTE, EVENT)
    expect(screen.getByRole('timer', { name: '距离初试：还有20分' })).toBeTruthy()
    expect(screen.getByText(/打印准考证/).closest('[aria-current="step"]')).toBeTruthy()
    for (let minute = 0; minute < 11; minute += 1) await arrive(MINUTE)
    expect(screen.getByText(/进考场/).closest('[aria-current="step"]')).toBeTruthy()
  })

  it('says what comes then when the time is over', async () => {
    await open(CountdownPart, START + MINUTE, EVENT)
    expect(screen.getByText('时间到了')).toBeTruthy()
    expect(screen.getByText('去查考场安排')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('without a date says so', async () => {
    await open(CountdownPart, START, LIVE)
    expect(screen.getByText('还没有安排')).toBeTruthy()
  })
})
