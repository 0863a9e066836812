import type { VideoPlatform } from './types'

export * from './videoDefaults'
export type * from './types'

const elementOf = (id: string): HTMLVideoElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLVideoElement ? element : undefined
}

/** Chromium's network information; other browsers lack it. */
interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

export const video: VideoPlatform = {
  handleOf: (id) => ({
    play: () => {
      // Ignore the rejection of a blocked autoplay: the video's own controls offer a tap.
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
      if (!element) return
      element.defaultPlaybackRate = rate
      element.playbackRate = rate
    },
    float: () => {
      const floating = document.pictureInPictureElement
      const turned = floating ? document.exitPictureInPicture() : elementOf(id)?.requestPictureInPicture()
      // Refused before there is a picture: the button stays.
      turned?.catch(() => undefined)
    },
    isFloating: () =>
      Boolean(document.pictureInPictureElement && document.pictureInPictureElement === elementOf(id)),
  }),
  canFloat: () => document.pictureInPictureEnabled,
  isMetered: async () => {
    const connection = (navigator as Navigator & { readonly connection?: Connection }).connection
    return connection?.saveData === true || connection?.type === 'cellular'
  },
}
