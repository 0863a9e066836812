import { wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { GUTTER, line, lines, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type People = Extract<Poster, { layout: 'people' }>

const TEXT_LEFT = GUTTER + 168

/** Teachers, a card each: first sign of the name in a medal, name, role, motto. */
export const drawPeople = (poster: People, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const parts = [head.body]
  let y = head.height
  for (const { name, role, text } of poster.people) {
    const roles = wrapText(role, 26, WIDTH - GUTTER * 2 - 204)
    const texts = wrapText(text, 28, WIDTH - GUTTER * 2 - 204)
    const below = y + 74 + roles.length * 36
    const height = 74 + roles.length * 36 + texts.length * 42 + 32
    const middle = y + height / 2
    parts.push(
      card(GUTTER, y, WIDTH - GUTTER * 2, height, theme),
      tag('circle', { cx: GUTTER + 88, cy: middle, r: 56, fill: 'url(#accent)' }),
      tag('circle', {
        cx: GUTTER + 88,
        cy: middle,
        r: 64,
        fill: 'none',
        stroke: 'url(#accent)',
        'stroke-width': 3,
        opacity: 0.5,
      }),
      line([...name][0] ?? '', GUTTER + 88, middle + 18, {
        size: 50,
        fill: theme.onAccent,
        weight: 800,
        anchor: 'middle',
      }),
      line(name, TEXT_LEFT, y + 62, { size: 36, fill: theme.ink, weight: 700 }),
      lines(roles, TEXT_LEFT, y + 102, 36, { size: 26, fill: theme.soft }),
      lines(texts, TEXT_LEFT, below + 40, 42, { size: 28, fill: theme.ink }),
    )
    y += height + 24
  }
  const foot = footnote(poster, theme, y - 8)
  return { height: foot.height, body: parts.join('') + foot.body }
}
