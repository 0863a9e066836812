import type { PGlite } from '@electric-sql/pglite'

declare global {
  var startPglite: () => Promise<PGlite>
}

/** Starts the embedded engine in memory, outside of jest's sandbox; the test's docblock names `environment.cjs`. */
export const startPglite = (): Promise<PGlite> => globalThis.startPglite()
