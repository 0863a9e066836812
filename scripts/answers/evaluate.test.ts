import { evaluate } from './evaluate'

test.each([
  ['integral(x^2 * exp(-x), x, 0, Infinity)', 2],
  ['integral(1 / sqrt(x), x, 0, 1)', 2],
  ['integral(exp(-x^2), x, -Infinity, Infinity)', Math.sqrt(Math.PI)],
  ['integral(exp(x), x, -Infinity, 1)', Math.E],
  ['integral(integral(x * y, y, 0, x), x, 0, 1)', 1 / 8],
  ['limit((tan(x) - sin(x)) / x^3, x, 0)', 1 / 2],
  ['limit((1 + 1 / n)^n, n, Infinity)', Math.E],
  ['limit(abs(h) / h, h, 0, -1)', -1],
  ['slope(atan(x), x, 0, 3)', -2],
  ['series(1 / n^2, n, 1)', Math.PI ** 2 / 6],
  ['root(x^2 - 2, x, 0, 2)', Math.SQRT2],
  ['changes(x^3 - 3x + 1, x, -10, 10)', 3],
  ['total(k^2, k, 1, 3)', 14],
  ['solution(x - y / x, 1, 1, 2)', 5 / 3],
  ['solution([y[2], -y[1]], 0, [0, 2], pi / 6)', 1],
  ['rank([[1, 2], [2, 4]])', 1],
  ['positives([[0, 1], [1, 0]])', 1],
  ['adjugate([[1, 2], [3, 4]])[1, 2]', -2],
])('%s', (expression, value) => {
  expect(evaluate(expression)).toBeCloseTo(value, 6)
})

test.each([
  'limit(1 / x, x, 0)',
  'limit(abs(h) / h, h, 0)',
  'integral(1 / x, x, 0, 1)',
  'root(x^2 + 1, x, 0, 1)',
  'a',
  '0 / 0',
])('%s has no value', (expression) => {
  expect(() => evaluate(expression)).toThrow()
})
