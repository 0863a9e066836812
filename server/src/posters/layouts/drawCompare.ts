import { wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { box, GUTTER, line, lines, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Compare = Extract<Poster, { layout: 'compare' }>

const FIRST = 142
const OTHER = (WIDTH - GUTTER * 2 - FIRST) / 2
const SIZE = 26
const STEP = 36

/** A table of two ways; the second column is ours and is highlighted. */
export const drawCompare = (poster: Compare, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const top = head.height + 84
  const [usual, ours] = [GUTTER + FIRST + OTHER / 2, GUTTER + FIRST + OTHER * 1.5]
  const cells: string[] = []
  let y = top
  poster.rows.forEach(([what, theirs, mine], index) => {
    const left = wrapText(theirs, SIZE, OTHER - 36)
    const right = wrapText(mine, SIZE, OTHER - 36)
    const name = wrapText(what, SIZE, FIRST - 24)
    const height = Math.max(left.length, right.length, name.length) * STEP + 52
    const base = (count: number) => y + height / 2 - ((count - 1) * STEP) / 2 + 9
    if (index > 0)
      cells.push(
        tag('path', {
          d: `M${GUTTER + 24} ${y}H${WIDTH - GUTTER - 24}`,
          stroke: theme.line,
          'stroke-width': 2,
        }),
      )
    cells.push(
      lines(name, GUTTER + FIRST / 2 + 4, base(name.length), STEP, {
        size: SIZE,
        fill: theme.ink,
        weight: 700,
        anchor: 'middle',
      }),
      lines(left, usual, base(left.length), STEP, { size: SIZE, fill: theme.soft, anchor: 'middle' }),
      lines(right, ours, base(right.length), STEP, {
        size: SIZE,
        fill: theme.ink,
        weight: 700,
        anchor: 'middle',
      }),
    )
    y += height
  })
  const [usualName, oursName] = poster.columns
  const frame = [
    card(GUTTER, head.height, WIDTH - GUTTER * 2, y - head.height, theme),
    box(GUTTER + FIRST + OTHER, head.height - 14, OTHER, y - head.height + 28, 28, {
      fill: 'url(#accent)',
      opacity: 0.16,
    }),
    box(GUTTER + FIRST + OTHER, head.height - 14, OTHER, 98, 28, { fill: 'url(#accent)' }),
    line(usualName, usual, head.height + 54, { size: 28, fill: theme.soft, weight: 600, anchor: 'middle' }),
    line(oursName, ours, head.height + 48, { size: 32, fill: theme.onAccent, weight: 800, anchor: 'middle' }),
  ]
  const foot = footnote(poster, theme, y + 16)
  return { height: foot.height, body: head.body + frame.join('') + cells.join('') + foot.body }
}
