import { act, render, screen } from '@testing-library/react'
import { Countdown } from './Countdown'

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
})
