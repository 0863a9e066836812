import type { Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { promoKinds } from '../../authoring/kinds/promoKinds'
import { pagesOfSeed, shownBy } from './landingTemplates'

/** Finds JSONs, templates and goods that the landing pages of the seed name and nothing holds. */
export const checkLandingPages = (content: Content): readonly ContentProblem[] => {
  const { pages } = content.of(promoKinds)
  const goods = new Set([...content.of(courseKinds).goods.values()].flat().map(({ goodsId }) => goodsId))
  const problems = pagesOfSeed().flatMap((page) => [
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
