import { act, fireEvent, screen } from '@testing-library/react'
import { addedEntry } from '@/platform/calendar'
import { FedStream, fakeStream } from '@/platform/stream'
import { fakeVideo } from '@/platform/video'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { bodyOf, cut, ok, refused, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { LiveView } from '../pages/live/LiveView'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const CALL = 'GET /course/v1/live/lectures/l1'
const SAY = 'POST /course/v1/live/lecture_l1/messages'
const room = (more: object = {}) =>
  ok({
    liveId: 'lecture_l1',
    title: '长难句三步拆',
    host: '何雨桐',
    startsAt: NOW + 60_000,
    endsAt: NOW + 3_660_000,
    viewers: 0,
    productId: null,
    now: NOW,
    stream: '/films/t/lecture_l1/live.m3u8',
    recording: '/films/t/lecture_l1/recording.m3u8',
    replayVid: 'v1',
    reserved: false,
    slowSeconds: 5,
    ...more,
  })
const onAir = { startsAt: NOW - 60_000, endsAt: NOW + 3_600_000 }
const message = (messageId: number, text: string, more: object = {}) => ({
  messageId,
  name: '小满',
  text,
  saidAt: NOW,
  ...more,
})

let streams: FedStream[] = []
beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  // A browser that plays playlists itself.
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  streams = []
  fakeStream.open = (request) => {
    const stream = new FedStream(request)
    streams.push(stream)
    return stream
  }
})
afterEach(() => {
  fakeStream.open = undefined
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const open = async (
  answer: Answer = room(),
  given: Record<string, string> = { lectureId: 'l1' },
  loggedIn = true,
) => {
  const world = fakeStores({ loggedIn, answers: { [CALL]: answer } })
  const drawn = renderIn(world.stores, <LiveView />, 'liveStreaming', given)
  await arrive(3000)
  return { ...world, drawn }
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive(100)
}
const hear = async (...events: object[]) => {
  act(() => {
    for (const event of events) streams[streams.length - 1]?.say(event)
  })
  await arrive()
}
const state = (more: object) => ({ kind: 'state', state: { ...onAir, viewers: 1, productId: null, ...more } })

describe('a broadcast', () => {
  it('counts down, keeps a place, and begins by itself', async () => {
    const { network } = await open()
    const RESERVE = `PUT /course/v1/users/${UID}/live-reservations/lecture_l1`
    network.answers[RESERVE] = ok({ done: true })
    await press('预约直播')
    expect(screen.getByText('已预约')).toBeTruthy()
    await arrive(60_000)
    expect(screen.getByLabelText('正在直播：长难句三步拆').getAttribute('src')).toContain('/live.m3u8')
    await arrive(3_600_000)
    expect(screen.getByRole('button', { name: '看回放' })).toBeTruthy()
  })

  it('begins and ends when an operator says so', async () => {
    await open()
    await hear(state({}))
    expect(screen.getByLabelText('正在直播：长难句三步拆')).toBeTruthy()
    await hear(state({ endsAt: NOW }))
    expect(screen.getByText('直播已结束，回放随时可看')).toBeTruthy()
  })

  it('without a cut clip is seen again whole, and what fails can be tried again', async () => {
    await open(room({ startsAt: NOW - 7_200_000, endsAt: NOW - 1, replayVid: undefined }))
    await press('看回放')
    const recording = screen.getByLabelText('回放：长难句三步拆')
    expect(recording.getAttribute('src')).toContain('/recording.m3u8')
    fireEvent.error(recording)
    expect(screen.getByText('画面断开了，正在重新连接…')).toBeTruthy()
    await press('重新连接')
    expect(screen.getByLabelText('回放：长难句三步拆')).toBeTruthy()
  })

  it('that was cut too is seen again as it was, its messages lead to their moments, and the cut stands beside it', async () => {
    await open(room({ startsAt: NOW - 7_200_000, endsAt: NOW - 1 }))
    const asked = message(1, '极限怎么求', { saidAt: NOW - 7_200_000 + 83_000 })
    await hear({ kind: 'messages', messages: [asked] })
    await press('看回放')
    fireEvent.click(screen.getByRole('link', { name: '跳到 01:23' }))
    expect(fakeVideo.commands).toContain('live-recording: seek 83')
    expect(screen.getByRole('button', { name: '看精剪' })).toBeTruthy()
  })

  it('whose place is kept can stand in the calendar; a client that has none says so', async () => {
    addedEntry.entry = undefined
    const { stores } = await open(room({ reserved: true }))
    addedEntry.takes = false
    await press('加到日历，开播前 15 分钟提醒')
    expect(stores.ui.toast?.text).toBe('没有加到日历，可以在手机浏览器里再试')
    addedEntry.takes = true
    await press('加到日历，开播前 15 分钟提醒')
    expect(addedEntry.entry).toMatchObject({
      id: 'lecture_l1',
      title: '长难句三步拆',
      startsAt: NOW + 60_000,
      remindMinutes: 15,
    })
  })

  it('offers what is sold in it', async () => {
    const { network, visits } = await open(room(onAir))
    network.answers['GET /course/v1/goods/g1'] = refused(404, 'x404')
    await hear(state({ productId: 'g1' }))
    expect(screen.queryByRole('button', { name: '去看看' })).toBeNull()
    expect(visits).toEqual([])
  })

  it('that did not come can be asked for again; without a name it leads to the programme', async () => {
    const { network, drawn } = await open(cut)
    network.answers[CALL] = room()
    await press('重新加载')
    expect(screen.getByText('长难句三步拆')).toBeTruthy()
    drawn.unmount()
    const { visits } = await open(room(), {})
    await press('看公开课日程')
    expect(visits).toEqual(['push /courses/lecture'])
  })
})

describe('a live lesson', () => {
  const LESSON = `GET /course/v1/users/${UID}/live/g1/7`
  const WATCHED = `POST /course/v1/users/${UID}/sittings`
  const lesson = (more: object) => room({ liveId: 'lesson_g1_7_x', replayVid: undefined, ...more })
  const openLesson = async (answer: Answer) => {
    const world = fakeStores({ loggedIn: true, answers: { [LESSON]: answer } })
    const drawn = renderIn(world.stores, <LiveView />, 'ccLive', { goodsId: 'g1', lessonId: '7' })
    await arrive(3000)
    return { ...world, drawn }
  }

  it('shows what was missed a week before', async () => {
    const earlier = { startsAt: NOW - 7 * 86_400_000, recording: '/films/t/lesson_g1_7_w/recording.m3u8' }
    await openLesson(lesson({ earlier }))
    await press('看上一场回放（11月14日 周六 12:00）')
    expect(screen.getByLabelText('回放：长难句三步拆').getAttribute('src')).toContain('/lesson_g1_7_w/')
  })

  it('counts what is watched of it by the clock of the broadcast', async () => {
    const { network, drawn } = await openLesson(lesson(onAir))
    network.answers[WATCHED] = ok({ covered: 9, seconds: 9, place: 72, isDone: false })
    const picture = screen.getByLabelText('正在直播：长难句三步拆')
    fireEvent.play(picture)
    for (let second = 0; second < 10; second += 1) {
      fireEvent.timeUpdate(picture)
      await arrive(1000)
    }
    fireEvent.pause(picture)
    drawn.unmount()
    await arrive()
    const [sent] = network.sent(WATCHED).map((request) => bodyOf(request) as Record<string, unknown>)
    expect(sent).toMatchObject({ goodsId: 'g1', lessonId: '7', seconds: 9, length: 3660 })
    expect(sent?.['covered']).toEqual([[63, 72]])
  })
})

describe('its room', () => {
  it('hears what is said, once, and loses what is hidden', async () => {
    await open(room(onAir))
    await hear(state({ viewers: 12 }), {
      kind: 'messages',
      messages: [message(1, '老师好'), message(2, '广告')],
    })
    expect(screen.getByText('何雨桐 · 12 人在看')).toBeTruthy()
    await hear({ kind: 'messages', messages: [message(2, '广告')] }, { kind: 'hidden', messageId: 2 })
    expect([screen.queryAllByText('老师好').length, screen.queryAllByText('广告').length]).toEqual([1, 0])
  })

  it('is opened again after a cut, and left with the page', async () => {
    const { drawn } = await open(room(onAir))
    await act(async () => streams[0]?.cut())
    await arrive(1000)
    expect(streams).toHaveLength(2)
    drawn.unmount()
    expect(streams[1]?.isAborted).toBe(true)
    await arrive(60_000)
    expect(streams).toHaveLength(2)
  })

  it('is left for good when it is closed to the learner: the page says why', async () => {
    const { visits } = await open(room(onAir))
    await act(async () => streams[0]?.end())
    await arrive(1000)
    await act(async () => streams[1]?.refuse(403))
    await arrive(60_000)
    expect(streams).toHaveLength(2)
    expect(screen.getByText('这场直播现在不能看')).toBeTruthy()
    await press('我的课程')
    expect(visits).toEqual(['tab /courses/study-center'])
  })

  it('is tried again when it is full', async () => {
    await open(room(onAir))
    await act(async () => streams[0]?.refuse(429))
    await arrive(1000)
    expect(streams).toHaveLength(2)
  })

  it('is spoken in: once a message, slowly, and what is refused stays in the field', async () => {
    const { network } = await open(room(onAir))
    network.answers[SAY] = refused(400, 'Y40052', '这句话不能发送，请文明发言，不要留联系方式')
    fireEvent.input(screen.getByLabelText('发言'), { target: { value: '第三题选什么' } })
    await press('发送')
    expect((screen.getByLabelText('发言') as HTMLInputElement).value).toBe('第三题选什么')
    network.answers[SAY] = ok(message(7, '第三题选什么', { mine: true }))
    await press('发送')
    const [first, second] = network.sent(SAY).map((request) => bodyOf(request) as { key: string })
    expect(first?.key).toBe(second?.key)
    expect(screen.getByText('我')).toBeTruthy()
    expect(screen.getByRole('button', { name: '请稍等' }).getAttribute('aria-disabled')).toBe('true')
    await arrive(5000)
    expect(screen.getByRole('button', { name: '发送' })).toBeTruthy()
  })

  it('is looked at now and then where nothing can be read in pieces', async () => {
    fakeStream.open = undefined
    const TALK = 'POST /course/v1/live/lecture_l1/talk'
    const { network } = await open(room(onAir))
    network.answers[TALK] = ok({
      state: { ...onAir, viewers: 3, productId: null },
      messages: [message(1, '大家好')],
    })
    await arrive(5000)
    expect(screen.getByText('大家好')).toBeTruthy()
    expect(screen.getByText('何雨桐 · 3 人在看')).toBeTruthy()
  })
})
