import type { Content, ContentProblem } from '../../authoring/Content'
import { duplicatesOf } from '../../authoring/checks/duplicatesOf'
import { promoKinds } from '../../authoring/kinds/promoKinds'
import { posterNamed } from '../../authoring/checks/posterNamed'
import type { Poster } from '../../posters/posterSchema'

/** Shorter texts (a role, a number's name) may repeat; a sentence may not. */
const SENTENCE = 12

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length < SENTENCE ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

/** The sentences of a poster's body: head and foot follow the page and repeat. */
const bodyOf = (poster: Poster): string[] => {
  const { kicker: _k, title: _t, subtitle: _s, footnote: _f, ...body } = poster
  return [...new Set(texts(body))]
}

/** Finds sentences that two posters of one page repeat: a visitor would believe that the swipe failed. */
export const repeatedPraise = (content: Content): ContentProblem[] => {
  const { pages, posters } = content.of(promoKinds)
  return [...pages].flatMap(([name, { templates }]) => {
    const shown = templates.flatMap(({ imgList }) =>
      imgList.flatMap(({ poster, url = '' }) => poster ?? posters.get(posterNamed(url) ?? '') ?? []),
    )
    return duplicatesOf(shown.flatMap(bodyOf)).map((sentence) => ({
      file: `pages/${name}.json`,
      path: sentence,
      reason: 'stands on two posters of the page',
    }))
  })
}
