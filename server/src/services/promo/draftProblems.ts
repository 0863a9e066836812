import type { PageContent } from '@/contracts/pages/pageContent'
import type { PromoPage } from '@/contracts/pages/promoPages'
import { landingPageOf } from '@/domain/landing/landingPages'
import { splitAddress } from '@/lib/query'
import { linkProblem, promoAt } from '../../authoring/checks/linkProblem'
import { posterNamed } from '../../authoring/checks/posterNamed'
import { landingTemplates } from './landingTemplates'

/** Contents of a version. */
export interface Draft {
  readonly name: string
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

/** Names that must exist for a draft to be shown. */
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

const templatesOf = ({ tabs }: PromoPage): readonly string[] =>
  tabs.length > 0 ? tabs.map(({ template }) => template) : ['main']

/** The templates that have to be in a JSON: those of the landing pages of the seed, and those of the row. */
const shownTemplates = (name: string, row: PromoPage | null): readonly string[] => {
  const ofSeed = landingTemplates(name)
  if (!row || (row.config !== undefined && row.config !== name)) return ofSeed
  return [...new Set([...ofSeed, ...templatesOf(row)])]
}

const lacking = (wanted: readonly string[], { templates }: PageContent): string[] =>
  wanted.filter((name) => !templates.some((template) => template.name === name))

/** The templates that a JSON lacks though its row, or a landing page of the seed, shows them. */
export const lostTemplates = (name: string, row: PromoPage | null, content: PageContent): string[] =>
  lacking(shownTemplates(name, row), content)

/** Problems of a row that shows the JSON of another name, when that JSON is missing or lacks a template. */
export const configProblems = (row: PromoPage, config: string, content: PageContent | null): DraftProblem[] =>
  content
    ? lacking(templatesOf(row), content).map((template) => ({
        path: 'page.config',
        reason: `the JSON ${config} has no template ${template}`,
      }))
    : [{ path: 'page.config', reason: `there is no JSON ${config}` }]

/** A timed test must not lead away from its page. */
export const leadsAway = ({ template, button, floating }: PromoPage): string | undefined =>
  template === 'paper-test' && (button || floating.length > 0)
    ? 'a paper against the clock has no button and no floating link'
    : undefined

/** Why a name shows nowhere. An address of the seed is easily taken for the name of the JSON that it shows. */
export const noRow = (name: string): string => {
  const address = [`/${name}`, `/market/${name}`].find((each) => landingPageOf(each, {}))
  const hint = address ? `; ${address} shows the JSON ${landingPageOf(address, {})?.config ?? ''}` : ''
  return `no row for this name: give row.json${hint}`
}

/**
 * Names in a draft that do not exist, worded as in `npm run content -- --check`. `row` is its own row or that of the
 * catalogue; `there` holds the existing names.
 */
export const draftProblems = (draft: Draft, row: PromoPage | null, there: DraftNames): DraftProblem[] => {
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
  const templates = lostTemplates(draft.name, row, content).map((template) => ({
    path: 'content.templates',
    reason: `the JSON has no template ${template}`,
  }))
  if (!page) return [...pictures, ...templates]
  return [
    ...pictures,
    ...templates,
    ...said('page.goodsId', places.hasGoods(page.goodsId) ? undefined : `there are no goods ${page.goodsId}`),
    ...said('page.template', leadsAway(page)),
    ...said('page.activity', page.activity && linkProblem(page.activity.ref, places)),
  ]
}
