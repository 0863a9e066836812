import { plainText } from '@/contracts/assistant/plainText'
import { BlockFeed } from '../answers/BlockFeed'
import { markdownBlocks } from './markdownBlocks'
import { typesetFormula } from '../../../formulas/typesetFormula'

const line = (markdown: string) => {
  const [block] = markdownBlocks(markdown)
  return block && 'line' in block ? block.line : []
}

describe('a formula', () => {
  it.each([
    ['当 $x\\to0$ 时', 'x\\to0', false],
    ['当 \\(x^2\\) 时', 'x^2', false],
    ['$$\\int_a^b f(x)\\,dx$$', '\\int_a^b f(x)\\,dx', true],
    ['\\[\na\n= b\n\\]', 'a\n= b', true],
    ['下标 $a_1*b_2*c$ 不是强调', 'a_1*b_2*c', false],
  ])('in %j is typeset, with the room that it takes', (markdown, tex, display) => {
    const found = line(markdown).find(({ formula }) => formula)
    expect(found).toMatchObject({ text: tex, formula: { display } })
    expect(found?.formula?.width).toBeGreaterThan(0.5)
    expect(found?.formula?.height).toBeGreaterThan(0.3)
  })

  it.each(['满 $100 减 $20', '原价 $ 5 和 $ 6', '只有一个 $ 号'])('is none in %j', (markdown) => {
    expect(line(markdown).some(({ formula }) => formula)).toBe(false)
    expect(plainText(markdownBlocks(markdown))).toBe(markdown)
  })

  it('that cannot be read stays the text it is', () => {
    expect(line('看 $\\frac{$ 这里')).toContainEqual({ text: '$\\frac{$', look: 'code' })
    expect(line('$\\href{javascript:alert(1)}{x}$')[0]?.look).toBe('code')
    expect(typesetFormula('x'.repeat(401), false)).toBeUndefined()
  })

  it.each([
    '\\mmlToken{mtext}[href="https://evil.example"]{x}',
    `\\begin{matrix}${'1&'.repeat(180)}1\\end{matrix}`,
    '{'.repeat(150) + 'x' + '}'.repeat(150),
    '\\sqrt{'.repeat(40) + 'x' + '}'.repeat(40),
  ])('that brings links or costs more than formulas do is no picture: %.40s', (tex) => {
    expect(typesetFormula(tex, true)).toBeUndefined()
    expect(line(`$${tex}$`)[0]?.look).toBe('code')
  })

  it('keeps what its own commands write, and letters that look like links', () => {
    expect(typesetFormula('a \\bmod b \\pmod{n}', false)).toBeDefined()
    expect(typesetFormula('\\text{<a href=x>}', false)).toBeDefined()
  })

  it('beyond a hundred in one answer stays the text it is', () => {
    const many = Array.from({ length: 130 }, () => '$x$').join(' ')
    const looks = line(many).filter(({ text }) => text.trim() !== '')
    expect(looks.filter(({ formula }) => formula)).toHaveLength(100)
    expect(looks.filter(({ look }) => look === 'code')).toHaveLength(30)
    const blocks = markdownBlocks(Array.from({ length: 102 }, () => '$$x$$').join('\n\n'))
    expect(blocks.slice(-2).flatMap((block) => ('line' in block ? block.line : []))).toEqual([
      { text: '$$x$$', look: 'code' },
      { text: '$$x$$', look: 'code' },
    ])
  })

  it('is a picture without anything that runs or is fetched', () => {
    const svg = typesetFormula('\\frac{a}{b} < \\text{<script>}', false)?.svg ?? ''
    expect(svg).toMatch(/^<svg [^>]*width="[\d.]+" height="[\d.]+"/)
    expect(svg).not.toMatch(/<script|href|url\(|currentColor|\dex"/)
  })

  it('is read in one line where it is copied', () => {
    expect(plainText(markdownBlocks('极限 $\\frac{a+b}{x^2}$ 存在'))).toBe('极限 (a + b)/x² 存在')
  })

  it('comes whole, wherever the answer is cut', () => {
    const answer = '看 $a_1$ 和\n\n$$\\frac{1}{2}$$\n\n完。'
    const whole = markdownBlocks(answer)
    expect(whole).toHaveLength(3)
    for (let cut = 1; cut < answer.length; cut++) {
      const feed = new BlockFeed()
      const events = [...feed.next(answer.slice(0, cut)), ...feed.next(answer)]
      const blocks = events.flatMap((event) => (event.kind === 'block' ? [event.block] : []))
      // The last one may grow on.
      expect(blocks).toEqual(whole.slice(0, -1))
    }
  })
})

describe('a phone number', () => {
  it('of a help line can be called', () => {
    expect(line('请打 [**12356**](tel:12356)')).toContainEqual({
      text: '12356',
      look: 'strong',
      phone: '12356',
    })
  })

  it.each(['[退款热线](tel:4001234567)', '[12356](tel:13800000000)', '[110](tel:110;ext=5)'])(
    'of anybody else stays text: %s',
    (markdown) => expect(line(markdown).some(({ phone }) => phone)).toBe(false),
  )
})
