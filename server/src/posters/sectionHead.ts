import type { Poster } from './posterSchema'
import { box, line, lines, tag, WIDTH } from './svg'
import { fittingSize, measureText, wrapText } from './measureText'
import type { Theme } from './themes'

/** A drawn part and how tall it is. */
export interface Drawn {
  readonly height: number
  readonly body: string
}

const PILL = 46

/** A small round label around a centre. */
export const pill = (text: string, centre: number, top: number, fill: string, colour: string): string => {
  const width = measureText(text) * 26 + 52
  return (
    box(centre - width / 2, top, width, PILL, PILL / 2, { fill }) +
    line(text, centre, top + 32, { size: 26, fill: colour, weight: 600, anchor: 'middle' })
  )
}

/** The head of a plain section: label, title with a brush stroke under it, subtitle. */
export const sectionHead = (poster: Poster, theme: Theme): Drawn => {
  const parts: string[] = []
  let y = 64
  if (poster.kicker) {
    parts.push(pill(poster.kicker, WIDTH / 2, y, 'url(#accent)', theme.onAccent))
    y += PILL + 24
  }
  for (const text of poster.title) {
    const size = fittingSize(text, 62, 640)
    const width = measureText(text) * size
    y += size + 8
    parts.push(
      box(WIDTH / 2 - width / 2 - 8, y - 14, width + 16, 18, 9, { fill: 'url(#accent)', opacity: 0.38 }),
      line(text, WIDTH / 2, y, { size, fill: theme.ink, weight: 800, anchor: 'middle', spacing: 1 }),
    )
  }
  if (poster.subtitle) {
    const texts = wrapText(poster.subtitle, 28, 620)
    parts.push(lines(texts, WIDTH / 2, y + 58, 42, { size: 28, fill: theme.soft, anchor: 'middle' }))
    y += 58 + (texts.length - 1) * 42
  }
  return { height: y + 44, body: parts.join('') }
}

/** A quiet line at the foot. */
export const footnote = (poster: Poster, theme: Theme, top: number): Drawn => {
  if (!poster.footnote) return { height: top + 52, body: '' }
  const texts = wrapText(poster.footnote, 24, 640)
  const body = lines(texts, WIDTH / 2, top + 40, 36, { size: 24, fill: theme.soft, anchor: 'middle' })
  return { height: top + 40 + texts.length * 36 + 24, body }
}

/** A card with a hair line. */
export const card = (x: number, y: number, width: number, height: number, theme: Theme): string =>
  box(x, y + 6, width, height, 28, { fill: '#000', opacity: 0.05 }) +
  box(x, y, width, height, 28, { fill: theme.card, stroke: theme.line, 'stroke-width': 2 })

/** A tick in a circle. */
export const tick = (x: number, y: number, theme: Theme): string =>
  tag('circle', { cx: x, cy: y, r: 20, fill: 'url(#accent)' }) +
  tag('path', {
    d: `M${x - 9} ${y}l6 7l12 -14`,
    fill: 'none',
    stroke: theme.onAccent,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
