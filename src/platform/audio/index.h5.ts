import type { AudioPlatform } from './types'

export type * from './types'

export const audio: AudioPlatform = {
  open: (url, events) => {
    const element = new Audio(url)
    element.preload = 'metadata'
    const heard: readonly (readonly [string, () => void])[] = [
      ['play', events.onPlay],
      ['pause', events.onPause],
      ['timeupdate', () => events.onTime(element.currentTime)],
      ['ended', events.onEnded],
      ['error', events.onError],
    ]
    for (const [type, listener] of heard) element.addEventListener(type, listener)
    return {
      // Without a tap browsers refuse: the button then still offers to play.
      play: () => void element.play().catch(events.onPause),
      pause: () => element.pause(),
      seek: (seconds) => {
        element.currentTime = seconds
      },
      setRate: (rate) => {
        element.defaultPlaybackRate = rate
        element.playbackRate = rate
      },
      close: () => {
        for (const [type, listener] of heard) element.removeEventListener(type, listener)
        element.pause()
        element.removeAttribute('src')
      },
    }
  },
}
