import * as v from 'valibot'

const titlesSchema = v.record(v.string(), v.string())

const parse = (): Readonly<Record<string, string>> =>
  v.parse(titlesSchema, JSON.parse(process.env.PROMO_TITLES ?? '{}'))

let titles: Readonly<Record<string, string>> | undefined

/** The title of a promo page that this build knew: before the backend has answered, and offline. */
export const knownTitleOf = (slug: string): string | undefined => {
  titles ??= parse()
  return Object.entries(titles).find(([known]) => known === slug)?.[1]
}
