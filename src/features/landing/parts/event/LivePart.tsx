import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { LiveEvent } from '@/contracts/promo/promoEvents'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { LeadRequests } from '@/stores/account/LeadRequests'
import { dayText } from '@/lib/dayText'
import type { PartProps } from '../PartProps'
import { VideoSheet } from '@/blocks/player/VideoSheet'
import './event.scss'
import { livePhase, livePlace, nextChange, type LivePhase } from '@/domain/courses/livePhase'
import { useClock } from '@/ui/useClock'
import { useEvent } from './useEvent'

/** A broadcast before, while and after it runs. */
export const LivePart = observer(function LivePart({ row }: PartProps) {
  const found = useEvent(row.slug)
  return (
    <Loadable phase={found.phase} skeleton="card" size="small" onRetry={() => void found.load()}>
      {({ event, skewMs }) =>
        event.kind === 'live' ? (
          <Broadcast event={event} skewMs={skewMs} />
        ) : (
          <Empty size="small" title="直播还没有排期" hint="点下面的按钮留下姓名，排好后通知你" />
        )
      }
    </Loadable>
  )
})

interface BroadcastProps {
  readonly event: LiveEvent
  readonly skewMs: number
}

const Broadcast = observer(function Broadcast({ event, skewMs }: BroadcastProps) {
  const [vid, setVid] = useState<string | undefined>(undefined)
  const now = useClock(skewMs, (time) => nextChange(event, time))
  return (
    <View className="part__stack">
      <Card>
        <View className="part__title">{event.title}</View>
        <View className="part__note">
          {event.teacher} · {dayText(event.at)} · {event.minutes}分钟
        </View>
        <Stage event={event} skewMs={skewMs} phase={livePhase(event, now)} onPlay={() => setVid(event.vid)} />
      </Card>
      <Card>
        <View className="part__note">这场讲什么</View>
        {event.outline.map((line, index) => (
          <View key={line} className="event__outline">
            {index + 1}. {line}
          </View>
        ))}
      </Card>
      <VideoSheet
        vid={vid}
        onClose={() => setVid(undefined)}
        placeOf={() => livePlace(event, Date.now() + skewMs)}
      />
    </View>
  )
})

interface StageProps extends BroadcastProps {
  readonly phase: LivePhase
  readonly onPlay: () => void
}

function Stage({ event, skewMs, phase, onPlay }: StageProps) {
  switch (phase) {
    case 'before':
      return <Before event={event} skewMs={skewMs} />
    case 'live':
      return (
        <View className="part__stack">
          <View className="event__live">
            <View className="event__dot" />
            正在直播
          </View>
          <Button block size="l" icon="play" onPress={onPlay}>
            进入直播
          </Button>
        </View>
      )
    case 'replay':
      return (
        <View className="part__stack">
          <View className="part__note">直播已结束，回放随时可看</View>
          <Button block size="l" kind="soft" icon="play" onPress={onPlay}>
            看回放
          </Button>
        </View>
      )
    case 'ended':
      return <View className="part__note">直播和回放都已结束，看看下一场</View>
  }
}

const Before = observer(function Before({ event, skewMs }: BroadcastProps) {
  const stores = useStores()
  const asked = usePageStore(() => new LeadRequests(stores))
  const key = `live:${event.slug}`
  return (
    <View className="part__stack">
      <View className="event__count">
        <Countdown until={event.at} skewMs={skewMs} look="boxes" label="距开播" />
      </View>
      {asked.has(key) ? (
        <View className="part__row">
          <Icon name="done" />
          <View>已预约，开播前老师会提醒你</View>
        </View>
      ) : (
        <Button block size="l" onPress={() => void asked.ask(key, '预约直播')}>
          预约直播
        </Button>
      )}
    </View>
  )
})
