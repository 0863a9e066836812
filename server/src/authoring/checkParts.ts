import type { MindNode } from '@/contracts/promo/mindMaps'
import type { Content } from './contentSchemas'
import type { ContentProblem } from './readContent'

const nodeIds = ({ id, children = [] }: MindNode): string[] => [id, ...children.flatMap(nodeIds)]

const repeated = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at)

const clipProblems = (content: Content): ContentProblem[] => {
  const clips = new Set(content.videos.map(({ vid }) => vid))
  const named = [
    ...content.lectures.map(({ lectureId, vid }) => ({ file: 'lectures.json', path: lectureId, vid })),
    ...content['promo-events'].map((event) => ({
      file: 'promo-events.json',
      path: event.slug,
      vid: event.kind === 'live' ? event.vid : undefined,
    })),
  ]
  return named.flatMap(({ file, path, vid }) =>
    vid === undefined || clips.has(vid) ? [] : [{ file, path, reason: `there is no clip ${vid}` }],
  )
}

const strayProblems = (content: Content): ContentProblem[] => {
  const slugs = new Set([...content.catalogue.values()].flat().map(({ slug }) => slug))
  const events = content['promo-events'].map(({ slug }) => ({ file: 'promo-events.json', path: slug, slug }))
  const articles = [...content.articles.keys()].map((slug) => ({
    file: `articles/${slug}.json`,
    path: '',
    slug,
  }))
  return [...events, ...articles]
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ file, path, slug }) => ({ file, path, reason: `there is no page ${slug} in the catalogue` }))
}

const mapProblems = (content: Content): ContentProblem[] =>
  [...content['mind-maps']].flatMap(([name, { root }]) =>
    repeated(nodeIds(root)).map((id) => ({
      file: `mind-maps/${name}.json`,
      path: id,
      reason: 'stands twice',
    })),
  )

/** Finds what the working parts of promo pages name and nothing holds. */
export const checkParts = (content: Content): readonly ContentProblem[] => [
  ...clipProblems(content),
  ...strayProblems(content),
  ...mapProblems(content),
]
