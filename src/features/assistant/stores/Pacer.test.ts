import { Pacer } from './Pacer'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const later = (run: () => void, ms: number): void => void setTimeout(run, ms)

it('hands on at most ten times a second, in order, and never much at once', () => {
  const given: number[][] = []
  const pacer = new Pacer<{ no: number; text: string }>({
    give: (events) => given.push(events.map(({ no }) => no)),
    costOf: ({ text }) => text.length,
    most: 400,
    setTimeout: later,
  })
  for (let no = 0; no < 100; no++) pacer.add({ no, text: '字'.repeat(100) })
  jest.advanceTimersByTime(999)
  expect(given.length).toBeLessThanOrEqual(11)
  expect(Math.max(...given.map(({ length }) => length))).toBeLessThanOrEqual(4)
  jest.advanceTimersByTime(60_000)
  expect(given.flat()).toEqual(Array.from({ length: 100 }, (_, no) => no))
})

it('says when everything was handed on', async () => {
  const pacer = new Pacer<{ no: number }>({
    give: () => undefined,
    costOf: () => 1,
    most: 1,
    setTimeout: later,
  })
  await pacer.drained()
  pacer.add({ no: 1 })
  const drained = jest.fn()
  void pacer.drained().then(drained)
  await Promise.resolve()
  expect(drained).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  await Promise.resolve()
  expect(drained).toHaveBeenCalled()
})
