import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { VideoSheet } from '@/blocks/player/VideoSheet'
import type { LiveRoom } from '@/contracts/course/live'
import type { BroadcastTimes } from '@/domain/courses/broadcastTimes'
import { dayText } from '@/lib/dayText'
import { calendar } from '@/platform/calendar'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Countdown } from '@/ui/feedback/Countdown'
import { Tag } from '@/ui/feedback/Tag'
import { RECORDING_PLAYER } from './recordingPlayer'
import { useLivePhase } from './useLivePhase'
import { keepPlace, leavePlace } from './broadcastPlace'
import type { LiveTalk } from './LiveTalk'
import { RetryingVideo } from './RetryingVideo'

const SECOND = 1000
const PLAYER = 'live-video'
/** Before a broadcast, by the phone's calendar. */
const REMIND_MINUTES = 15

interface LiveStageProps {
  readonly room: LiveRoom
  readonly talk: LiveTalk
  readonly skewMs: number
}

/** The stage by phase: a countdown before, the broadcast while it runs, the replay after it; it switches by itself. */
export const LiveStage = observer(function LiveStage({ room, talk, skewMs }: LiveStageProps) {
  const phase = useLivePhase(talk.state, skewMs)
  return (
    <View className="live__stage">
      {phase === 'before' ? <Before room={room} times={talk.state} skewMs={skewMs} /> : null}
      {phase === 'live' ? <OnAir room={room} times={talk.state} skewMs={skewMs} /> : null}
      {phase === 'replay' ? <Over room={room} talk={talk} /> : null}
    </View>
  )
})

interface PhaseProps extends Pick<LiveStageProps, 'room' | 'skewMs'> {
  readonly times: BroadcastTimes
}

const Before = observer(function Before({ room, times, skewMs }: PhaseProps) {
  const stores = useStores()
  const [reserving] = useState(() => new Task())
  const [isReserved, setReserved] = useState(room.reserved)
  const reserve = async (): Promise<void> => {
    if (await keepPlace(stores, reserving, room.liveId)) setReserved(true)
  }
  const leave = async (): Promise<void> => {
    if (await leavePlace(stores, reserving, room.liveId)) setReserved(false)
  }
  return (
    <View className="live__before">
      <View className="live__note">{dayText(times.startsAt)} 开播</View>
      <Countdown until={times.startsAt} skewMs={skewMs} look="boxes" label="距开播" />
      {isReserved ? (
        <>
          <Tag tone="success">已预约</Tag>
          <Reminder room={room} times={times} />
          <Button kind="ghost" loading={reserving.isRunning} onPress={() => void leave()} testId="live-leave">
            取消预约
          </Button>
        </>
      ) : (
        <Button loading={reserving.isRunning} onPress={() => void reserve()} testId="live-reserve">
          预约直播
        </Button>
      )}
      <Earlier room={room} times={times} />
    </View>
  )
})

/** The phone's own calendar reminds, whether the app is open or not. */
const Reminder = observer(function Reminder({ room, times }: Omit<PhaseProps, 'skewMs'>) {
  const { ui } = useStores()
  const { liveId: id, title, host } = room
  const { startsAt, endsAt } = times
  const note = `${host}的直播，打开研途进入直播间`
  const remind = async (): Promise<void> => {
    const done = await calendar.add({ id, title, startsAt, endsAt, note, remindMinutes: REMIND_MINUTES })
    if (!done) ui.say('没有加到日历，可以在手机浏览器里再试')
  }
  return (
    <Button kind="ghost" icon="clock" onPress={() => void remind()} testId="live-remind">
      加到日历，开播前 {REMIND_MINUTES} 分钟提醒
    </Button>
  )
})

/** The recording of the week before, for learners who missed it. */
function Earlier({ room: { earlier, title }, times }: Omit<PhaseProps, 'skewMs'>) {
  const [isOpen, setOpen] = useState(false)
  if (!earlier) return null
  const { startsAt, recording } = earlier
  if (isOpen) return <Recording recording={recording} title={title} times={times} />
  return (
    <Button kind="ghost" icon="play" onPress={() => setOpen(true)} testId="live-earlier">
      看上一场回放（{dayText(startsAt)}）
    </Button>
  )
}

/** The rolling window; another try joins at its edge. */
function OnAir({ room: { stream, title }, times: { startsAt, endsAt }, skewMs }: PhaseProps) {
  return (
    <RetryingVideo
      id={PLAYER}
      src={stream}
      label={`正在直播：${title}`}
      length={(endsAt - startsAt) / SECOND}
      placeOf={() => (Date.now() + skewMs - startsAt) / SECOND}
      failure="直播画面断开了（L101），请检查网络后重试"
    />
  )
}

interface RecordingProps {
  readonly recording: string
  readonly title: string
  readonly times: BroadcastTimes
}

/** A broadcast that is over, from its beginning. */
function Recording({ recording, title, times: { startsAt, endsAt } }: RecordingProps) {
  return (
    <RetryingVideo
      id={RECORDING_PLAYER}
      src={recording}
      label={`回放：${title}`}
      length={(endsAt - startsAt) / SECOND}
      placeOf={(second) => second}
      goesOnAtItsPlace
      failure="回放没有打开（L102），请检查网络后重试"
    />
  )
}

/** After the broadcast: its replay, and for an open lecture also a short clip. */
const Over = observer(function Over({ room, talk }: Omit<LiveStageProps, 'skewMs'>) {
  const { replayVid, recording, title } = room
  const [isCutOpen, setCutOpen] = useState(false)
  const cut =
    replayVid === undefined ? null : (
      <>
        <Button kind="ghost" icon="play" onPress={() => setCutOpen(true)} testId="live-cut">
          看精剪
        </Button>
        <VideoSheet vid={isCutOpen ? replayVid : undefined} onClose={() => setCutOpen(false)} />
      </>
    )
  if (talk.isReplaying)
    return (
      <>
        <Recording recording={recording} title={title} times={talk.state} />
        {cut}
      </>
    )
  return (
    <View className="live__before">
      <View className="live__note">直播已结束，回放随时可看</View>
      <Button icon="play" onPress={talk.replay} testId="live-replay">
        看回放
      </Button>
      {cut}
    </View>
  )
})
