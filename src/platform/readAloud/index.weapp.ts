import type { ReadAloud } from './types'

export type * from './types'

/** WeChat offers no voice without a plugin. */
export const readAloud: ReadAloud = {
  isThere: () => false,
  read: () => undefined,
  stop: () => undefined,
}
