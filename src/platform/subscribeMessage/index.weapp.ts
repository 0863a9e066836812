import Taro from '@tarojs/taro'
import type { SubscribeMessage } from './types'

export type * from './types'

/** From base library 2.8.2 on; WeChat asks the learner. */
export const subscribeMessage: SubscribeMessage = {
  isThere: true,
  ask: async (templateId) => {
    if (!Taro.canIUse('requestSubscribeMessage')) return false
    try {
      // The types ask for ids of another vendor's platform too; WeChat reads `tmplIds` alone.
      const answers: Readonly<Record<string, unknown>> = {
        ...(await Taro.requestSubscribeMessage({ tmplIds: [templateId], entityIds: [] })),
      }
      return answers[templateId] === 'accept'
    } catch {
      return false
    }
  },
}
