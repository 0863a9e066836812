import { fittingSize, measureText, wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { scene } from '../scenes'
import { type Drawn, pill } from '../sectionHead'
import { box, GUTTER, line, lines, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Hero = Extract<Poster, { layout: 'hero' }>

const SCENE = 860

const chipRow = (chips: readonly string[], top: number, theme: Theme): string => {
  const widths = chips.map((chip) => measureText(chip) * 26 + 44)
  let x = GUTTER
  return chips
    .map((chip, index) => {
      const width = widths[index] ?? 0
      const drawn =
        box(x, top, width, 52, 26, {
          fill: '#fff',
          'fill-opacity': 0.16,
          stroke: '#fff',
          'stroke-opacity': 0.5,
        }) +
        line(chip, x + width / 2, top + 36, { size: 26, fill: theme.head, weight: 600, anchor: 'middle' })
      x += width + 16
      return drawn
    })
    .join('')
}

const numberCard = (numbers: Hero['numbers'], top: number, theme: Theme): string => {
  const width = WIDTH - GUTTER * 2
  const column = width / numbers.length
  const columns = numbers.map(({ value, label }, index) => {
    const centre = GUTTER + column * (index + 0.5)
    const size = fittingSize(value, 64, column - 28)
    return (
      line(value, centre, top + 88, { size, fill: 'url(#accent)', weight: 800, anchor: 'middle' }) +
      line(label, centre, top + 136, { size: 26, fill: theme.soft, anchor: 'middle' })
    )
  })
  return (
    box(GUTTER, top, width, 172, 32, { fill: theme.card, stroke: theme.line, 'stroke-width': 2 }) +
    columns.join('')
  )
}

/** Lets the scene run out into the section below. */
const ground = (theme: Theme): string =>
  tag('rect', { y: SCENE - 140, width: WIDTH, height: 140, fill: 'url(#ground)' }) +
  tag('rect', { y: SCENE - 1, width: WIDTH, height: 300, fill: theme.base })

/** The first picture of a page: scene, big title, chips and a card of numbers that reaches into the next section. */
export const drawHero = (poster: Hero, theme: Theme): Drawn => {
  const parts = [scene(theme, SCENE), ground(theme)]
  if (poster.kicker)
    parts.push(
      pill(poster.kicker, GUTTER + measureText(poster.kicker) * 13 + 26, 96, 'url(#accent)', theme.onAccent),
    )
  let y = 176
  poster.title.forEach((text, index) => {
    const size = fittingSize(text, 118, WIDTH - GUTTER * 2)
    const last = index === poster.title.length - 1
    y += size + 14
    parts.push(
      line(text, GUTTER, y, { size, fill: last ? 'url(#headAccent)' : theme.head, weight: 900, spacing: 2 }),
    )
  })
  if (poster.subtitle) {
    const texts = wrapText(poster.subtitle, 32, 600)
    parts.push(lines(texts, GUTTER, y + 62, 48, { size: 32, fill: theme.head, weight: 500 }))
    y += 62 + (texts.length - 1) * 48
  }
  if (poster.chips.length) parts.push(chipRow(poster.chips, y + 36, theme))
  const card = poster.numbers.length ? numberCard(poster.numbers, SCENE - 70, theme) : ''
  return { height: SCENE + (card ? 140 : 0), body: parts.join('') + card }
}
