import { fireEvent, screen } from '@testing-library/react'
import { storage } from '@/platform/storage'
import { fakeVideo } from '@/platform/video'
import { cut, ok } from '../../../tests/builders/scriptedNetwork'
import { FakeBackend, startOutbox } from '../../../tests/builders/fakeOutbox'
import { fakeStores } from '../../../tests/builders/fakeStores'
import { arrive, renderIn } from '../../../tests/builders/renderIn'
import { VideoOverlay } from './VideoOverlay'

const CALL = 'GET /course/v1/videos/v1'
const CLIP = ok({ vid: 'v1', title: '第一讲', url: '/media/v1.mp4', poster: '/media/v1.webp', seconds: 24 })

beforeEach(() => {
  jest.useFakeTimers()
  fakeVideo.commands = []
  for (const key of storage.local.keys()) storage.local.remove(key)
})
afterEach(() => jest.useRealTimers())

const open = async () => {
  const world = fakeStores({ answers: { [CALL]: CLIP } })
  const onClose = jest.fn()
  const dwell = jest.spyOn(world.stores.tracker, 'dwell')
  const view = renderIn(world.stores, <VideoOverlay vid="v1" onClose={onClose} />, 'superForum', {
    id: '26',
    agent: '8',
  })
  await arrive()
  return { ...world, ...view, onClose, dwell }
}
const player = () => screen.getByLabelText('第一讲')

describe('the player over a landing page (seed §4)', () => {
  it('shows the clip with its title and first picture, quieter than the rest of the world', async () => {
    await open()
    expect(screen.getByText('第一讲')).toBeTruthy()
    expect(player().getAttribute('src')).toBe('/media/v1.mp4')
    expect(player().getAttribute('poster')).toBe('/media/v1.webp')
    expect((player() as HTMLVideoElement).volume).toBeCloseTo(0.3)
  })

  it('asks for quality 10 of the provider (seed §7)', async () => {
    const { network } = await open()
    expect(network.sent(CALL).map(({ url }) => new URL(url, 'http://m.example').search)).toEqual([
      '?quality=10',
    ])
  })

  it.each(['关闭', '关闭视频'])('closes by “%s”', async (name) => {
    const { onClose } = await open()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  /** Plays on for so many seconds, with four time events a second. */
  const play = async (seconds: number) => {
    fireEvent.play(player())
    for (let step = 0; step <= seconds * 4; step++) {
      Object.defineProperty(player(), 'currentTime', { value: step / 4, configurable: true })
      fireEvent.timeUpdate(player())
      await arrive(250)
    }
  }
  const left = () => storage.local.keys().filter((key) => key.startsWith('outbox:'))

  it('stops playing when it goes away, and says how long was watched', async () => {
    const { unmount, dwell } = await open()
    await play(3)
    fireEvent.pause(player())
    await arrive(5000)
    unmount()
    expect(dwell.mock.calls).toEqual([['/market/super-forum/26', 'video-v1', 3000]])
    expect(fakeVideo.commands).toEqual(['overlay-video: pause'])
    expect(left()).toEqual([])
  })

  it('leaves what was watched to the next start when the page is killed', async () => {
    await open()
    await play(5)
    const [key = ''] = left()
    const backend = new FakeBackend()
    await startOutbox(storage.local, backend).outbox.flush()
    expect(backend.seen).toMatchObject([
      {
        call: 'tracking.pageEvents',
        input: {
          body: { events: [{ type: 2, tab: 'video-v1', page: '/market/super-forum/26', duration: 5000 }] },
        },
      },
    ])
    expect(storage.local.get(key)).toBeUndefined()
  })

  it('says nothing of a clip that was only looked at', async () => {
    const { unmount, dwell } = await open()
    unmount()
    expect(dwell).not.toHaveBeenCalled()
  })

  it('says that a clip could not be loaded, and tries again', async () => {
    const world = fakeStores({ answers: { [CALL]: cut } })
    renderIn(world.stores, <VideoOverlay vid="v1" onClose={jest.fn()} />, 'superForum', {
      id: '26',
    })
    await arrive(3000)
    world.network.answers[CALL] = CLIP
    fireEvent.click(screen.getByRole('button', { name: /重/ }))
    await arrive()
    expect(player()).toBeTruthy()
  })
})
