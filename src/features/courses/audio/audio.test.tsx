import { act, fireEvent, screen } from '@testing-library/react'
import { fakeBackgroundAudio } from '@/platform/backgroundAudio'
import { storage } from '@/platform/storage'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { audioQueueOf } from './audioQueueOf'
import { AudioActionView } from '../pages/audio-action/AudioActionView'
import { AudioListView } from '../pages/audio-list/AudioListView'

const CALL = `GET /course/v1/users/${UID}/audio`
const OPEN = 'GET /base/v1/audio-tracks'
const track = (trackId: string, more: object = {}) => ({
  trackId,
  title: `第${trackId}段`,
  seconds: 90,
  url: `/${trackId}.mp3`,
  lines: [{ text: `说${trackId}` }],
  ...more,
})
const albums = [
  { albumId: 'g1', title: '强基营', tracks: [track('a', { lessonId: '015' }), track('b')] },
  { albumId: 'open-英语', title: '英语听记', tracks: [track('c', { place: { seconds: 30, at: 5 } })] },
]

beforeEach(() => {
  jest.useFakeTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
  Object.assign(fakeBackgroundAudio, { track: undefined, events: undefined, commands: [] })
  // Another user's queue, so that each test begins with its own.
  audioQueueOf(fakeStores().stores)
})
afterEach(() => jest.useRealTimers())

const openPlayer = async (answer: Answer = ok(albums), given: Record<string, string> = {}) => {
  const world = fakeStores({ loggedIn: true, answers: { [CALL]: answer } })
  renderIn(world.stores, <AudioActionView />, 'coursesAudioAction', given)
  await arrive(3000)
  return world
}
const openList = async (answer: Answer = ok(albums)) => {
  const world = fakeStores({ loggedIn: true, answers: { [CALL]: answer } })
  renderIn(world.stores, <AudioListView />, 'audioList')
  await arrive(3000)
  return world
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await arrive()
}

describe('/courses/audio-action', () => {
  it('plays what its address names, as a recording or as a lesson, and shows what is said', async () => {
    await openPlayer(ok(albums), { goodsId: 'g1', lessonId: '015' })
    expect(screen.getByText('说a')).toBeTruthy()
    await press('播放')
    expect(fakeBackgroundAudio.track).toMatchObject({ url: '/a.mp3', title: '第a段', album: '强基营' })
    act(() => fakeBackgroundAudio.events?.onPlay())
    act(() => fakeBackgroundAudio.events?.onTime(65))
    expect(screen.getByText('1:05')).toBeTruthy()
    await press('前进15秒')
    await press('暂停')
    expect(fakeBackgroundAudio.commands.slice(1)).toEqual(['seek 80', 'pause'])
  })

  it('jumps to where the finger lets go of the line, and moves with the recording again after it', async () => {
    await openPlayer(ok(albums), { trackId: 'a' })
    const line = screen.getByRole<HTMLInputElement>('slider', { name: '播放进度' })
    await press('播放')
    act(() => fakeBackgroundAudio.events?.onPlay())
    fireEvent.change(line, { target: { value: '40' } })
    act(() => fakeBackgroundAudio.events?.onTime(3))
    expect(line.value).toBe('40')
    fireEvent.touchEnd(line)
    expect(fakeBackgroundAudio.commands).toContain('seek 40')
    act(() => fakeBackgroundAudio.events?.onTime(41))
    expect([line.value, line.getAttribute('aria-valuetext')]).toEqual(['41', '0:41'])
  })

  it('goes on where another device stopped', async () => {
    await openPlayer(ok(albums), { trackId: 'c' })
    await press('播放')
    expect(fakeBackgroundAudio.track?.from).toBe(30)
  })

  it('changes speed, and sleeps when it is told to', async () => {
    await openPlayer()
    await press('播放')
    fireEvent.click(screen.getByRole('radio', { name: '1.5×' }))
    expect(fakeBackgroundAudio.commands).toContain('rate 1.5')
    fireEvent.click(screen.getByRole('radio', { name: '听完这段' }))
    act(() => fakeBackgroundAudio.events?.onEnded())
    await arrive()
    expect(fakeBackgroundAudio.commands.filter((command) => command.startsWith('open'))).toHaveLength(1)
  })

  it('says when a recording does not play', async () => {
    await openPlayer()
    await press('播放')
    act(() => fakeBackgroundAudio.events?.onError())
    expect(screen.getByText('没能播放，请检查网络后再试')).toBeTruthy()
  })

  it('is open to a stranger for what is open', async () => {
    const { stores } = fakeStores({
      answers: { [OPEN]: ok([{ ...track('c'), subject: '英语', lines: [] }]) },
    })
    renderIn(stores, <AudioActionView />, 'audioAction')
    await arrive(3000)
    expect(screen.getByRole('group', { name: '公开音频' })).toBeTruthy()
  })

  it('has an empty and a failed state', async () => {
    const { network } = await openPlayer(cut)
    network.answers[CALL] = ok([])
    await press('重新加载')
    await arrive(1000)
    expect(screen.getByText('还没有音频')).toBeTruthy()
  })
})

describe('/courses/audio-list', () => {
  it('shows albums with where each was left, and leads to the player', async () => {
    const { visits } = await openList()
    expect(screen.getByText('1:30 · 听到 0:30')).toBeTruthy()
    fireEvent.click(screen.getByText('第b段'))
    await arrive()
    expect(visits).toEqual(['push /courses/audio-action?trackId=b'])
  })

  it('has an empty and a failed state', async () => {
    const { network } = await openList(cut)
    network.answers[CALL] = ok([])
    await press('重新加载')
    await arrive(1000)
    expect(screen.getByText('还没有音频')).toBeTruthy()
  })
})
