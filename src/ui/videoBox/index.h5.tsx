import { useEffect, useRef } from 'react'
import { useLatest } from '../useLatest'
import { openSource } from './openSource'
import { ProvidedVideo } from './ProvidedVideo'
import type { VideoBoxProps } from './types'
import './videoBox.scss'

export { prepareVideo } from './openSource'

/** A video: a provider's player where it has the film, else a video of HTML. */
export function VideoBox(props: VideoBoxProps) {
  return props.provided ? <ProvidedVideo {...props} film={props.provided} /> : <HtmlVideo {...props} />
}

/** Taro's own component weighs 30 KB more. */
function HtmlVideo(props: VideoBoxProps) {
  const { id, src, poster, label, volume, autoplay, subtitles, isSubtitled = false } = props
  const element = useRef<HTMLVideoElement>(null)
  const latest = useLatest(props)
  useEffect(() => {
    if (element.current) element.current.volume = volume
  }, [volume])
  useEffect(() => {
    if (!element.current) return undefined
    const { startAt = 0 } = props
    return openSource(element.current, src, { startAt, onFailure: () => latest.current?.onError() })
  }, [src])
  useEffect(() => {
    const track = element.current?.textTracks?.[0]
    if (track) track.mode = isSubtitled ? 'showing' : 'hidden'
  }, [isSubtitled, subtitles?.url])
  return (
    <video
      ref={element}
      id={id}
      className="yt-video"
      poster={poster}
      aria-label={label}
      controls
      playsInline
      autoPlay={autoplay}
      preload="metadata"
      onPlay={props.onPlay}
      onPause={props.onPause}
      onEnded={props.onEnded}
      onError={props.onError}
      onWaiting={props.onWaiting}
      onLoadedData={props.onReady}
      onTimeUpdate={({ currentTarget: { currentTime, playbackRate } }) =>
        props.onTime?.(currentTime, playbackRate)
      }
    >
      {subtitles?.url ? <track kind="subtitles" srcLang="zh" label="中文" src={subtitles.url} /> : null}
    </video>
  )
}
