import { setVisible, visibility } from '@/platform/visibility'
import { VideoPlay } from './VideoPlay'

jest.useFakeTimers()

const player = () => {
  const handle = { play: jest.fn(), pause: jest.fn(), seek: jest.fn(), setRate: jest.fn() }
  const ticks = { count: 0 }
  const play = new VideoPlay({
    handle,
    visibility,
    onTick: () => {
      ticks.count += 1
    },
    setInterval: (run, ms) => setInterval(run, ms),
    clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout | undefined),
  })
  return { handle, ticks, play }
}

describe('one video of a page (seed §4)', () => {
  it('counts each second while it plays, and no second while it rests', () => {
    const { play, ticks } = player()
    play.started()
    jest.advanceTimersByTime(3500)
    play.paused()
    jest.advanceTimersByTime(5000)
    expect(ticks.count).toBe(3)
    play.close()
  })

  it('starting one pauses the others', () => {
    const [one, other] = [player(), player()]
    one.play.started()
    other.play.started()
    expect([one.handle.pause.mock.calls.length, other.handle.pause.mock.calls.length]).toEqual([1, 0])
    one.play.close()
    other.play.close()
  })

  it('starting it twice does not pause itself nor count twice', () => {
    const { play, handle, ticks } = player()
    play.started()
    play.started()
    jest.advanceTimersByTime(2000)
    expect([handle.pause.mock.calls.length, ticks.count]).toEqual([0, 2])
    play.close()
  })

  it('rests while the page is hidden', () => {
    const { play, handle, ticks } = player()
    play.started()
    jest.advanceTimersByTime(1000)
    setVisible(false)
    jest.advanceTimersByTime(4000)
    expect([ticks.count, handle.pause.mock.calls.length]).toEqual([1, 1])
    play.paused()
    setVisible(true)
    jest.advanceTimersByTime(2000)
    expect(ticks.count).toBe(1)
    play.close()
  })

  it('counts on when the page shows again and the player never stopped', () => {
    const { play, ticks } = player()
    play.started()
    setVisible(false)
    setVisible(true)
    jest.advanceTimersByTime(2000)
    expect(ticks.count).toBe(2)
    play.close()
  })

  it('closing stops playback and timer', () => {
    const { play, handle, ticks } = player()
    play.started()
    play.close()
    jest.advanceTimersByTime(3000)
    setVisible(true)
    jest.advanceTimersByTime(3000)
    expect([ticks.count, handle.pause.mock.calls.length]).toEqual([0, 1])
  })
})
