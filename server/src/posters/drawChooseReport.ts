import { drawQrCard } from './drawQrCard'
import { fittingSize, wrapText } from './measureText'
import { box, gradient, GUTTER, line, picture, tag, WIDTH } from './svg'

const COLOURS = {
  sky: ['#2f5bea', '#5b84ff'],
  ink: '#131a26',
  soft: '#5c677a',
  on: '#ffffff',
  page: '#f4f6fa',
} as const
const HEAD = 420
const LINE_HEIGHT = 44
const TEXT_SIZE = 28
const INSIDE = WIDTH - GUTTER * 4
const CODE = 200

/** Contents of a report's long picture. */
export interface ChooseReportPicture {
  readonly school: string
  readonly major: string
  readonly band: string
  readonly headline: string
  readonly total: number
  readonly day: string
  readonly isSample: boolean
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly source: string
  /** Target of the QR code. */
  readonly link: string
}

interface Block {
  readonly height: number
  draw(top: number): string
}

const partBlock = ({ title, lines }: ChooseReportPicture['parts'][number]): Block => {
  const rows = lines.flatMap((text) =>
    wrapText(text, TEXT_SIZE, INSIDE - 28).map((row, at) => ({ row, isFirst: at === 0 })),
  )
  const height = 110 + rows.length * LINE_HEIGHT + 24
  return {
    height,
    draw: (top) =>
      [
        box(GUTTER, top, WIDTH - GUTTER * 2, height - 20, 24, { fill: '#ffffff' }),
        line(title, GUTTER * 2, top + 62, { size: 32, fill: COLOURS.ink, weight: 700 }),
        ...rows.map(({ row, isFirst }, at) => {
          const y = top + 118 + at * LINE_HEIGHT
          const dot = isFirst
            ? tag('circle', { cx: GUTTER * 2 + 6, cy: y - 9, r: 5, fill: COLOURS.sky[0] })
            : ''
          return dot + line(row, GUTTER * 2 + 28, y, { size: TEXT_SIZE, fill: COLOURS.ink })
        }),
      ].join(''),
  }
}

const toAttemptSummary = ({
  school,
  major,
  band,
  headline,
  total,
  day,
  isSample,
}: ChooseReportPicture): string =>
  [
    box(0, 0, WIDTH, HEAD, 0, { fill: 'url(#sky)' }),
    line(`我的择校报告 · ${day}`, GUTTER, 84, { size: 28, fill: COLOURS.on, opacity: 0.85 }),
    line(school, GUTTER, 164, {
      size: fittingSize(school, 56, WIDTH - GUTTER * 2),
      fill: COLOURS.on,
      weight: 700,
    }),
    line(major, GUTTER, 222, { size: fittingSize(major, 36, WIDTH - GUTTER * 2), fill: COLOURS.on }),
    line(`${band} · ${headline}`, GUTTER, 300, {
      size: fittingSize(`${band} · ${headline}`, 40, WIDTH - GUTTER * 2),
      fill: COLOURS.on,
      weight: 700,
    }),
    line(isSample ? `预估总分 ${total} 分 · 示例数据` : `预估总分 ${total} 分`, GUTTER, 354, {
      size: 28,
      fill: COLOURS.on,
      opacity: 0.9,
    }),
  ].join('')

/** A report as one long picture; sample figures say so in the head. */
export const drawChooseReport = (card: ChooseReportPicture, width = WIDTH): string => {
  const blocks = card.parts.filter(({ lines }) => lines.length > 0).map(partBlock)
  let top = HEAD - 30
  const drawn = blocks.map((block) => {
    const text = block.draw(top)
    top += block.height
    return text
  })
  const foot = top + 20
  const height = foot + CODE + 130
  const source = wrapText(`数据来源：${card.source}`, 22, WIDTH - GUTTER * 2)
  return picture(
    height + source.length * 34,
    width,
    [
      tag('defs', {}, gradient('sky', COLOURS.sky, true)),
      box(0, 0, WIDTH, height + source.length * 34, 0, { fill: COLOURS.page }),
      toAttemptSummary(card),
      ...drawn,
      tag('g', { transform: `translate(${GUTTER} ${foot})` }, drawQrCard(card.link, CODE)),
      line('扫一扫，算算你的录取可能', GUTTER + CODE + 32, foot + 90, {
        size: 30,
        fill: COLOURS.ink,
        weight: 700,
      }),
      line('结果是估计，不是承诺', GUTTER + CODE + 32, foot + 140, { size: 26, fill: COLOURS.soft }),
      ...source.map((row, at) =>
        line(row, GUTTER, foot + CODE + 60 + at * 34, { size: 22, fill: COLOURS.soft }),
      ),
    ].join(''),
  )
}
