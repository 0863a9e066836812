import type { ReadAloud } from './types'

export type * from './types'

/** The text that was read last, for tests; `isThere` simulates a device with a voice. */
export const readText: { isThere: boolean; text: string } = { isThere: true, text: '' }

export const readAloud: ReadAloud = {
  isThere: () => readText.isThere,
  read: (text) => {
    readText.text = text
  },
  stop: () => {
    readText.text = ''
  },
}
