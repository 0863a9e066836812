import { branchVariants } from '@/domain/landing/branchVariants'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { landingAddresses, landingPageOf } from '@/domain/landing/landingPages'
import type { Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { promoKinds } from '../../authoring/kinds/promoKinds'

/** What may stand behind the address of a landing page and changes what it shows. */
const QUERIES = [{}, { showWM: 'true' }, ...branchVariants.map((_, at) => ({ tabact: String(at + 1) }))]

/** What a page shows, as [JSON, template]; a template may stand in another JSON (`config/name`). */
const shownBy = ({ config, views }: LandingPage): (readonly [string, string])[] =>
  Object.values(views)
    .flat()
    .filter(({ leadsTo }) => leadsTo === undefined)
    .map(({ template }) => {
      const at = template.lastIndexOf('/')
      return at < 0 ? [config, template] : [template.slice(0, at), template.slice(at + 1)]
    })

/** Finds JSONs, templates and goods that the landing pages of the seed name and nothing holds. */
export const checkLandingPages = (content: Content): readonly ContentProblem[] => {
  const { pages } = content.of(promoKinds)
  const goods = new Set([...content.of(courseKinds).goods.values()].flat().map(({ goodsId }) => goodsId))
  const pagesOfSeed = landingAddresses().flatMap((address) =>
    QUERIES.flatMap((query) => landingPageOf(address, query) ?? []),
  )
  const problems = pagesOfSeed.flatMap((page) => [
    ...(goods.has(page.goodsId)
      ? []
      : [{ file: `pages/${page.config}.json`, path: '', reason: `there are no goods ${page.goodsId}` }]),
    ...shownBy(page).flatMap(([config, name]) => {
      const file = `pages/${config}.json`
      const templates = pages.get(config)?.templates
      if (!templates) return [{ file, path: '', reason: `is missing: ${page.title} shows it` }]
      if (templates.some((template) => template.name === name)) return []
      return [{ file, path: 'templates', reason: `has no template ${name}, which ${page.title} shows` }]
    }),
  ])
  return [...new Map(problems.map((problem) => [`${problem.file} ${problem.reason}`, problem])).values()]
}
