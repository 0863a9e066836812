import { offerLabel } from './offerLabel'
import type { Poster } from './posterSchema'

type Layout = Poster['layout']

type BodyOf = { readonly [L in Layout]: (poster: Extract<Poster, { layout: L }>) => readonly string[] }

const listed = (texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('，')

const numbers = (all: readonly { value: string; label: string; text?: string | undefined }[]): string[] =>
  all.map(({ value, label, text }) => listed([`${value} ${label}`, text]))

/** The words between head and foot of a poster, one sentence per piece. */
const BODY: BodyOf = {
  hero: (poster) => [listed(poster.chips), ...numbers(poster.numbers)],
  points: ({ points }) => points.map(({ title, text }) => `${title}：${text}`),
  numbers: (poster) => numbers(poster.numbers),
  schedule: ({ rows }) => rows.map(({ when, title, text }) => listed([`${when} ${title}`, text])),
  compare: ({ columns: [usual, ours], rows }) =>
    rows.map(([what, theirs, mine]) => `${what}：${usual}，${theirs}；${ours}，${mine}`),
  quote: ({ quotes }) => quotes.map(({ text, name, note }) => `${name}（${note}）：${text}`),
  offer: ({ price, original, unit = '元', gifts }) => [
    listed([`${offerLabel({ price })} ${price} ${unit}`, original && `原价 ${original} ${unit}`]),
    listed(gifts),
  ],
  people: ({ people }) => people.map(({ name, role, text }) => `${name}，${role}：${text}`),
  faq: ({ questions }) => questions.map(({ ask, answer }) => `${ask} ${answer}`),
  cover: ({ tag }) => [tag ?? ''],
  banner: ({ tag }) => [tag ?? ''],
  avatar: () => [],
}

const bodyOf = <L extends Layout>(layout: L, poster: Extract<Poster, { layout: L }>): readonly string[] =>
  BODY[layout](poster)

/** Everything written on a poster, as alternative text: sentences in visual order. */
export const posterWords = (poster: Poster): string => {
  const { kicker, title, subtitle, footnote } = poster
  return [kicker, title.join(''), subtitle, ...bodyOf(poster.layout, poster), footnote]
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .map((sentence) => String(sentence).replace(/[^。！？]$/, '$&。'))
    .join('')
}
