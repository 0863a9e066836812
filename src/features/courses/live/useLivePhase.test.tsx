import { act, renderHook } from '@testing-library/react'
import { useLivePhase } from './useLivePhase'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-21T12:00:00+08:00')

beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

const lasting = (startsAt: number) => ({ startsAt, endsAt: startsAt + 60 * MINUTE })

it('turns when a broadcast begins and ends, and is that of the one that is asked for then', () => {
  const { result, rerender } = renderHook((times) => useLivePhase(times, 0), {
    initialProps: lasting(NOW + MINUTE),
  })
  const after = (minutes: number) => {
    act(() => jest.advanceTimersByTime(minutes * MINUTE))
    return result.current
  }
  expect([result.current, after(1), after(60)]).toEqual(['before', 'live', 'replay'])
  rerender(lasting(Date.now() + 2 * MINUTE))
  expect([result.current, after(2)]).toEqual(['before', 'live'])
})
