import { branchVariants } from '@/domain/landing/branchVariants'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { landingAddresses, landingPageOf } from '@/domain/landing/landingPages'

/** Query values that change a landing page. */
const QUERIES = [{}, { showWM: 'true' }, ...branchVariants.map((_, at) => ({ tabact: String(at + 1) }))]

type Addressed = readonly (readonly [address: string, page: LandingPage])[]

// Cached: the seed's pages are compiled in, and every content and draft needs them.
let addressed: Addressed | undefined
let templates: ReadonlyMap<string, readonly string[]> | undefined

const everyAddress = (): Addressed =>
  landingAddresses().flatMap((address) =>
    QUERIES.flatMap((query) => {
      const page = landingPageOf(address, query)
      return page ? [[address, page] as const] : []
    }),
  )

/** The landing pages that the seed names, with what a query makes of each, each with its address; an address may show several. */
export const addressesOfSeed = (): Addressed => (addressed ??= everyAddress())

/** The same without their addresses. */
export const pagesOfSeed = (): readonly LandingPage[] => addressesOfSeed().map(([, page]) => page)

type Shown = readonly (readonly [json: string, template: string])[]

const shown = new WeakMap<LandingPage, Shown>()

/** Templates that a page shows, as [JSON, template]; a template may be in another JSON (`config/name`). */
export const shownBy = (page: LandingPage): Shown => {
  const found = shown.get(page) ?? everyShown(page)
  shown.set(page, found)
  return found
}

const everyShown = ({ config, views }: LandingPage): Shown =>
  Object.values(views)
    .flat()
    .filter(({ leadsTo }) => leadsTo === undefined)
    .map(({ template }) => {
      const at = template.lastIndexOf('/')
      return at < 0 ? [config, template] : [template.slice(0, at), template.slice(at + 1)]
    })

const everyTemplate = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [json, template] of pagesOfSeed().flatMap(shownBy)) {
    const known = found.get(json) ?? []
    if (!known.includes(template)) found.set(json, [...known, template])
  }
  return found
}

/** The templates of a JSON that landing pages of the seed show. */
export const landingTemplates = (json: string): readonly string[] =>
  (templates ??= everyTemplate()).get(json) ?? []
