import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLatest } from '../../useLatest'
import { openPlace, takeVideo } from './earlyVideo'
import { listenTo } from './listenTo'
import { openVideo } from './openVideo'
import { ProvidedVideo } from './ProvidedVideo'
import type { VideoBoxProps } from './types'
import { useSaid } from './useSaid'
import './videoBox.scss'

export { beginVideo } from './earlyVideo'
export { prepareVideo } from './openPlaylist'

/**
 * Maximum delay of the browser's controls: drawing them takes longer than requesting the film, so they follow its first
 * frame.
 */
const CONTROLS_BY_MS = 300

/** A place where a film may start before its page is drawn (`beginVideo`); as tall as the film. */
export function VideoPlace() {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (host.current ? openPlace(host.current) : undefined), [])
  return <div ref={host} />
}

/** A video: the provider's player where it has the film, else an HTML video; subtitles are below the picture. */
export function VideoBox(props: VideoBoxProps) {
  const { said, hear, hasBand } = useSaid(props)
  const heard: VideoBoxProps = {
    ...props,
    onTime: (place, rate) => {
      props.onTime?.(place, rate)
      hear(place)
    },
  }
  return (
    <>
      {props.provided ? <ProvidedVideo {...heard} film={props.provided} /> : <HtmlVideo {...heard} />}
      {hasBand ? <div className="yt-video__said">{said}</div> : null}
    </>
  )
}

/** The element is made outside of React: a film that has begun already only moves here. */
function HtmlVideo(props: VideoBoxProps) {
  const { id, src, poster, label, volume, autoplay = false, startAt = 0 } = props
  const host = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement | undefined>(undefined)
  const latest = useLatest(props)
  useLayoutEffect(() => {
    const opened = takeVideo(src) ?? openVideo(src, startAt)
    const video = opened.element
    const isEarly = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    element.current = video
    video.id = id
    video.autoplay = autoplay
    host.current?.append(video)
    // A film that has begun already and has enough looks at `autoplay` no more.
    if (autoplay && video.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA)
      video.play().catch(() => undefined)
    const stop = listenTo(video, () => latest.current ?? props)
    const ready = isEarly ? setTimeout(() => latest.current?.onReady?.()) : undefined
    // Report a failure from before this component was mounted.
    if (video.error) latest.current?.onError()
    opened.onFailure(() => latest.current?.onError())
    return () => {
      clearTimeout(ready)
      stop()
      opened.close()
    }
  }, [src])
  useLayoutEffect(() => {
    const video = element.current
    if (!video) return
    video.volume = volume
    video.setAttribute('aria-label', label)
    if (poster) video.poster = poster
  }, [src, volume, label, poster])
  useControls(element, src)
  useFullScreenTrack(element, props)
  return <div ref={host} />
}

/** Uses the browser's own controls for position, volume and full screen; the page adds the rest. */
const useControls = (element: RefObject<HTMLVideoElement | undefined>, src: string): void => {
  useEffect(() => {
    const video = element.current
    if (!video) return undefined
    const show = (): void => {
      video.controls = true
    }
    video.setAttribute('controlslist', 'nodownload noplaybackrate')
    video.addEventListener('loadeddata', show)
    const timer = setTimeout(
      show,
      video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? 0 : CONTROLS_BY_MS,
    )
    return () => {
      clearTimeout(timer)
      video.removeEventListener('loadeddata', show)
    }
  }, [src])
}

/** The band below the picture is out of sight in full screen: there the browser draws what is said. */
const useFullScreenTrack = (
  element: RefObject<HTMLVideoElement | undefined>,
  { src, subtitles, isSubtitled = false }: VideoBoxProps,
): void => {
  const url = subtitles?.url
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const video = element.current
    if (!video || !url) return undefined
    const turn = (): void => setFull(document.fullscreenElement === video)
    const enter = (): void => setFull(true)
    const leave = (): void => setFull(false)
    const listeners = { fullscreenchange: turn, webkitbeginfullscreen: enter, webkitendfullscreen: leave }
    for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener)
    return () => {
      for (const [event, listener] of Object.entries(listeners)) video.removeEventListener(event, listener)
    }
  }, [src, url])
  useEffect(() => {
    const video = element.current
    if (!video || !url || !isFull || !isSubtitled) return undefined
    // Not there before: the browser would offer it in a menu of its own, beside the page's key.
    const track = document.createElement('track')
    Object.assign(track, { kind: 'subtitles', srclang: 'zh', label: '中文', src: url })
    video.append(track)
    const shown = element.current?.textTracks?.[0]
    if (shown) shown.mode = 'showing'
    return () => track.remove()
  }, [src, url, isFull, isSubtitled])
}
