import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { consultDay } from '@/contracts/choose/consult'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { useStaff } from '../session/useStaff'

const DAY = 86_400_000
const DAYS = 14
/** More than a day has times. */
const WHOLE_DAY = 100
const WEEKDAYS = '日一二三四五六'

const tabOf = (day: string, no: number) => ({
  key: day,
  text: `${no === 0 ? '今天' : `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`} 周${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`,
})

/** The consultations of a day, in the order of their times, with the contact that the learner left. */
export const ConsultDay = observer(function ConsultDay() {
  const { clock } = useStores()
  const [days] = useState(() => Array.from({ length: DAYS }, (_, no) => shanghaiDate(clock.now() + no * DAY)))
  const [day, show] = useState(days[0] ?? '')
  return (
    <View className="sales__stack">
      <Tabs
        items={days.map(tabOf)}
        active={day}
        onChange={show}
        layout="scroll"
        label="日期"
        panelId="consult-day"
      />
      <View id="consult-day">
        <Bookings key={day} day={day} />
      </View>
    </View>
  )
})

const Bookings = observer(function Bookings({ day }: { readonly day: string }) {
  const staff = useStaff()
  const found = useResource(() =>
    staff.call(consultDay, { params: { day }, query: { size: WHOLE_DAY } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty size="small" title="这一天没有预约" hint="学员约好的时段会出现在这里" />
        ) : (
          <List label="当天预约" testId="consult-bookings">
            {list.map(({ bookingId, adviser, startsAt, minutes, topic, contact, uid }) => (
              <Cell
                key={bookingId}
                title={`${shanghaiTime(startsAt)}–${shanghaiTime(startsAt + minutes * 60_000)}　${adviser}`}
                note={`${topic} · 联系方式 ${contact} · 学员 ${uid}`}
              />
            ))}
          </List>
        )
      }
    </Loadable>
  )
})
