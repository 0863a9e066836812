import type { DocumentFiles } from './types'

export type * from './types'

/** The last opened address, for tests. */
export const openedFile: { url: string | undefined } = { url: undefined }

export const documentFile: DocumentFiles = {
  open: async (url) => {
    openedFile.url = url
    return true
  },
}
