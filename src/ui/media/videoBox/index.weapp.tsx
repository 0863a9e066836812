import { Video, View } from '@tarojs/components'
import type { ComponentProps } from 'react'
import type { VideoBoxProps } from './types'
import { useSaid } from './useSaid'
import './videoBox.scss'

/** Placeholder between two sentences: removing and adding a text resends its list, changing it sends only the text. */
const SILENCE = '\u00a0'

/** Made once: another list of the same would be sent anew with each sentence. */
const FLOATS_ON: NonNullable<ComponentProps<typeof Video>['pictureInPictureMode']> = ['push', 'pop']

/** The phone plays by itself. */
export const prepareVideo = (): void => undefined

/** Placeholder for early films: empty, because a phone's player starts with its page. */
export const VideoPlace = () => null

/** The native player begins when it is drawn. */
export const beginVideo = (_src: string, _startAt: number): Promise<void> => Promise.resolve()

/** The native player; its volume is the phone's, and its subtitles are a line below: one small setData a sentence. */
export function VideoBox(props: VideoBoxProps) {
  const { id, src, poster, label, startAt = 0, autoplay = false } = props
  const { said, hear, hasBand } = useSaid(props)
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
        pictureInPictureMode={FLOATS_ON}
        onPlay={props.onPlay}
        onPause={props.onPause}
        onEnded={props.onEnded}
        onError={props.onError}
        onWaiting={() => props.onWaiting?.()}
        onLoadedMetaData={() => props.onReady?.()}
        onTimeUpdate={({ detail }) => {
          props.onTime?.(detail.currentTime)
          hear(detail.currentTime)
        }}
      />
      {hasBand ? <View className="yt-video__said">{said || SILENCE}</View> : null}
    </>
  )
}
