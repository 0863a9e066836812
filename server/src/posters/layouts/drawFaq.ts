import { wrapText } from '../measureText'
import type { Poster } from '../posterSchema'
import { card, type Drawn, footnote, sectionHead } from '../sectionHead'
import { box, GUTTER, line, lines, WIDTH } from '../svg'
import type { Theme } from '../themes'

type Faq = Extract<Poster, { layout: 'faq' }>

const LEFT = GUTTER + 104
const TEXT_WIDTH = WIDTH - GUTTER * 2 - 144

/** Questions and answers, a card a pair. */
export const drawFaq = (poster: Faq, theme: Theme): Drawn => {
  const head = sectionHead(poster, theme)
  const parts = [head.body]
  let y = head.height
  for (const { ask, answer } of poster.questions) {
    const asked = wrapText(ask, 30, TEXT_WIDTH)
    const answered = wrapText(answer, 28, TEXT_WIDTH)
    const below = y + 68 + asked.length * 42
    const height = 68 + asked.length * 42 + answered.length * 44 + 16
    parts.push(
      card(GUTTER, y, WIDTH - GUTTER * 2, height, theme),
      box(GUTTER + 28, y + 28, 52, 52, 16, { fill: 'url(#accent)' }),
      line('问', GUTTER + 54, y + 65, { size: 30, fill: theme.onAccent, weight: 800, anchor: 'middle' }),
      lines(asked, LEFT, y + 65, 42, { size: 30, fill: theme.ink, weight: 700 }),
      lines(answered, LEFT, below + 12, 44, { size: 28, fill: theme.soft }),
    )
    y += height + 24
  }
  const foot = footnote(poster, theme, y - 8)
  return { height: foot.height, body: parts.join('') + foot.body }
}
