import type { VideoProviderName } from '@/lib/videoProviders'
import type { VideoBoxProps } from '../types'
import { ccVideo } from './ccVideo'
import type { DrawnPlayer, ProvidedFilm, VideoProvider } from './VideoProvider'

/** Everyone whose player can be drawn. A new provider is a new file, its row here and in lib/videoProviders. */
const providers: Readonly<Record<VideoProviderName, VideoProvider>> = { cc: ccVideo }

/** What the element says, and to whom it is told. */
const listenersOf = (props: () => VideoBoxProps, element: HTMLVideoElement) => ({
  play: () => props().onPlay(),
  pause: () => props().onPause(),
  ended: () => props().onEnded(),
  error: () => props().onError(),
  waiting: () => props().onWaiting?.(),
  loadeddata: () => props().onReady?.(),
  timeupdate: () => props().onTime?.(element.currentTime, element.playbackRate),
})

const begin = (element: HTMLVideoElement, { id, label, volume, startAt = 0, autoplay }: VideoBoxProps) => {
  // By its id platform/video finds it, as it finds ours.
  element.id = id
  element.setAttribute('aria-label', label)
  element.setAttribute('playsinline', '')
  element.volume = volume
  if (startAt > 0) element.currentTime = startAt
  // Browsers refuse to start a video that nobody tapped.
  if (autoplay) element.play().catch(() => undefined)
}

/** Lets a provider draw its player into a place and tells what it does; returns what lets go of it. */
export const openProvided = (
  host: HTMLElement,
  film: ProvidedFilm,
  props: () => VideoBoxProps,
): (() => void) => {
  let isClosed = false
  let close: () => void = () => undefined
  const listen = ({ element, close: end }: DrawnPlayer): void => {
    if (isClosed) return end()
    begin(element, props())
    const listeners = Object.entries(listenersOf(props, element))
    for (const [event, listener] of listeners) element.addEventListener(event, listener)
    close = () => {
      for (const [event, listener] of listeners) element.removeEventListener(event, listener)
      end()
    }
  }
  providers[film.name].draw(host, film).then(listen, () => {
    if (!isClosed) props().onError()
  })
  return () => {
    isClosed = true
    close()
  }
}
