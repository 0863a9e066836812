import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { VideoSheet } from '@/blocks/VideoSheet'
import { type LiveRoom, reserveLive } from '@/contracts/course/live'
import { livePhase, nextChange } from '@/domain/courses/livePhase'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { dayText } from '@/lib/dayText'
import { videoDefaults } from '@/platform/video'
import { siteConfig } from '@/stores/siteConfig'
import { Task } from '@/stores/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import { Tag } from '@/ui/Tag'
import { useClock } from '@/ui/useClock'
import { VideoBox } from '@/ui/videoBox'
import type { LiveTalk } from '../stores/LiveTalk'

const MINUTE = 60_000
const PLAYER = 'live-video'

interface LiveStageProps {
  readonly room: LiveRoom
  readonly talk: LiveTalk
  readonly skewMs: number
}

/** Where the picture is: a countdown before, the broadcast while it runs, the replay after it; it turns by itself. */
export const LiveStage = observer(function LiveStage({ room, talk, skewMs }: LiveStageProps) {
  const { startsAt, endsAt } = talk.state
  const times = { at: startsAt, minutes: (endsAt - startsAt) / MINUTE }
  const now = useClock(skewMs, (time) => nextChange(times, time))
  // An operator may have moved it since the clock was last drawn.
  const phase = livePhase(times, Math.max(now, Date.now() + skewMs))
  return (
    <View className="live__stage">
      {phase === 'before' ? <Before room={room} startsAt={startsAt} skewMs={skewMs} /> : null}
      {phase === 'live' ? <OnAir room={room} /> : null}
      {phase === 'replay' ? <Over room={room} /> : null}
    </View>
  )
})

interface BeforeProps extends Pick<LiveStageProps, 'room' | 'skewMs'> {
  readonly startsAt: number
}

const Before = observer(function Before({ room, startsAt, skewMs }: BeforeProps) {
  const { call, session, loginFlow, ui } = useStores()
  const [reserving] = useState(() => new Task())
  const [isReserved, setReserved] = useState(room.reserved)
  const reserve = async (): Promise<void> => {
    if (!(await loginFlow.require())) return
    const params = { uid: session.uid, liveId: room.liveId }
    const done = await reserving.succeeds(() => call(reserveLive, { params, body: {} }))
    if (!done) return
    setReserved(true)
    ui.say('预约成功，到时间这里会自动开播')
  }
  return (
    <View className="live__before">
      <View className="live__note">{dayText(startsAt)} 开播</View>
      <Countdown until={startsAt} skewMs={skewMs} look="boxes" label="距开播" />
      {isReserved ? (
        <Tag tone="success">已预约</Tag>
      ) : (
        <Button loading={reserving.isRunning} onPress={() => void reserve()} testId="live-reserve">
          预约直播
        </Button>
      )}
    </View>
  )
})

/** The rolling window; when it breaks, another try joins at the edge again. */
function OnAir({ room: { stream, title } }: Pick<LiveStageProps, 'room'>) {
  const [turn, setTurn] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const again = (): void => {
    setFailed(false)
    setTurn(turn + 1)
  }
  if (hasFailed) {
    return (
      <View className="live__before">
        <View className="live__note">直播画面断开了（L101），请检查网络后重试</View>
        <Button icon="refresh" onPress={again} testId="live-retry">
          重新连接
        </Button>
      </View>
    )
  }
  return (
    <VideoBox
      key={turn}
      id={PLAYER}
      src={absoluteAddress(stream, siteConfig.apiBase)}
      label={`正在直播：${title}`}
      volume={videoDefaults.volume}
      onPlay={() => undefined}
      onPause={() => undefined}
      onEnded={() => undefined}
      onError={() => setFailed(true)}
    />
  )
}

function Over({ room: { replayVid } }: Pick<LiveStageProps, 'room'>) {
  const [vid, setVid] = useState<string>()
  return (
    <View className="live__before">
      <View className="live__note">
        {replayVid === undefined ? '直播已结束，回放整理中' : '直播已结束，回放随时可看'}
      </View>
      {replayVid === undefined ? null : (
        <Button icon="play" onPress={() => setVid(replayVid)} testId="live-replay">
          看回放
        </Button>
      )}
      <VideoSheet vid={vid} onClose={() => setVid(undefined)} />
    </View>
  )
}
