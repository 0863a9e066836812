import { fittingSize, wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { GUTTER, line, lines, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Numbers = Extract<Poster, { layout: 'numbers' }>

const GAP = 22
const COLUMN = (WIDTH - GUTTER * 2 - GAP) / 2
const ROW = 236

/** Big numbers, two in a row; an odd last one takes the whole width. */
export const drawNumbers = (poster: Numbers, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const cards = poster.numbers.map(({ value, label, text }, index) => {
    const alone = index === poster.numbers.length - 1 && index % 2 === 0
    const width = alone ? WIDTH - GUTTER * 2 : COLUMN
    const x = GUTTER + (index % 2) * (COLUMN + GAP)
    const y = head.height + Math.floor(index / 2) * (ROW + GAP)
    const note = text ? wrapText(text, 24, width - 64).slice(0, 2) : []
    return [
      card(x, y, width, ROW, theme),
      tag('path', {
        d: `M${x + width - 92} ${y}h64a28 28 0 0 1 28 28v64Z`,
        fill: 'url(#accent)',
        opacity: 0.22,
      }),
      line(value, x + 32, y + 92, {
        size: fittingSize(value, 76, width - 90),
        fill: 'url(#accent)',
        weight: 900,
      }),
      line(label, x + 32, y + 140, { size: 30, fill: theme.ink, weight: 700 }),
      lines(note, x + 32, y + 178, 34, { size: 24, fill: theme.soft }),
    ].join('')
  })
  const bottom = head.height + Math.ceil(poster.numbers.length / 2) * (ROW + GAP)
  const foot = footnote(poster, theme, bottom - 8)
  return { height: foot.height, body: head.body + cards.join('') + foot.body }
}
