import { Bars } from './Bars'

test('values at their bars meet them: exit code 0 and no message', () => {
  const bars = new Bars()
  expect(bars.atMost('ratio', 3, 3)).toBe('meets')
  expect(bars.atLeast('rate', 300, 300)).toBe('meets')
  expect(bars.exitCode).toBe(0)
  expect(bars.describe()).toBe('')
})

test('one missed bar makes exit code 1 and is named, also when later values meet theirs', () => {
  const bars = new Bars()
  expect(bars.atMost('scale of orders', 3.1, 3)).toBe('misses')
  expect(bars.atLeast('rate', 301, 300)).toBe('meets')
  expect(bars.exitCode).toBe(1)
  expect(bars.describe()).toBe('bar missed: scale of orders: 3.1 is above 3\n')
})

test.each([
  ['atMost', (bars: Bars) => bars.atMost('x', NaN, 1)],
  ['atLeast', (bars: Bars) => bars.atLeast('x', NaN, 1)],
] as const)('a value that was not measured misses its bar (%s)', (_, judge) => {
  const bars = new Bars()
  expect(judge(bars)).toBe('misses')
  expect(bars.exitCode).toBe(1)
})
