import { isSameMaths } from './isSameMaths'

test.each([
  ['1/2', '0.5', true],
  ['1/2', '０．５', true],
  ['\\frac{1}{2}', '1/2', true],
  ['(x+1)^2', 'x^2+2x+1', true],
  ['sqrt(2)', '2^(1/2)', true],
  ['1/2', '0.51', false],
  ['x', 'y', false],
  ['2', '二', false],
  ['2', '((', false],
  ['2', '', false],
  ['x', `${'('.repeat(60)}x${')'.repeat(60)}`, false],
])('%s and %s: %s', (expected, given, same) => {
  expect(isSameMaths(expected, given)).toBe(same)
})
