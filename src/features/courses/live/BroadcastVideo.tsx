import { observer } from 'mobx-react'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { newId } from '@/lib/newId'
import { storage } from '@/platform/storage'
import { video, videoDefaults } from '@/platform/video'
import { visibility } from '@/platform/visibility'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { WatchLog } from '@/stores/media/WatchLog'
import { VideoBox } from '@/ui/media/videoBox'
import { BroadcastPlay } from './BroadcastPlay'

interface BroadcastVideoProps {
  readonly id: string
  /** The playlist, as the backend names it. */
  readonly src: string
  readonly label: string
  /** How long the broadcast is, in seconds. */
  readonly length: number
  /** How far it is, in seconds, when the player is at a second. */
  readonly placeOf: (second: number) => number
  /** Start position, in seconds; a broadcast begins at its live edge. */
  readonly startAt: number | undefined
  readonly onError: () => void
  /** Called with the position every second. */
  readonly onMove: (second: number) => void
}

/** The log of the live lesson whose page this is. */
const useLessonLog = (length: number) => {
  const { call, outbox, session, clock } = useStores()
  const { given } = useRoute()
  const { goodsId, lessonId } = given
  if (goodsId === undefined || lessonId === undefined) return () => undefined
  const deps = { storage: storage.local, call, outbox, uid: session.uid, now: clock.now, newId }
  return () => new WatchLog(deps, { goodsId, lessonId, length })
}

/** A broadcast or its recording; watching a lesson counts as for a film. */
export const BroadcastVideo = observer(function BroadcastVideo(props: BroadcastVideoProps) {
  const { id, src, label, length, placeOf, startAt, onError, onMove } = props
  const makeLog = useLessonLog(length)
  const play = usePageStore(
    () => new BroadcastPlay({ handle: video.handleOf(id), visibility, log: makeLog(), placeOf }),
  )
  const { at: followed } = play
  return (
    <VideoBox
      id={id}
      src={absoluteAddress(src, siteConfig.apiBase)}
      label={label}
      volume={videoDefaults.volume}
      startAt={startAt}
      // Autoplay: the viewer opened a live broadcast.
      autoplay
      onPlay={play.began}
      onPause={play.rested}
      onEnded={play.rested}
      onWaiting={play.waited}
      onTime={(second, rate) => {
        followed(second, rate)
        onMove(second)
      }}
      onError={onError}
    />
  )
})
