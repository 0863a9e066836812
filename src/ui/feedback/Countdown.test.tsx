import { act, render, screen } from '@testing-library/react'
import { Countdown } from './Countdown'
import { PageShownContext } from '../pageShown'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('Countdown', () => {
  it('counts down by the server clock and tells once when it is over', () => {
    const onEnd = jest.fn()
    render(<Countdown label="直播" until={Date.now() + 5000} skewMs={2000} onEnd={onEnd} />)
    expect(screen.getByRole('timer').textContent).toBe('00:00:03')
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.getByRole('timer').textContent).toBe('00:00:02')
    act(() => jest.advanceTimersByTime(10000))
    expect(screen.getByRole('timer').textContent).toBe('00:00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('changes one text in a second, and once a minute what is spoken of it', () => {
    const { container } = render(<Countdown label="剩余时间" until={Date.now() + 3_602_000} />)
    const changes = (): number => {
      const seen: MutationRecord[] = []
      const observer = new MutationObserver((records) => seen.push(...records))
      observer.observe(container, { attributes: true, characterData: true, childList: true, subtree: true })
      act(() => jest.advanceTimersByTime(1000))
      seen.push(...observer.takeRecords())
      observer.disconnect()
      return seen.length
    }
    expect(screen.getByRole('timer', { name: '剩余时间：还有1小时0分' }).textContent).toBe('01:00:02')
    expect(changes()).toBe(1)
    expect(changes()).toBe(1)
    expect(changes()).toBe(2)
    expect(screen.getByRole('timer', { name: '剩余时间：还有59分' }).textContent).toBe('00:59:59')
  })

  it('rests while another page covers its own, and is right again when that one goes', () => {
    const until = Date.now() + 5000
    const page = (isShown: boolean) => (
      <PageShownContext.Provider value={isShown}>
        <Countdown label="直播" until={until} />
      </PageShownContext.Provider>
    )
    const { rerender } = render(page(true))
    rerender(page(false))
    expect(jest.getTimerCount()).toBe(0)
    act(() => jest.advanceTimersByTime(3000))
    rerender(page(true))
    expect(screen.getByRole('timer').textContent).toBe('00:00:02')
  })
})
