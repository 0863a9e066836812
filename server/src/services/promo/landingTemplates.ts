import { branchVariants } from '@/domain/landing/branchVariants'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { landingAddresses, landingPageOf } from '@/domain/landing/landingPages'

/** What may stand behind the address of a landing page and changes what it shows. */
const QUERIES = [{}, { showWM: 'true' }, ...branchVariants.map((_, at) => ({ tabact: String(at + 1) }))]

/** The landing pages that the seed names, with what a query makes of each. */
export const pagesOfSeed = (): readonly LandingPage[] => addressesOfSeed().map(([, page]) => page)

/** The same, each with its address; an address may show several. */
export const addressesOfSeed = (): readonly (readonly [address: string, page: LandingPage])[] =>
  landingAddresses().flatMap((address) =>
    QUERIES.flatMap((query) => {
      const page = landingPageOf(address, query)
      return page ? [[address, page] as const] : []
    }),
  )

/** What a page shows, as [JSON, template]; a template may stand in another JSON (`config/name`). */
export const shownBy = ({ config, views }: LandingPage): (readonly [json: string, template: string])[] =>
  Object.values(views)
    .flat()
    .filter(({ leadsTo }) => leadsTo === undefined)
    .map(({ template }) => {
      const at = template.lastIndexOf('/')
      return at < 0 ? [config, template] : [template.slice(0, at), template.slice(at + 1)]
    })

/** The templates of a JSON that landing pages of the seed show. */
export const landingTemplates = (json: string): readonly string[] => [
  ...new Set(
    pagesOfSeed()
      .flatMap(shownBy)
      .flatMap(([name, template]) => (name === json ? template : [])),
  ),
]
