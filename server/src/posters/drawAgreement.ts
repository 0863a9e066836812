import type { Document } from '@/contracts/base/documents'
import { INK_BOX } from '@/lib/Ink'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { wrapText } from './measureText'
import { box, GUTTER, lines, picture, tag, type TextStyle, WIDTH } from './svg'

/** A signed agreement as it is drawn. */
export interface SignedAgreement {
  readonly text: Document
  readonly goodsTitle: string
  readonly hash: string
  readonly name: string
  readonly ink: string
  readonly signedAt: number
}

const COLOURS = { ink: '#131a26', soft: '#5c677a', line: '#cbd3df', paper: '#ffffff' } as const
const INSIDE = WIDTH - 2 * GUTTER
/** The height of a line in sizes of its type. */
const LEADING = 1.6

const HEAD: TextStyle = { size: 34, fill: COLOURS.ink, weight: 700 }
const PART: TextStyle = { size: 25, fill: COLOURS.ink, weight: 700 }
const BODY: TextStyle = { size: 23, fill: COLOURS.ink }
const NOTE: TextStyle = { size: 20, fill: COLOURS.soft }

/** A column that grows downwards. */
class Column {
  private y = 40
  private readonly parts: string[] = []

  get height(): number {
    return this.y
  }

  get markup(): string {
    return this.parts.join('')
  }

  say(text: string, style: TextStyle, gap = 0): void {
    const step = style.size * LEADING
    const wrapped = wrapText(text, style.size, INSIDE)
    this.parts.push(lines(wrapped, GUTTER, this.y + gap + style.size, step, style))
    this.y += gap + wrapped.length * step
  }

  draw(height: number, markup: (y: number) => string): void {
    this.parts.push(markup(this.y))
    this.y += height
  }
}

const signature = (ink: string) => (y: number) =>
  tag(
    'svg',
    {
      x: GUTTER,
      y: y + 16,
      width: INK_BOX.width / 1.5,
      height: INK_BOX.height / 1.5,
      viewBox: `0 0 ${INK_BOX.width} ${INK_BOX.height}`,
    },
    tag('path', {
      d: ink,
      fill: 'none',
      stroke: COLOURS.ink,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/** The whole agreement with its signature, its time and the hash of its text, as SVG. */
export const drawAgreement = (signed: SignedAgreement, width = WIDTH): string => {
  const { text, goodsTitle, hash, name, ink, signedAt } = signed
  const column = new Column()
  column.say(text.title, HEAD)
  column.say(`版本 ${text.version}，${text.effectiveDate} 起生效`, NOTE, 8)
  column.say(`课程：${goodsTitle}`, NOTE)
  for (const { heading, paragraphs } of text.sections) {
    column.say(heading, PART, 28)
    for (const paragraph of paragraphs) column.say(paragraph, BODY, 8)
  }
  column.draw(40, (y) => box(GUTTER, y + 30, INSIDE, 1, 0, { fill: COLOURS.line }))
  column.say(`签署人：${name}`, PART, 16)
  if (ink === '') column.say('签署方式：两次输入姓名确认', NOTE)
  else column.draw(INK_BOX.height / 1.5 + 32, signature(ink))
  column.say(`签署时间：${shanghaiDate(signedAt)} ${shanghaiTime(signedAt)}（北京时间）`, NOTE)
  column.say('文本摘要 SHA-256：', NOTE)
  // Keep the hash on one line, so that readers can compare it whole.
  column.say(hash, NOTE)
  const height = Math.ceil(column.height + 40)
  return picture(height, width, box(0, 0, WIDTH, height, 0, { fill: COLOURS.paper }) + column.markup)
}
