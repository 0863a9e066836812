import type { VideoProviderName } from '@/lib/videoProviders'
import { listenTo } from '../listenTo'
import type { VideoBoxProps } from '../types'
import { ccVideo } from './ccVideo'
import type { DrawnPlayer, ProvidedFilm, VideoProvider } from './VideoProvider'

/** Everyone whose player can be drawn. A new provider is a new file, its row here and in lib/videoProviders. */
const providers: Readonly<Record<VideoProviderName, VideoProvider>> = { cc: ccVideo }

const begin = (element: HTMLVideoElement, { id, label, volume, startAt = 0, autoplay }: VideoBoxProps) => {
  // By its id platform/video finds it, as it finds ours.
  element.id = id
  element.setAttribute('aria-label', label)
  element.setAttribute('playsinline', '')
  element.volume = volume
  if (startAt > 0) element.currentTime = startAt
  // Ignore blocked autoplay.
  if (autoplay) element.play().catch(() => undefined)
}

/** Lets a provider draw its player into an element and forwards its events; returns the function that releases it. */
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
    const stop = listenTo(element, props)
    close = () => {
      stop()
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
