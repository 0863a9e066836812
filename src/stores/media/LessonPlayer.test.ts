import type { Film } from '@/contracts/course/lessons'
import { memoryStore } from '@/platform/storage/memoryStore'
import { setVisible, visibility } from '@/platform/visibility'
import { LessonPlayer } from './LessonPlayer'
import { mobileData } from './mobileData'

jest.useFakeTimers()

const film: Film = {
  seconds: 100,
  poster: '/p.webp',
  sources: [
    { quality: 20, name: '超清', url: '/20.m3u8' },
    { quality: 10, name: '高清', url: '/10.m3u8' },
    { quality: 5, name: '流畅', url: '/5.m3u8' },
  ],
  chapters: [],
  cues: [],
}

interface Wish {
  readonly isMetered?: boolean
  readonly startAt?: number
  readonly hasNext?: boolean
  readonly storage?: ReturnType<typeof memoryStore>
  readonly provider?: Film['provider']
}

const open = async ({
  isMetered = false,
  startAt = 0,
  hasNext = false,
  storage = memoryStore(),
  provider,
}: Wish = {}) => {
  const handle = {
    play: jest.fn(),
    pause: jest.fn(),
    seek: jest.fn(),
    setRate: jest.fn(),
    float: jest.fn(),
    isFloating: () => false,
  }
  const log = { plays: jest.fn(), waits: jest.fn(), rests: jest.fn(), close: jest.fn() }
  const onNext = jest.fn()
  const player = new LessonPlayer({
    film: { ...film, provider },
    handle,
    visibility,
    storage,
    log,
    startAt,
    isMetered: async () => isMetered,
    goesOn: false,
    onNext: hasNext ? onNext : undefined,
    setInterval: (run, ms) => setInterval(run, ms),
    clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout | undefined),
  })
  const end = player.start()
  await jest.advanceTimersByTimeAsync(0)
  return { player, handle, log, onNext, end }
}

beforeEach(() => mobileData.forget())

describe('the player of a lesson', () => {
  it('begins in quality 10, as the seed says, and keeps what was chosen', async () => {
    const storage = memoryStore()
    const { player, end } = await open({ storage })
    expect([player.phase, player.source?.url]).toEqual(['playable', '/10.m3u8'])
    player.chooseQuality(5)
    player.choose(1.5)
    player.toggleSubtitles()
    end()
    const again = await open({ storage })
    expect([again.player.source?.url, again.player.speed, again.player.isSubtitled]).toEqual([
      '/5.m3u8',
      1.5,
      false,
    ])
    again.player.began()
    expect(again.handle.setRate).toHaveBeenLastCalledWith(1.5)
    again.end()
  })

  it('asks before it spends mobile data, once a visit', async () => {
    const first = await open({ isMetered: true })
    expect(first.player.phase).toBe('asking')
    first.player.agree()
    expect([first.player.phase, first.player.goesOn]).toEqual(['playable', true])
    first.end()
    const second = await open({ isMetered: true })
    expect(second.player.phase).toBe('playable')
    second.end()
  })

  it('goes on at the same place in another quality', async () => {
    const { player, end } = await open()
    player.began()
    player.at(42.7)
    player.chooseQuality(5)
    expect([player.source?.url, player.startAt, player.goesOn]).toEqual(['/5.m3u8', 42, true])
    end()
  })

  it('tries a film again, then in a lower quality, then says that it does not come', async () => {
    const { player, end } = await open()
    const tried = [0, 1, 2].map(() => {
      player.broke()
      return `${player.phase} ${player.source?.url ?? ''}`
    })
    expect(tried).toEqual(['playable /10.m3u8', 'playable /5.m3u8', 'failed /5.m3u8'])
    player.retry()
    expect(player.phase).toBe('playable')
    end()
  })

  it('plays from us what its provider does not, with all tries of its own', async () => {
    const { player, end } = await open({ provider: { name: 'cc', site: 'S1', vid: 'V1' } })
    expect(player.provided).toEqual({ name: 'cc', site: 'S1', vid: 'V1', quality: 10 })
    player.chooseQuality(20)
    expect(player.provided?.quality).toBe(20)
    player.chooseQuality(10)
    const tried = [0, 1, 2, 3, 4].map(() => {
      player.broke()
      return `${player.phase} ${player.provided ? 'provider' : (player.source?.url ?? '')}`
    })
    expect(tried).toEqual([
      'playable provider',
      'playable /10.m3u8',
      'playable /10.m3u8',
      'playable /5.m3u8',
      'failed /5.m3u8',
    ])
    end()
  })

  it('plays twice as fast for as long as a finger is held', async () => {
    const { player, handle, log, end } = await open()
    player.hold(true)
    expect(player.isHeld).toBe(false)
    player.began()
    player.hold(true)
    expect(handle.setRate).toHaveBeenLastCalledWith(2)
    player.at(1)
    expect(log.plays).toHaveBeenLastCalledWith(1, 2)
    player.hold(false)
    expect(handle.setRate).toHaveBeenLastCalledWith(1)
    end()
  })

  it('steps within the film, and counts no step', async () => {
    const { player, handle, log, end } = await open()
    player.at(4)
    player.step(-10)
    expect(handle.seek).toHaveBeenLastCalledWith(0)
    player.at(95)
    player.step(10)
    expect(handle.seek).toHaveBeenLastCalledWith(100)
    expect(log.waits).toHaveBeenCalledTimes(2)
    end()
  })

  it('counts only what plays', async () => {
    const { player, log, end } = await open()
    player.at(1)
    player.began()
    player.at(2)
    player.rested()
    player.at(3)
    expect(log.plays.mock.calls).toEqual([[2, 1]])
    expect(log.rests).toHaveBeenCalledTimes(1)
    end()
  })

  it('opens the next lesson after five seconds, unless that is cancelled', async () => {
    const { player, onNext, end } = await open({ hasNext: true })
    player.ended()
    await jest.advanceTimersByTimeAsync(2000)
    expect(player.nextIn).toBe(3)
    player.cancelNext()
    await jest.advanceTimersByTimeAsync(9000)
    expect(onNext).not.toHaveBeenCalled()
    player.ended()
    await jest.advanceTimersByTimeAsync(5000)
    expect(onNext).toHaveBeenCalledTimes(1)
    end()
  })

  it('rests when the page is hidden, and lets go of everything at its end', async () => {
    const { handle, log, end } = await open()
    setVisible(false)
    expect(handle.pause).toHaveBeenCalledTimes(1)
    end()
    expect(log.close).toHaveBeenCalledTimes(1)
  })
})
