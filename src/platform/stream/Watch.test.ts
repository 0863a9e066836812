import { Watch } from './Watch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('ends a stream that does not begin, and one that falls silent, and no other', () => {
  const end = jest.fn()
  const watch = new Watch({ firstByteMs: 100, idleMs: 50 }, end)
  jest.advanceTimersByTime(99)
  watch.touch()
  jest.advanceTimersByTime(49)
  watch.touch()
  jest.advanceTimersByTime(49)
  expect(end).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect([end.mock.calls.length, watch.isLate]).toEqual([1, true])
})

it('that was stopped ends nothing', () => {
  const end = jest.fn()
  new Watch({ firstByteMs: 100, idleMs: 50 }, end).stop()
  jest.advanceTimersByTime(1000)
  expect(end).not.toHaveBeenCalled()
})
