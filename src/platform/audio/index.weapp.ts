import Taro from '@tarojs/taro'
import type { AudioPlatform } from './types'

export type * from './types'

export const audio: AudioPlatform = {
  open: (url, events) => {
    const context = Taro.createInnerAudioContext()
    context.src = url
    context.onPlay(events.onPlay)
    context.onPause(events.onPause)
    context.onTimeUpdate(() => events.onTime(context.currentTime))
    context.onEnded(events.onEnded)
    context.onError(events.onError)
    return {
      play: () => context.play(),
      pause: () => context.pause(),
      seek: (seconds) => context.seek(seconds),
      setRate: (rate) => {
        context.playbackRate = rate
      },
      close: () => {
        context.stop()
        context.destroy()
      },
    }
  },
}
