import type { PGlite } from '@electric-sql/pglite'

declare global {
  var startPglite: (folder: string) => Promise<PGlite>
}

/** Starts the embedded engine outside of jest's sandbox; the test's docblock names `environment.cjs`. */
export const startPglite = (folder: string): Promise<PGlite> => globalThis.startPglite(folder)
