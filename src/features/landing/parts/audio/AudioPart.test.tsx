import { act, fireEvent, screen } from '@testing-library/react'
import { fakeAudio } from '@/platform/audio'
import { storage } from '@/platform/storage'
import { fakeStores } from '../../../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../../../tests/builders/renderIn'
import { cut, ok, type Answer } from '../../../../../tests/builders/scriptedNetwork'
import { promoRow } from '../../../../../tests/builders/promoRow'
import { AudioPart } from './AudioPart'

const CALL = 'GET /base/v1/audio-tracks'
const track = (trackId: string) => ({
  trackId,
  subject: '英语',
  title: `第${trackId}组`,
  url: `/media/${trackId}.mp3`,
  seconds: 65,
  lines: [
    { text: `word-${trackId}`, meaning: '词' },
    { text: `say ${trackId}`, meaning: '句' },
  ],
})

beforeEach(() => {
  jest.useFakeTimers()
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const open = async (answer: Answer = ok([track('1'), track('2')]), row = promoRow()) => {
  const world = fakeStores({ answers: { [CALL]: answer } })
  renderIn(world.stores, <AudioPart row={row} />, 'market')
  await arrive(3000)
  return world
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('recordings to listen to', () => {
  it('play and rest by one key, jump, change speed, and show what is said', async () => {
    await open()
    expect(screen.getByText('word-1')).toBeTruthy()
    press('播放')
    act(() => fakeAudio.events?.onPlay())
    press('前进10秒')
    expect(screen.getByText('0:10')).toBeTruthy()
    press('暂停')
    expect(fakeAudio.commands).toEqual(['rate 1', 'play', 'seek 10', 'pause'])
  })

  it('go on with the next group, also by its row', async () => {
    await open()
    press('下一组')
    expect([fakeAudio.url, fakeAudio.commands.at(-1)]).toEqual(['/media/2.mp3', 'play'])
    expect(screen.getByText('word-2')).toBeTruthy()
    fireEvent.click(screen.getByText('第1组'))
    expect(fakeAudio.url).toBe('/media/1.mp3')
  })

  it('that do not play say so', async () => {
    await open()
    press('播放')
    act(() => fakeAudio.events?.onError())
    expect(screen.getByText('没能播放，请检查网络后再试')).toBeTruthy()
    expect(screen.getByRole('button', { name: '播放' })).toBeTruthy()
  })

  it('are those of the page: no other subject is played under its name', async () => {
    await open(ok([{ ...track('1'), subject: '政治' }, track('2')]), promoRow({ subject: '政治' }))
    expect([screen.queryAllByText('第1组').length > 0, screen.queryAllByText('第2组').length]).toEqual([
      true,
      0,
    ])
  })

  it('of a subject that has none are said to come', async () => {
    await open(ok([track('1')]), promoRow({ subject: '政治' }))
    expect(screen.getByText('政治音频还在录制')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
  })

  it('have an empty and a failed state', async () => {
    const { network } = await open(cut)
    network.answers[CALL] = ok([])
    press('重新加载')
    await arrive()
    expect(screen.getByText('音频还在录制')).toBeTruthy()
  })
})
