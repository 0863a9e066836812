import Taro from '@tarojs/taro'
import type { Speech } from './types'

let playing: Taro.InnerAudioContext | undefined

const stop = (): void => {
  playing?.destroy()
  playing = undefined
}

/** WeChat has no speech synthesis of its own: without a file the word stays silent. */
export const speech: Speech = {
  say: async (_text, audioUrl) => {
    stop()
    if (audioUrl === undefined) return false
    playing = Taro.createInnerAudioContext()
    playing.src = audioUrl
    playing.play()
    return true
  },
  canSay: (audioUrl) => audioUrl !== undefined,
  stop,
}
