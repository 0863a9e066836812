import { Video } from '@tarojs/components'
import type { VideoBoxProps } from './types'
import './videoBox.scss'

/** The native player; its volume is the phone's. */
export function VideoBox({ id, src, poster, label, onPlay, onPause, onEnded, onError }: VideoBoxProps) {
  return (
    <Video
      id={id}
      className="yt-video"
      src={src}
      {...(poster && { poster })}
      title={label}
      showCenterPlayBtn
      enableProgressGesture
      onPlay={onPlay}
      onPause={onPause}
      onEnded={onEnded}
      onError={onError}
    />
  )
}
