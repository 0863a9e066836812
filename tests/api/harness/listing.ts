/** How one listing call is asked, and how rows are made for it. */
export interface Listing {
  readonly params?: Readonly<Record<string, string>>
  /** The query for few rows, and for many when it differs. */
  readonly query?: Readonly<Record<string, string>>
  readonly more?: Readonly<Record<string, string>>
  /** Leaves one row at most, where a query cannot. */
  readonly few?: (uid: string) => string
  /** Makes twenty rows, or twenty more. */
  readonly many?: (uid: string) => string
}

export const MANY = 20
export const series = `generate_series(1, ${MANY}) n`

/** A page of one row beside a page of twenty. */
export const paged = (listing: Listing = {}): Listing => ({
  ...listing,
  query: { ...listing.query, size: '1' },
  more: { ...listing.query, size: String(MANY) },
})

/** Authored items of a kind: all but the first go, then copies of it come. */
export const authored = (kind: string, query: Readonly<Record<string, string>> = {}): Listing => ({
  query,
  few: () => `delete from content_items where kind = '${kind}'
      and key <> (select min(key) from content_items where kind = '${kind}')`,
  many: () => `insert into content_items select kind, key || '-' || n, position + n, data
      from content_items, ${series} where kind = '${kind}'`,
})

/** A page whose rows belong to the caller. */
export const owned = (table: string, values: string): Listing =>
  paged({ many: (uid) => `insert into ${table} select ${values.replaceAll('UID', uid)} from ${series}` })
