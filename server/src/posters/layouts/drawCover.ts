import { fittingSize, measureText } from '../measureText'
import type { Poster } from '../posterSchema'
import { scene } from '../scenes'
import type { Drawn } from '../sectionHead'
import { box, GUTTER, line, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Cover = Extract<Poster, { layout: 'cover' | 'banner' }>

const label = (text: string, theme: Theme): string => {
  const width = measureText(text) * 26 + 44
  return (
    box(WIDTH - width - 28, 28, width, 48, 24, { fill: 'url(#accent)' }) +
    line(text, WIDTH - width / 2 - 28, 61, { size: 26, fill: theme.onAccent, weight: 700, anchor: 'middle' })
  )
}

/** The picture of goods (750 × 420) or a banner (750 × 340): few words, large. */
export const drawCover = (poster: Cover, theme: Theme): Drawn => {
  const height = poster.layout === 'banner' ? 340 : 420
  const parts = [scene(theme, height), tag('rect', { width: WIDTH * 0.85, height, fill: 'url(#shade)' })]
  const sizes = poster.title.map((text) => fittingSize(text, poster.layout === 'banner' ? 66 : 80, 480))
  const block =
    sizes.reduce((sum, size) => sum + size + 12, 0) + (poster.kicker ? 46 : 0) + (poster.subtitle ? 52 : 0)
  let y = (height - block) / 2
  if (poster.kicker) {
    parts.push(
      line(poster.kicker, GUTTER, y + 28, {
        size: 28,
        fill: theme.head,
        weight: 600,
        opacity: 0.92,
        spacing: 1,
      }),
    )
    y += 46
  }
  poster.title.forEach((text, index) => {
    const size = sizes[index] ?? 60
    const last = index === poster.title.length - 1 && index > 0
    y += size + 4
    parts.push(
      line(text, GUTTER, y, { size, fill: last ? 'url(#headAccent)' : theme.head, weight: 900, spacing: 1 }),
    )
    y += 8
  })
  if (poster.subtitle)
    parts.push(line(poster.subtitle, GUTTER, y + 44, { size: 28, fill: theme.head, weight: 500 }))
  if (poster.tag) parts.push(label(poster.tag, theme))
  return { height, body: parts.join('') }
}
