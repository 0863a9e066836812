import type { PageContent } from '@/contracts/pages/pageContent'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { splitAddress } from '@/lib/query'
import { linkProblem, promoAt } from '../../authoring/linkProblem'
import { posterNamed } from '../../authoring/posterNamed'

/** What a version is made of. */
export interface Draft {
  readonly page: PromoPage | null
  readonly content: PageContent
  /** The posters that it brings itself. */
  readonly posters: ReadonlyMap<string, unknown>
}

/** Names of things that a draft refers to, or those of them that are there. */
export interface DraftNames {
  readonly posters: readonly string[]
  readonly clips: readonly string[]
  readonly promos: readonly string[]
  readonly goods: readonly string[]
}

/** A bad place in what an operator sent. */
export interface DraftProblem {
  readonly path: string
  readonly reason: string
}

const itemsOf = ({ content }: Draft) =>
  content.templates.flatMap(({ imgList }, at) =>
    imgList.map((item, index) => ({ ...item, path: `content.templates.${at}.imgList.${index}` })),
  )

const linksOf = (draft: Draft): string[] => [
  ...itemsOf(draft).flatMap(({ ref }) => ref ?? []),
  ...(draft.page?.activity ? [draft.page.activity.ref] : []),
]

/** What has to be there for a draft to show. */
export const draftNames = (draft: Draft): DraftNames => {
  const addresses = linksOf(draft)
    .filter((link) => link.startsWith('/'))
    .map(splitAddress)
  return {
    posters: itemsOf(draft).flatMap(({ url }) => posterNamed(url) ?? []),
    clips: itemsOf(draft).flatMap(({ vid }) => vid ?? []),
    promos: addresses.flatMap(({ path }) => promoAt(path) ?? []),
    goods: [
      ...addresses.flatMap(({ query }) => query['goodsId'] ?? []),
      ...(draft.page ? [draft.page.goodsId] : []),
    ],
  }
}

/** What a draft names and nothing holds, as `npm run content -- --check` says it of a file. `there` are those of its names that exist. */
export const draftProblems = (draft: Draft, there: DraftNames): DraftProblem[] => {
  const { page, content, posters } = draft
  const places = {
    hasPromo: (slug: string) => slug === page?.slug || there.promos.includes(slug),
    hasGoods: (goodsId: string) => there.goods.includes(goodsId),
  }
  const said = (path: string, reason: string | undefined): DraftProblem[] =>
    reason === undefined ? [] : [{ path, reason }]
  const pictures = itemsOf(draft).flatMap(({ path, url, ref = '', vid }) => {
    const poster = posterNamed(url)
    const isLost = poster !== undefined && !posters.has(poster) && !there.posters.includes(poster)
    return [
      ...said(path, isLost ? `there is no poster ${poster}` : undefined),
      ...said(path, linkProblem(ref, places)),
      ...said(path, vid === undefined || there.clips.includes(vid) ? undefined : `there is no clip ${vid}`),
    ]
  })
  if (!page) return pictures
  const names = content.templates.map(({ name }) => name)
  const shown = page.config === undefined || page.config === page.slug ? page.tabs : []
  return [
    ...pictures,
    ...said('page.goodsId', places.hasGoods(page.goodsId) ? undefined : `there are no goods ${page.goodsId}`),
    ...said('page.activity', page.activity && linkProblem(page.activity.ref, places)),
    ...shown.flatMap(({ template }, at) =>
      said(`page.tabs.${at}`, names.includes(template) ? undefined : `the JSON has no template ${template}`),
    ),
  ]
}
