import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CountdownEvent } from '@/contracts/promo/promoEvents'
import { Card } from '@/ui/layout/Card'
import { Countdown } from '@/ui/feedback/Countdown'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Steps } from '@/ui/feedback/Steps'
import { dayText } from '@/lib/dayText'
import type { PartProps } from '../PartProps'
import './event.scss'
import { useClock } from '@/ui/useClock'
import { useEvent } from './useEvent'

/** Days, hours, minutes and seconds to something, and what to do until then. */
export const CountdownPart = observer(function CountdownPart({ row }: PartProps) {
  const found = useEvent(row.slug)
  return (
    <Loadable phase={found.phase} skeleton="card" size="small" onRetry={() => void found.load()}>
      {({ event, skewMs }) =>
        event.kind === 'countdown' ? (
          <Milestones event={event} skewMs={skewMs} />
        ) : (
          <Empty size="small" title="还没有安排" hint="日期公布后，这里会开始倒计时" />
        )
      }
    </Loadable>
  )
})

function Milestones({ event, skewMs }: { readonly event: CountdownEvent; readonly skewMs: number }) {
  const { at, title, over, milestones } = event
  const now = useClock(skewMs, (time) => [...milestones.map((one) => one.at), at].find((one) => one > time))
  // The stretch that a milestone opens lasts until the next one.
  const current = milestones.filter((one) => one.at <= now).length - 1
  return (
    <View className="part__stack">
      <Card>
        <View className="part__title">{now < at ? title : '时间到了'}</View>
        <View className="part__note">{now < at ? dayText(at) : over}</View>
        {now < at ? (
          <View className="event__count">
            <Countdown until={at} skewMs={skewMs} look="boxes" label={title} />
          </View>
        ) : null}
      </Card>
      <Card>
        <Steps
          direction="column"
          label="一路上的节点"
          current={now >= at ? milestones.length : current}
          items={milestones.map((one) => ({
            key: String(one.at),
            text: `${one.title} · ${dayText(one.at).split(' ')[0] ?? ''}`,
            note: one.text,
          }))}
        />
      </Card>
    </View>
  )
}
