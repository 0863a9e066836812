import type { Paper } from './types'

export type * from './types'

/** The last printed document, for tests; `takes` simulates client support. */
export const printed: { takes: boolean; html: string | undefined } = { takes: true, html: undefined }

export const paper: Paper = {
  canPrint: () => printed.takes,
  print: async (html) => {
    if (printed.takes) printed.html = html
    return printed.takes
  },
}
