import { useEffect, useRef } from 'react'
import type { VideoBoxProps } from './types'
import './videoBox.scss'

/** An HTML video: Taro's own component weighs 30 KB more. */
export function VideoBox({
  id,
  src,
  poster,
  label,
  volume,
  onPlay,
  onPause,
  onEnded,
  onError,
}: VideoBoxProps) {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (element.current) element.current.volume = volume
  }, [volume])
  return (
    <video
      ref={element}
      id={id}
      className="yt-video"
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onPlay={onPlay}
      onPause={onPause}
      onEnded={onEnded}
      onError={onError}
    />
  )
}
