import type { TextFiles } from './types'

/** The last saved file, for tests; `takes` simulates client support. */
export const givenFile: { takes: boolean; name: string | undefined; text: string | undefined } = {
  takes: true,
  name: undefined,
  text: undefined,
}

export const textFile: TextFiles = {
  give: async (name, text) => {
    if (givenFile.takes) Object.assign(givenFile, { name, text })
    return givenFile.takes
  },
}
