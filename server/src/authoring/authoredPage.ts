import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { PageContent } from '@/contracts/pages/pageContent'
import { posterSize } from '../posters/drawPoster'
import { type Poster, posterSchema } from '../posters/posterSchema'
import { posterWords } from '../posters/posterWords'
import { duplicatesOf } from './checks/duplicatesOf'
import { address } from './kinds/text'
import { posterNamed } from './checks/posterNamed'

const does = {
  ref: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/, 'must be a path of the app or http(s)')),
  ),
  clk: v.optional(
    v.picklist(['buy', 'lead', 'chooseCourse', 'qrCard'], 'must be buy, lead, chooseCourse or qrCard'),
  ),
  vid: v.optional(v.string()),
  alt: v.optional(v.string()),
}

/** A picture as an operator writes it: an address, or the description of a poster that the backend draws. */
const authoredItemSchema = v.pipe(
  v.strictObject({
    url: v.optional(address),
    width: v.optional(v.number()),
    height: v.optional(v.number()),
    poster: v.optional(posterSchema),
    ...does,
  }),
  v.check(
    (item) => (item.url === undefined) !== (item.poster === undefined),
    'must have either url or poster',
  ),
  // A picture of unknown size pushes the page about when it arrives; a poster of ours is measured.
  v.check(
    ({ url, width = 0, height = 0 }) =>
      url === undefined || posterNamed(url) !== undefined || (width > 0 && height > 0),
    'must have width and height',
  ),
)
type AuthoredItem = v.InferOutput<typeof authoredItemSchema>

/** A file of `content/pages/`. */
export const authoredPageSchema = v.object({
  templates: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.minLength(1)), imgList: v.array(authoredItemSchema) })),
    v.minLength(1, 'must hold a template'),
    v.check(
      (templates) => duplicatesOf(templates.map(({ name }) => name)).length === 0,
      'holds a template twice',
    ),
  ),
})
export type AuthoredPage = v.InferOutput<typeof authoredPageSchema>

/** The name of a poster inside a page: a hash of its content, so versions never mix and duplicates collapse. */
const posterNameOf = (poster: Poster): string =>
  `p-${createHash('sha256').update(JSON.stringify(poster)).digest('hex').slice(0, 16)}`

const wordsOf = (url = '', named: ReadonlyMap<string, Poster>) => {
  const poster = named.get(posterNamed(url) ?? '')
  return poster && { alt: posterWords(poster) }
}

const withPoster = (item: AuthoredItem, poster: Poster) => {
  const { poster: _, ...rest } = item
  return {
    alt: posterWords(poster),
    ...rest,
    url: `/posters/${posterNameOf(poster)}.svg`,
    ...posterSize(poster),
  }
}

/** The names of the posters that a page shows by their addresses. */
export const posterNamesIn = ({ templates }: AuthoredPage): readonly string[] =>
  templates.flatMap(({ imgList }) => imgList.flatMap(({ url }) => posterNamed(url ?? '') ?? []))

/**
 * Expands a page of `content/` into the JSON of the config host and its posters by name. Every poster, also those of
 * `named`, gets a text alternative.
 */
export const expandPage = (
  page: AuthoredPage,
  named: ReadonlyMap<string, Poster>,
): { readonly content: PageContent; readonly posters: ReadonlyMap<string, Poster> } => {
  const posters = new Map<string, Poster>()
  const expand = (item: AuthoredItem) => {
    if (!item.poster) return { ...wordsOf(item.url, named), ...item, url: item.url ?? '' }
    posters.set(posterNameOf(item.poster), item.poster)
    return withPoster(item, item.poster)
  }
  const templates = page.templates.map(({ name, imgList }) => ({ name, imgList: imgList.map(expand) }))
  return { content: { templates }, posters }
}
