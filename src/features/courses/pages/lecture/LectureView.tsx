import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import {
  LectureProgramme,
  type LectureReservations as Places,
  Replay,
  Reserve,
} from '@/blocks/LectureProgramme'
import { VideoSheet } from '@/blocks/player/VideoSheet'
import { type Lecture, lectures } from '@/contracts/promo/lectures'
import { livePhase, nextChange } from '@/domain/courses/livePhase'
import { ALL_TOPICS } from '@/domain/lectureOrder'
import { dayText } from '@/lib/dayText'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { useClock } from '@/ui/useClock'
import { LectureReservations } from '../../live/LectureReservations'
import './LectureView.scss'

/** The rest is one tap away: all of them at once are more than a page may send to a mini-program's view. */
const FIRST = 5

/** /courses/lecture: the open lectures; with `lectureId` one of them. */
export const LectureView = observer(function LectureView() {
  const stores = useStores()
  const { call } = stores
  const places = usePageStore(() => new LectureReservations(stores))
  const { given } = useRoute()
  const found = useResource(async () => {
    const { list, now } = await call(lectures, {}, { quiet: true })
    return { list, now, skewMs: now - Date.now() }
  })
  const { lectureId } = given
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ list, now, skewMs }) => (
        <View className="lecture">
          {lectureId === undefined ? (
            <LectureProgramme list={list} now={now} places={places} topic={ALL_TOPICS} first={FIRST} />
          ) : (
            <Detail
              lecture={list.find((one) => one.lectureId === lectureId)}
              places={places}
              skewMs={skewMs}
            />
          )}
        </View>
      )}
    </Loadable>
  )
})

interface DetailProps {
  readonly lecture: Lecture | undefined
  readonly places: Places
  readonly skewMs: number
}

function Detail({ lecture, places, skewMs }: DetailProps) {
  const { navigator } = useStores()
  const all = { text: '全部公开课', onPress: () => void navigator.go('lecture') }
  if (!lecture) return <Empty title="这场公开课已下线" hint="看看别的公开课" action={all} />
  const { title, topic, teacher, at, minutes } = lecture
  return (
    <>
      <Card>
        <View className="lecture__title">{title}</View>
        <View className="lecture__note">
          {teacher} · {topic} · {Math.round(minutes)}分钟
        </View>
        <View className="lecture__note">{dayText(at)}</View>
        <Stage lecture={lecture} places={places} skewMs={skewMs} />
      </Card>
      <Button block kind="ghost" onPress={all.onPress}>
        {all.text}
      </Button>
    </>
  )
}

interface StageProps {
  readonly lecture: Lecture
  readonly places: Places
  readonly skewMs: number
}

/** What can be done with a lecture now; it changes by itself when the lecture begins and ends. */
const Stage = observer(function Stage({ lecture, places, skewMs }: StageProps) {
  const stores = useStores()
  const [vid, setVid] = useState<string>()
  const { lectureId, at } = lecture
  const now = useClock(skewMs, (time) => nextChange(lecture, time))
  const phase = livePhase(lecture, now)
  if (phase === 'before') {
    return (
      <View className="lecture__stage">
        <Countdown until={at} skewMs={skewMs} look="boxes" label="距开播" />
        <Reserve places={places} lecture={lecture} />
      </View>
    )
  }
  if (phase === 'live') {
    return (
      <Button
        block
        size="l"
        icon="play"
        onPress={() => void stores.navigator.go('liveStreaming', { lectureId })}
      >
        正在直播，进入
      </Button>
    )
  }
  return (
    <View className="lecture__stage">
      <View className="lecture__note">公开课已结束</View>
      <Replay lecture={lecture} onPlay={setVid} />
      <VideoSheet vid={vid} onClose={() => setVid(undefined)} />
    </View>
  )
})
