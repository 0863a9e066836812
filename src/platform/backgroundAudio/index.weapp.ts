import Taro from '@tarojs/taro'
import type { BackgroundAudio, BackgroundAudioEvents } from './types'

export type * from './types'

let events: BackgroundAudioEvents | undefined
let manager: Taro.BackgroundAudioManager | undefined

/** WeChat has one manager whose listeners cannot be removed: they are set once and forward to the current player. */
const managed = (): Taro.BackgroundAudioManager => {
  if (manager) return manager
  const made = Taro.getBackgroundAudioManager()
  made.onPlay(() => events?.onPlay())
  made.onPause(() => events?.onPause())
  made.onStop(() => events?.onPause())
  made.onTimeUpdate(() => events?.onTime(made.currentTime))
  made.onEnded(() => events?.onEnded())
  made.onError(() => events?.onError())
  made.onNext(() => events?.onNext())
  made.onPrev(() => events?.onPrevious())
  manager = made
  return made
}

/** WeChat's background player: its bar on the lock screen, and sound after the mini-program is left. */
export const backgroundAudio: BackgroundAudio = {
  open: ({ url, title, album, from, rate }, heard) => {
    events = heard
    const player = managed()
    player.title = title
    player.epname = album
    player.singer = album
    player.startTime = from
    player.playbackRate = rate
    // Plays by itself as soon as there is an address.
    player.src = url
  },
  play: () => managed().play(),
  pause: () => managed().pause(),
  seek: (seconds) => managed().seek(seconds),
  setRate: (rate) => {
    managed().playbackRate = rate
  },
  close: () => {
    events = undefined
    manager?.stop()
  },
}
