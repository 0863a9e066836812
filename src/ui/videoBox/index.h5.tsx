import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../useLatest'
import { isNative, openPlaylist } from './openPlaylist'
import { ProvidedVideo } from './ProvidedVideo'
import type { VideoBoxProps } from './types'
import './videoBox.scss'

export { prepareVideo } from './openPlaylist'

/** A browser's controls take longer to draw than a film to ask for: they wait for its first picture, but no longer than this. */
const CONTROLS_BY_MS = 300

/** A video: a provider's player where it has the film, else a video of HTML. */
export function VideoBox(props: VideoBoxProps) {
  return props.provided ? <ProvidedVideo {...props} film={props.provided} /> : <HtmlVideo {...props} />
}

/**
 * Taro's own component weighs 30 KB more. What the browser plays by itself is named in the element: it is fetched while the
 * page around it is still being drawn.
 */
function HtmlVideo(props: VideoBoxProps) {
  const { id, src, poster, label, volume, autoplay, subtitles, isSubtitled = false, startAt = 0 } = props
  const isOwn = useMemo(() => isNative(src), [src])
  const element = useRef<HTMLVideoElement>(null)
  const latest = useLatest(props)
  const [hasControls, setControls] = useState(false)
  const showControls = (): void => setControls(true)
  useEffect(() => {
    const timer = setTimeout(showControls, CONTROLS_BY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (element.current) element.current.volume = volume
  }, [volume])
  useEffect(() => {
    if (isOwn || !element.current) return undefined
    return openPlaylist(element.current, src, { startAt, onFailure: () => latest.current?.onError() })
  }, [src])
  useEffect(() => {
    const track = element.current?.textTracks?.[0]
    if (track) track.mode = isSubtitled ? 'showing' : 'hidden'
  }, [isSubtitled, subtitles?.url])
  return (
    <video
      ref={element}
      src={isOwn ? src : undefined}
      id={id}
      className="yt-video"
      poster={poster}
      aria-label={label}
      controls={hasControls}
      playsInline
      autoPlay={autoplay}
      preload="metadata"
      onPlay={props.onPlay}
      onPause={props.onPause}
      onEnded={props.onEnded}
      onError={props.onError}
      onWaiting={props.onWaiting}
      onLoadedMetadata={({ currentTarget }) => {
        if (isOwn && startAt > 0) currentTarget.currentTime = startAt
      }}
      onLoadedData={() => {
        showControls()
        props.onReady?.()
      }}
      onTimeUpdate={({ currentTarget: { currentTime, playbackRate } }) =>
        props.onTime?.(currentTime, playbackRate)
      }
    >
      {subtitles?.url ? <track kind="subtitles" srcLang="zh" label="中文" src={subtitles.url} /> : null}
    </video>
  )
}
