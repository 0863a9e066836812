import Taro from '@tarojs/taro'
import type { VideoPlatform } from './types'

export * from './videoDefaults'
export type * from './types'

export const video: VideoPlatform = {
  handleOf: (id) => {
    const context = () => Taro.createVideoContext(id)
    return {
      play: () => context().play(),
      pause: () => context().pause(),
      seek: (seconds) => context().seek(seconds),
      setRate: (rate) => context().playbackRate(rate),
    }
  },
}
