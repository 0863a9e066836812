import type { Paper } from './types'

export type * from './types'

/** What was printed last, for tests; `takes` is whether the client can. */
export const printed: { takes: boolean; html: string | undefined } = { takes: true, html: undefined }

export const paper: Paper = {
  print: async (html) => {
    if (printed.takes) printed.html = html
    return printed.takes
  },
}
