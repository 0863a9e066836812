import { TailReader } from './TailReader'

const tailText = (raw: string): string => new TailReader().read(raw)

test.each([
  ['当 $x^2\\ge0$ 时', '当 x² ≥ 0 时'],
  ['看 \\(\\frac{1}{2}\\)，再看 $$\\int_0^1 x$$ 。', '看 1/2，再看 ∫₀¹ x 。'],
  ['行列式 $|A|=2$ 和 **重点**', '行列式 |A| = 2 和 重点'],
  ['满 $ 100 可用', '满 $ 100 可用'],
  ['满 $100\n再减', '满 $100\n再减'],
  ['反斜杠 \\n 是换行', '反斜杠 \\n 是换行'],
])('%j is read as %j', (raw, text) => expect(tailText(raw)).toBe(text))

test.each([['极限 $'], ['极限 $\\lim x'], ['极限 \\'], ['极限 \\(x'], ['极限 $$\n\\frac{1}'], ['极限 $x$']])(
  'of %j the formula is not shown before it is whole',
  (raw) => expect(tailText(raw)).toBe('极限 '),
)

test('what was not closed for long is text', () => {
  expect(tailText(`只有 $${'字'.repeat(200)}`)).toContain('只有 $字')
})

test('the text only grows while an answer does', () => {
  const raw = '由 $x\\to0$ 得 **极限** 为 $$\\frac{\\sin x}{x}=1$$ ，见 \\[a_1|b|\\] 与 `code` 。'
  let before = ''
  for (let end = 1; end <= raw.length; end++) {
    const text = tailText(raw.slice(0, end))
    expect(text.startsWith(before)).toBe(true)
    expect(text).not.toMatch(/[$\\]/)
    before = text
  }
})
