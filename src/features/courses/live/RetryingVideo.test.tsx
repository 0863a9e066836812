import { fireEvent, screen } from '@testing-library/react'
import { arrive, renderIn } from '../../../../tests/builders/renderIn'
import { fakeStores } from '../../../../tests/builders/fakeStores'
import { RetryingVideo } from './RetryingVideo'

const LABEL = '正在直播：长难句'
const BROKEN = '画面断开了，正在重新连接…'
const FAILED = '直播画面断开了（L101）'

const shown = (): HTMLVideoElement => screen.getByLabelText<HTMLVideoElement>(LABEL)
const shownOrNot = (): HTMLElement | null => screen.queryByLabelText(LABEL)

const open = (more: { readonly goesOnAtItsPlace?: boolean } = {}): void => {
  const video = { id: 'live-video', src: '/live.mp4', label: LABEL, length: 3600 }
  const { stores } = fakeStores({ answers: {} })
  const drawn = <RetryingVideo {...video} {...more} placeOf={(second) => second} failure={FAILED} />
  renderIn(stores, drawn, 'liveStreaming', {})
}

/** The picture is at a second. */
const moveTo = (second: number): void => {
  shown().currentTime = second
  fireEvent.timeUpdate(shown())
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a broadcast', () => {
  it('plays at once, and comes back by itself when it broke', async () => {
    open()
    const before = shown()
    expect(before.autoplay).toBe(true)
    fireEvent.error(before)
    expect(screen.getByText(BROKEN)).toBeTruthy()
    await arrive(1000)
    expect([shown() === before, shown().autoplay]).toEqual([false, true])
  })

  it('that never comes back says so after half a minute, and is tried again by a press', async () => {
    open()
    for (const seconds of [1, 2, 4, 8, 16]) {
      fireEvent.error(shown())
      await arrive(seconds * 1000 - 1)
      expect(shownOrNot()).toBeNull()
      await arrive(1)
    }
    fireEvent.error(shown())
    expect(screen.getByText(FAILED)).toBeTruthy()
    fireEvent.click(screen.getByText('重新连接'))
    expect(shownOrNot()).not.toBeNull()
  })

  it('that plays again has all its tries before it', async () => {
    open()
    for (let breaks = 0; breaks < 9; breaks += 1) {
      moveTo(breaks)
      fireEvent.error(shown())
      await arrive(1000)
    }
    expect(shownOrNot()).not.toBeNull()
  })

  it.each([
    [true, 83],
    [false, 0],
  ])('whose recording it is (%s) goes on at second %s', async (goesOnAtItsPlace, place) => {
    open({ goesOnAtItsPlace })
    moveTo(83)
    fireEvent.error(shown())
    await arrive(1000)
    fireEvent(shown(), new Event('loadedmetadata'))
    expect(shown().currentTime).toBe(place)
  })
})
