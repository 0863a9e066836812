import type { MindNode } from '@/contracts/promo/mindMaps'
import type { PromoPage } from '@/contracts/pages/promoPages'
import type { Content, ContentProblem } from '../../authoring/Content'
import { duplicatesOf } from '../../authoring/checks/duplicatesOf'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { promoKinds } from '../../authoring/kinds/promoKinds'
import type { Destinations } from '../../authoring/checks/Destinations'
import { destinationsOf } from '../../authoring/checks/destinationsOf'
import { linkProblem } from '../../authoring/checks/linkProblem'
import { paperFormulaProblems } from '../../authoring/authoredPaper'
import { posterProblem } from '../../authoring/checks/posterProblem'
import { checkLandingPages } from './checkLandingPages'
import { leadsAway } from './draftProblems'
import { repeatedPraise } from './repeatedPraise'

const nodeIds = ({ id, children = [] }: MindNode): string[] => [id, ...children.flatMap(nodeIds)]

const slugsOf = (content: Content): string[] =>
  [...content.of(promoKinds).catalogue.values()].flat().map(({ slug }) => slug)

const clipsOf = (content: Content): ReadonlySet<string> =>
  new Set(content.of(courseKinds).videos.map(({ vid }) => vid))

const clipProblems = (content: Content): ContentProblem[] => {
  const clips = clipsOf(content)
  const files = content.of(promoKinds)
  const named = [
    ...files.lectures.map(({ lectureId, vid }) => ({ file: 'lectures.json', path: lectureId, vid })),
    ...files['promo-events'].map((event) => ({
      file: 'promo-events.json',
      path: event.slug,
      vid: event.kind === 'live' ? event.vid : undefined,
    })),
  ]
  return named.flatMap(({ file, path, vid }) =>
    vid === undefined || clips.has(vid) ? [] : [{ file, path, reason: `there is no clip ${vid}` }],
  )
}

/** A replay must belong to the same lecture. */
const replayProblems = (content: Content): ContentProblem[] => {
  const titles = new Map(content.of(courseKinds).videos.map(({ vid, title }) => [vid, title]))
  return content.of(promoKinds).lectures.flatMap(({ lectureId, title, vid }) => {
    const clip = vid === undefined ? undefined : titles.get(vid)
    if (clip === undefined || clip.endsWith(title)) return []
    const reason = `its clip ${vid ?? ''} is called ${clip}, not ${title}`
    return { file: 'lectures.json', path: lectureId, reason }
  })
}

const strayProblems = (content: Content): ContentProblem[] => {
  const files = content.of(promoKinds)
  const slugs = new Set(slugsOf(content))
  const events = files['promo-events'].map(({ slug }) => ({ file: 'promo-events.json', path: slug, slug }))
  const articles = [...files.articles.keys()].map((slug) => ({
    file: `articles/${slug}.json`,
    path: '',
    slug,
  }))
  return [...events, ...articles]
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ file, path, slug }) => ({ file, path, reason: `there is no page ${slug} in the catalogue` }))
}

const mapProblems = (content: Content): ContentProblem[] =>
  [...content.of(promoKinds)['mind-maps']].flatMap(([name, { root }]) =>
    duplicatesOf(nodeIds(root)).map((id) => ({
      file: `mind-maps/${name}.json`,
      path: id,
      reason: 'stands twice',
    })),
  )

const pictureProblems = (content: Content): ContentProblem[] => {
  const clips = clipsOf(content)
  const places = destinationsOf(content)
  return [...content.of(promoKinds).pages].flatMap(([name, { templates }]) =>
    templates.flatMap(({ imgList }, at) =>
      imgList.flatMap((item, index) => {
        const { url = '', ref = '', vid } = item
        const reasons = [
          posterProblem(content, { ...item, url }),
          linkProblem(ref, places),
          vid === undefined || clips.has(vid) ? undefined : `there is no clip ${vid}`,
        ]
        return reasons.flatMap((reason) =>
          reason === undefined
            ? []
            : { file: `pages/${name}.json`, path: `templates.${at}.imgList.${index}`, reason },
        )
      }),
    ),
  )
}

const rowReasons = (content: Content, places: Destinations, row: PromoPage): (string | undefined)[] => {
  const { slug, config = slug, tabs, goodsId, activity } = row
  const page = content.of(promoKinds).pages.get(config)
  const shown = tabs.length > 0 ? tabs.map(({ template }) => template) : ['main']
  return [
    places.hasGoods(goodsId) ? undefined : `there are no goods ${goodsId}`,
    activity && linkProblem(activity.ref, places),
    leadsAway(row),
    ...(page
      ? shown.map((name) =>
          page.templates.some((template) => template.name === name)
            ? undefined
            : `pages/${config}.json has no template ${name}`,
        )
      : [`there is no pages/${config}.json`]),
  ]
}

const catalogueProblems = (content: Content): ContentProblem[] => {
  const places = destinationsOf(content)
  return [...content.of(promoKinds).catalogue].flatMap(([family, rows]) =>
    rows.flatMap((row) =>
      rowReasons(content, places, row).flatMap((reason) =>
        reason === undefined ? [] : { file: `catalogue/${family}.json`, path: row.slug, reason },
      ),
    ),
  )
}

const soundProblems = (content: Content, has: (file: string) => boolean): ContentProblem[] => {
  const { 'audio-tracks': tracks } = content.of(promoKinds)
  return tracks
    .filter(({ url }) => !has(url))
    .map(({ trackId, url }) => ({
      file: 'audio-tracks.json',
      path: trackId,
      reason: `there is no file content${url}`,
    }))
}

const formulaFaults = (content: Content): ContentProblem[] =>
  [...content.of(promoKinds).papers].flatMap(([name, paper]) =>
    paperFormulaProblems(paper).map((reason) => ({ file: `papers/${name}.json`, path: '', reason })),
  )

/** Finds dangling references and duplicates in promo pages and their interactive parts. */
export const checkPromos = (content: Content, has: (file: string) => boolean): readonly ContentProblem[] => [
  ...soundProblems(content, has),
  ...pictureProblems(content),
  ...repeatedPraise(content),
  ...duplicatesOf(slugsOf(content)).map((path) => ({ file: 'catalogue', path, reason: 'stands twice' })),
  ...catalogueProblems(content),
  ...checkLandingPages(content),
  ...clipProblems(content),
  ...replayProblems(content),
  ...strayProblems(content),
  ...mapProblems(content),
  ...formulaFaults(content),
]
