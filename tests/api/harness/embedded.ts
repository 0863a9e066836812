import type { PGlite } from '@electric-sql/pglite'

declare global {
  var startPglite: () => Promise<PGlite>
  var keepPglite: (database: PGlite) => Promise<void>
}

let last: PGlite | undefined

/** The embedded engine in memory; the test's docblock names `environment.cjs`. */
export const embedded = {
  /** Starts one: empty the first time, later a copy of what was kept. */
  start: async (): Promise<PGlite> => {
    last = await globalThis.startPglite()
    return last
  },
  /** Keeps the database started last, migrated and with its content, for the next ones. */
  keep: async (): Promise<void> => {
    if (last) await globalThis.keepPglite(last)
  },
}
