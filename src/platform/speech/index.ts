import type { Speech } from './types'

export type * from './types'

/** What was said, for tests. */
export const spoken: { texts: string[] } = { texts: [] }

export const speech: Speech = {
  say: async (text) => {
    spoken.texts.push(text)
    return true
  },
  canSay: () => true,
  stop: () => undefined,
}
