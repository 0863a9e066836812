import type { SubscribeMessage } from './types'

export type * from './types'

/** The last template that was asked for, and what the learner answers, for tests. */
export const askedMessage: { agrees: boolean; templateId: string | undefined } = {
  agrees: true,
  templateId: undefined,
}

export const subscribeMessage: SubscribeMessage = {
  isThere: true,
  ask: async (templateId) => {
    askedMessage.templateId = templateId
    return askedMessage.agrees
  },
}
