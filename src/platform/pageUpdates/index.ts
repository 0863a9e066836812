import type { PageUpdates } from './types'

/** A browser draws no page that is hidden. */
export const pageUpdates: PageUpdates = { hold: () => undefined, release: () => undefined }
