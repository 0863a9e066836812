import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { video as videoCall } from '@/contracts/course/videos'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { newId } from '@/lib/newId'
import { storage } from '@/platform/storage'
import { video, videoDefaults } from '@/platform/video'
import { visibility } from '@/platform/visibility'
import { ClipWatchTime } from '@/stores/media/ClipWatchTime'
import { siteConfig } from '@/stores/siteConfig'
import { buildAddress } from '@/routes/buildUrl'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { VideoPlay } from '@/stores/media/VideoPlay'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps, useModal } from '@/ui/controls/target'
import { VideoBox } from '@/ui/media/videoBox'
import './VideoOverlay.scss'

const PLAYER = 'overlay-video'

interface VideoOverlayProps {
  readonly vid: string
  readonly onClose: () => void
  /** Position of a running broadcast, in seconds: the first play joins it there. Other clips start at the beginning. */
  readonly placeOf?: (() => number | undefined) | undefined
}

/** The player over the page; the button, a tap beside it, Escape or the platform's back closes, which stops playback and its count (seed §4). */
export const VideoOverlay = observer(function VideoOverlay(props: VideoOverlayProps) {
  const { vid, onClose, placeOf } = props
  const { call } = useStores()
  const layer = useModal(true, onClose)
  const clip = useResource(() =>
    call(videoCall, { params: { vid }, query: { quality: String(videoDefaults.quality) } }, { quiet: true }),
  )
  const { play, dwell } = useClip(vid)
  const hasJoined = useRef(false)
  const begin = (seconds: number): void => {
    play.started()
    const joined = hasJoined.current ? undefined : placeOf?.()
    hasJoined.current = true
    // A clip may be shorter than the time that was planned for it.
    if (joined !== undefined && joined < seconds) video.handleOf(PLAYER).seek(joined)
  }
  return (
    <View
      className="video-overlay"
      ref={layer}
      {...ariaProps({ role: 'dialog', modal: true, label: '视频', tabIndex: -1 })}
    >
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
                onPause={dwell.rests}
                onEnded={dwell.rests}
                onError={dwell.rests}
                onWaiting={dwell.rests}
                onTime={dwell.plays}
              />
            </>
          )}
        </Loadable>
      </View>
    </View>
  )
})

/** The turn of this clip among the players, and how long it is watched. */
const useClip = (vid: string) => {
  const { session, promotion, tracker } = useStores()
  const { id, given } = useRoute()
  // Report watch time under the public path, without extra query parameters.
  const [page = ''] = buildAddress(id, given).split('?')
  const tab = `video-${vid}`
  const [clip] = useState(() => ({
    play: new VideoPlay({ handle: video.handleOf(PLAYER), visibility }),
    dwell: new ClipWatchTime({
      storage: storage.local,
      now: Date.now,
      newId,
      whose: { context: { ...promotion.context }, ...(session.uid && { uid: session.uid }) },
      page,
      tab,
    }),
  }))
  // Close in a layout effect, while the video element is still mounted and can be paused.
  useLayoutEffect(
    () => () => {
      clip.play.close()
      const watched = clip.dwell.close()
      if (watched > 0) tracker.dwell(page, tab, watched)
    },
    [clip],
  )
  return clip
}
