import Taro from '@tarojs/taro'
import type { VideoPlatform } from './types'

export * from './videoDefaults'
export type * from './types'

const UNPAID = new Set(['wifi', 'none', 'unknown'])

export const video: VideoPlatform = {
  handleOf: (id) => {
    let made: ReturnType<typeof Taro.createVideoContext> | undefined
    // Made while its page is shown: later WeChat looks for the video on the page that came.
    const context = () => (made ??= Taro.createVideoContext(id))
    return {
      play: () => context().play(),
      pause: () => context().pause(),
      seek: (seconds) => context().seek(seconds),
      setRate: (rate) => context().playbackRate(rate),
      float: () => undefined,
      // WeChat lets it float by itself when the page is left for another one of the program (ui/videoBox).
      isFloating: () => false,
    }
  },
  canFloat: () => false,
  isMetered: async () => {
    try {
      return !UNPAID.has((await Taro.getNetworkType()).networkType)
    } catch {
      return false
    }
  },
}
