import { hasOpenFormula, linearText, measuredText, piecesOfText } from './formulaText'
import { linearFormula } from './linearFormula'

test.each([
  ['\\frac{a}{b}', 'a/b'],
  ['x^2', 'x²'],
  // Every object has one.
  ['\\frac{\\constructor}{2}', 'constructor/2'],
  ['\\lim_{x\\to 0}\\frac{\\tan x-\\sin x}{x^3}', 'lim(x→0) (tan x − sin x)/x³'],
  ['\\int_0^1x^2\\,\\mathrm dx', '∫₀¹ x² dx'],
  ['\\int_0^{\\pi}x\\sin x\\,\\mathrm dx', '∫(0→π) x sin x dx'],
  ['\\frac12\\ln\\left|\\frac{1+x}{1-x}\\right|', '(1/2) ln|(1 + x)/(1 − x)|'],
  ['\\frac{1}{2x}', '1/(2x)'],
  ['\\frac{\\partial z}{\\partial x}', '∂z/∂x'],
  ['\\left(1+\\frac1n\\right)^n', '(1 + 1/n)ⁿ'],
  ['\\begin{pmatrix}1&-1\\\\0&\\frac12\\end{pmatrix}^{-1}', '(1, −1; 0, 1/2)⁻¹'],
  ['\\sum_{n=1}^{\\infty}a_n', 'Σ(n=1→∞) aₙ'],
  ["f''(x)+f^{(n)}(0)", 'f″(x) + f⁽ⁿ⁾(0)'],
])('%s is said as %s', (tex, words) => {
  expect(linearFormula(tex)).toBe(words)
})

const room = { width: 1.5, height: 2, drop: 0.7 }

test('a text carries the room of its formulas, and is cut at them', () => {
  const text = measuredText('值为 $\\frac12$ 或 $x$。', () => room)
  expect(piecesOfText(text)).toEqual([
    '值为 ',
    { tex: '\\frac12', ...room },
    ' 或 ',
    { tex: 'x', ...room },
    '。',
  ])
  expect(linearText(text)).toBe('值为 1/2 或 x。')
  expect(linearText('值为 $\\frac12$')).toBe('值为 1/2')
})

test('money is no formula on the device, and a dollar that nothing closes is found', () => {
  expect(piecesOfText('from $100 to $200')).toEqual(['from $100 to $200'])
  expect(hasOpenFormula('值为 $x')).toBe(true)
  expect(hasOpenFormula('值为 $x$')).toBe(false)
})

test.each(['{', '\\frac{', '\\sqrt', '^{', '\\begin{matrix}'])(
  '%s, opened as often as fits, ends in text',
  (sign) => {
    const short = sign.repeat(Math.floor(1000 / sign.length))
    expect(typeof linearFormula(short)).toBe('string')
    const long = sign.repeat(10_000)
    expect(linearFormula(long)).toBe(long)
  },
)
