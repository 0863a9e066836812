import type { Phone } from './types'

export type * from './types'

/** The number that was called last, for tests. */
export const called: { number: string | undefined } = { number: undefined }

export const phone: Phone = {
  call: async (number) => {
    called.number = number
  },
}
