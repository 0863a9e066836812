/** The moment that a `Date` header names; nothing when there is none that can be read. */
export const dateOf = (header: unknown): { readonly date?: number } => {
  const date = typeof header === 'string' ? Date.parse(header) : NaN
  return Number.isNaN(date) ? {} : { date }
}
