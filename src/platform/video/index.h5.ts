import type { VideoPlatform } from './types'

export * from './videoDefaults'
export type * from './types'

const elementOf = (id: string): HTMLVideoElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLVideoElement ? element : undefined
}

export const video: VideoPlatform = {
  handleOf: (id) => ({
    play: () => {
      // Browsers refuse to start a video that nobody tapped: its own controls then wait for the tap.
      elementOf(id)
        ?.play()
        .catch(() => undefined)
    },
    pause: () => elementOf(id)?.pause(),
    seek: (seconds) => {
      const element = elementOf(id)
      if (element) element.currentTime = seconds
    },
    setRate: (rate) => {
      const element = elementOf(id)
      if (element) element.playbackRate = rate
    },
  }),
}
