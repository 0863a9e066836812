import { isNative, openPlaylist } from './openPlaylist'

/** An element that loads a film, wherever it is mounted. */
export interface OpenedVideo {
  readonly element: HTMLVideoElement
  readonly src: string
  /** Called once when a playlist fails to load; at once when it has failed already. */
  onFailure(tell: () => void): void
  close(): void
}

/** Makes an element that begins to load a film at a second; Taro's own component weighs 30 KB more. */
export const openVideo = (src: string, startAt: number): OpenedVideo => {
  const element = document.createElement('video')
  element.className = 'yt-video'
  element.playsInline = true
  element.preload = 'metadata'
  let hasFailed = false
  let tell: (() => void) | undefined
  const fail = (): void => {
    hasFailed = true
    tell?.()
  }
  const closePlaylist = isNative(src) ? undefined : openPlaylist(element, src, { startAt, onFailure: fail })
  if (!closePlaylist) {
    if (startAt > 0)
      element.addEventListener('loadedmetadata', () => (element.currentTime = startAt), { once: true })
    element.src = src
  }
  return {
    element,
    src,
    onFailure: (told) => {
      tell = told
      if (hasFailed) told()
    },
    close: () => {
      tell = undefined
      closePlaylist?.()
      element.remove()
    },
  }
}
