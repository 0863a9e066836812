import { wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { GUTTER, line, lines, tag, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Quote = Extract<Poster, { layout: 'quote' }>

/** Learners' quotes as speech cards. */
export const drawQuote = (poster: Quote, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const parts: string[] = []
  let y = head.height
  poster.quotes.forEach(({ text, name, note }, index) => {
    const texts = wrapText(text, 30, WIDTH - GUTTER * 2 - 84)
    const height = 84 + texts.length * 48 + 116
    const bottom = y + height - 62
    parts.push(
      card(GUTTER, y, WIDTH - GUTTER * 2, height, theme),
      tag('path', {
        d: `M${GUTTER + 42} ${y + 62}q0 -34 34 -38v14q-14 4 -14 14h14v26h-34ZM${GUTTER + 88} ${y + 62}q0 -34 34 -38v14q-14 4 -14 14h14v26h-34Z`,
        fill: 'url(#accent)',
        opacity: 0.85,
      }),
      lines(texts, GUTTER + 42, y + 124, 48, { size: 30, fill: theme.ink, weight: 500 }),
      tag('circle', {
        cx: GUTTER + 70,
        cy: bottom,
        r: 30,
        fill: 'url(#accent)',
        opacity: index % 2 ? 0.7 : 1,
      }),
      line([...name][0] ?? '', GUTTER + 70, bottom + 11, {
        size: 30,
        fill: theme.onAccent,
        weight: 700,
        anchor: 'middle',
      }),
      line(name, GUTTER + 118, bottom - 2, { size: 28, fill: theme.ink, weight: 700 }),
      line(note, GUTTER + 118, bottom + 32, { size: 24, fill: theme.soft }),
    )
    y += height + 26
  })
  const foot = footnote(poster, theme, y - 8)
  return { height: foot.height, body: head.body + parts.join('') + foot.body }
}
