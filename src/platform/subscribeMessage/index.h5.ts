import type { SubscribeMessage } from './types'

export type * from './types'

/** Browsers have no such messages. */
export const subscribeMessage: SubscribeMessage = {
  isThere: false,
  ask: async () => false,
}
