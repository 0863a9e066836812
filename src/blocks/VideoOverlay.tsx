import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { video as videoCall } from '@/contracts/course/videos'
import { video, videoDefaults } from '@/platform/video'
import { visibility } from '@/platform/visibility'
import { siteConfig } from '@/stores/siteConfig'
import { useResource } from '@/stores/useResource'
import { useStores } from '@/stores/useStores'
import { VideoPlay } from '@/stores/VideoPlay'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/Loadable'
import { Pressable } from '@/ui/Pressable'
import { VideoBox } from '@/ui/videoBox'
import { absoluteAddress } from '@/lib/absoluteAddress'
import './VideoOverlay.scss'

const PLAYER = 'overlay-video'
const TICK_MS = 1000

interface VideoOverlayProps {
  readonly vid: string
  readonly onClose: () => void
  /** Told once at the end how long was watched, in milliseconds. */
  readonly onWatched: (duration: number) => void
  /** Where a broadcast under way is, in seconds: the first play joins it there. Everything else begins at its beginning. */
  readonly placeOf?: (() => number | undefined) | undefined
}

/** The player over the page; the button or a tap beside it closes, which stops playback and its timer (seed §4). */
export const VideoOverlay = observer(function VideoOverlay(props: VideoOverlayProps) {
  const { vid, onClose, onWatched, placeOf } = props
  const { call } = useStores()
  const clip = useResource(() =>
    call(videoCall, { params: { vid }, query: { quality: String(videoDefaults.quality) } }, { quiet: true }),
  )
  const play = useVideoPlay(onWatched)
  const hasJoined = useRef(false)
  const begin = (seconds: number): void => {
    play.started()
    const place = hasJoined.current ? undefined : placeOf?.()
    hasJoined.current = true
    // A clip may be shorter than the time that was planned for it.
    if (place !== undefined && place < seconds) video.handleOf(PLAYER).seek(place)
  }
  return (
    <View className="video-overlay">
      <Pressable className="video-overlay__back" label="关闭视频" feedback="none" onPress={onClose}>
        <View />
      </Pressable>
      <View className="video-overlay__frame">
        <Pressable className="video-overlay__close" onPress={onClose}>
          <Icon name="close" />
          <View>关闭</View>
        </Pressable>
        <Loadable phase={clip.phase} skeleton="block" size="small" onRetry={() => void clip.load()}>
          {({ title, url, poster, seconds }) => (
            <>
              <View className="video-overlay__title">{title}</View>
              <VideoBox
                id={PLAYER}
                src={absoluteAddress(url, siteConfig.apiBase)}
                poster={poster && absoluteAddress(poster, siteConfig.apiBase)}
                label={title}
                volume={videoDefaults.volume}
                onPlay={() => begin(seconds)}
                onPause={() => play.paused()}
                onEnded={() => play.paused()}
                onError={() => play.paused()}
              />
            </>
          )}
        </Loadable>
      </View>
    </View>
  )
})

const useVideoPlay = (onWatched: (duration: number) => void): VideoPlay => {
  const [session] = useState(() => {
    const watched = { ms: 0 }
    const play = new VideoPlay({
      handle: video.handleOf(PLAYER),
      visibility,
      onTick: () => {
        watched.ms += TICK_MS
      },
      setInterval: (run, ms) => setInterval(run, ms),
      clearInterval: (timer) => clearInterval(timer as number | undefined),
    })
    return { play, watched }
  })
  // While the video still stands: a player that is gone can no longer be told to pause.
  useLayoutEffect(
    () => () => {
      session.play.close()
      if (session.watched.ms > 0) onWatched(session.watched.ms)
    },
    [session],
  )
  return session.play
}
