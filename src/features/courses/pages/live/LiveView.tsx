import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { liveLecture, liveLesson, type LiveRoom } from '@/contracts/course/live'
import { newId } from '@/lib/newId'
import { openStream } from '@/platform/stream'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { CourseLoadable } from '../../lessons/CourseLoadable'
import { LiveChat } from '../../live/LiveChat'
import { LiveProduct } from '../../live/LiveProduct'
import { LiveStage } from '../../live/LiveStage'
import { LiveTalk } from '../../live/LiveTalk'
import { useLivePhase } from '../../live/useLivePhase'
import './LiveView.scss'

/** /courses/live-streaming with a lecture, /courses/cc-live with a live lesson: before, while and after it is broadcast. */
export const LiveView = observer(function LiveView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const { lectureId, goodsId, lessonId } = given
  if (lectureId !== undefined || (goodsId !== undefined && lessonId !== undefined)) return <Broadcast />
  return (
    <Empty
      title="还没有选直播"
      hint="公开课都在一张日程里，挑一场预约"
      action={{ text: '看公开课日程', onPress: () => void navigator.go('lecture') }}
      second={{ text: '我的课程', onPress: () => void navigator.go('studyCenter') }}
    />
  )
})

const Broadcast = observer(function Broadcast() {
  const { call, session } = useStores()
  const { given } = useRoute()
  const { lectureId = '', goodsId = '', lessonId = '' } = given
  const found = useResource(async () => {
    const room = lectureId
      ? await call(liveLecture, { params: { lectureId } }, { quiet: true })
      : await call(liveLesson, { params: { uid: session.uid, goodsId, lessonId } }, { quiet: true })
    return { room, skewMs: room.now - Date.now() }
  }, session.uid)
  return (
    <CourseLoadable goodsId={goodsId} phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {({ room, skewMs }) => <Room key={room.liveId + session.uid} room={room} skewMs={skewMs} />}
    </CourseLoadable>
  )
})

interface RoomProps {
  readonly room: LiveRoom
  /** The backend's clock minus the device's. */
  readonly skewMs: number
}

const Room = observer(function Room({ room, skewMs }: RoomProps) {
  const stores = useStores()
  const talk = usePageStore(
    () =>
      new LiveTalk(
        {
          ...stores,
          open: openStream,
          apiBase: siteConfig.apiBase,
          newId,
          setTimeout: (run, ms) => void setTimeout(run, ms),
        },
        room,
      ),
  )
  const { viewers, productId } = talk.state
  const phase = useLivePhase(talk.state, skewMs)
  if (talk.isShut)
    return (
      <Empty
        title="这场直播现在不能看"
        hint="课程已退款、已到期，或登录已失效"
        action={{ text: '我的课程', onPress: () => void stores.navigator.go('studyCenter') }}
      />
    )
  return (
    <View className="live">
      <LiveStage room={room} talk={talk} skewMs={skewMs} />
      <Card>
        <View className="live__title">{room.title}</View>
        <View className="live__note">
          {room.host}
          {viewers > 0 && phase === 'live' ? ` · ${viewers} 人在看` : ''}
        </View>
        {room.sample ? <View className="live__note">画面为示范片：本场还没有单独录制的视频</View> : null}
      </Card>
      {productId === null ? null : <LiveProduct key={productId} goodsId={productId} />}
      <LiveChat talk={talk} phase={phase} />
    </View>
  )
})
