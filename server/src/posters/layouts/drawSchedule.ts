import { measureText, wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { box, GUTTER, line, lines, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Schedule = Extract<Poster, { layout: 'schedule' }>

const RAIL = GUTTER + 26
const LEFT = GUTTER + 66

/** A time line: when, what, and a word more. */
export const drawSchedule = (poster: Schedule, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const parts: string[] = []
  let y = head.height
  const start = y + 40
  let end = start
  for (const { when, title, text } of poster.rows) {
    const texts = text ? wrapText(text, 26, WIDTH - LEFT - GUTTER - 60) : []
    const height = 136 + texts.length * 40
    const width = measureText(when) * 26 + 40
    parts.push(
      card(LEFT, y, WIDTH - LEFT - GUTTER, height, theme),
      box(LEFT + 28, y + 26, width, 42, 12, { fill: 'url(#accent)' }),
      line(when, LEFT + 28 + width / 2, y + 56, {
        size: 26,
        fill: theme.onAccent,
        weight: 700,
        anchor: 'middle',
      }),
      line(title, LEFT + 28, y + 112, { size: 34, fill: theme.ink, weight: 700 }),
      lines(texts, LEFT + 28, y + 156, 40, { size: 26, fill: theme.soft }),
      tag('circle', {
        cx: RAIL,
        cy: y + 47,
        r: 16,
        fill: theme.base,
        stroke: 'url(#accent)',
        'stroke-width': 8,
      }),
    )
    end = y + 47
    y += height + 22
  }
  const rail = tag('path', {
    d: `M${RAIL} ${start}V${end}`,
    stroke: theme.line,
    'stroke-width': 6,
    'stroke-linecap': 'round',
  })
  const foot = footnote(poster, theme, y - 8)
  return { height: foot.height, body: head.body + rail + parts.join('') + foot.body }
}
