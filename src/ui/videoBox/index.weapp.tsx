import { Video, View } from '@tarojs/components'
import { useState } from 'react'
import type { VideoBoxProps, VideoCue } from './types'
import './videoBox.scss'

/** The phone plays by itself. */
export const prepareVideo = (): void => undefined

const NONE: readonly VideoCue[] = []

/** The native player; its volume is the phone's, and its subtitles are a line below: one small setData a sentence. */
export function VideoBox(props: VideoBoxProps) {
  const { id, src, poster, label, startAt = 0, autoplay = false, subtitles, isSubtitled = false } = props
  const [said, setSaid] = useState('')
  const cues = isSubtitled ? (subtitles?.cues ?? NONE) : NONE
  const hear = (place: number): void => {
    props.onTime?.(place)
    setSaid(cues.find(({ from, to }) => place >= from && place < to)?.text ?? '')
  }
  return (
    <>
      <Video
        id={id}
        className="yt-video"
        src={src}
        {...(poster && { poster })}
        title={label}
        showCenterPlayBtn
        enableProgressGesture
        initialTime={startAt}
        autoplay={autoplay}
        pictureInPictureMode={['push', 'pop']}
        onPlay={props.onPlay}
        onPause={props.onPause}
        onEnded={props.onEnded}
        onError={props.onError}
        onWaiting={() => props.onWaiting?.()}
        onLoadedMetaData={() => props.onReady?.()}
        onTimeUpdate={({ detail }) => hear(detail.currentTime)}
      />
      {cues.length > 0 ? <View className="yt-video__said">{said}</View> : null}
    </>
  )
}
