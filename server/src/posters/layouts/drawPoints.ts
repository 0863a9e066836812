import { wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { box, GUTTER, line, lines, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Points = Extract<Poster, { layout: 'points' }>

/** Numbered cards, one point each. */
export const drawPoints = (poster: Points, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const parts = [head.body]
  let y = head.height
  poster.points.forEach(({ title, text }, index) => {
    const texts = wrapText(text, 28, 468)
    const height = 108 + texts.length * 44
    parts.push(
      card(GUTTER, y, WIDTH - GUTTER * 2, height, theme),
      box(GUTTER + 28, y + 32, 92, 92, 26, { fill: 'url(#accent)' }),
      line(String(index + 1).padStart(2, '0'), GUTTER + 74, y + 94, {
        size: 44,
        fill: theme.onAccent,
        weight: 800,
        anchor: 'middle',
      }),
      line(title, GUTTER + 148, y + 66, { size: 36, fill: theme.ink, weight: 700 }),
      lines(texts, GUTTER + 148, y + 118, 44, { size: 28, fill: theme.soft }),
    )
    y += height + 24
  })
  const foot = footnote(poster, theme, y - 8)
  return { height: foot.height, body: parts.join('') + foot.body }
}
