import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Booking, cancelConsult } from '@/contracts/choose/consult'
import { dayText } from '@/lib/dayText'
import { calendar } from '@/platform/calendar'
import type { Resource } from '@/stores/page/Resource'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'

const STATES: Readonly<Record<Booking['state'], string>> = {
  booked: '已预约',
  cancelled: '已取消',
  over: '已结束',
}

const MINUTE = 60_000
/** When the phone reminds of a consultation. */
const REMIND_MINUTES = 60

interface BookingsProps {
  readonly bookings: Resource<{ readonly list: readonly Booking[] }>
  readonly onChange: () => void
}

/** The learner's bookings, the latest five. */
export const Bookings = observer(function Bookings({ bookings, onChange }: BookingsProps) {
  const { call, session, ui } = useStores()
  const [task] = useState(() => new Task())
  const list = bookings.value?.list ?? []
  if (list.length === 0) return null
  const cancel = async (id: string): Promise<void> => {
    const wanted = await ui.openDialog({
      kind: 'confirm',
      title: '取消预约',
      text: '取消后这个时段会放给别人',
      confirm: '取消预约',
    })
    if (!wanted) return
    const done = await task.succeeds(() => call(cancelConsult, { params: { uid: session.uid, id } }))
    if (done) ui.say('已取消')
    onChange()
  }
  const remind = async ({ bookingId, adviser, startsAt, minutes, topic }: Booking): Promise<void> => {
    const isAdded = await calendar.add({
      id: `consult-${bookingId}`,
      title: `择校咨询：${adviser}`,
      startsAt,
      endsAt: startsAt + minutes * MINUTE,
      note: `想聊：${topic}。老师会按你留下的联系方式联系你`,
      remindMinutes: REMIND_MINUTES,
    })
    ui.say(isAdded ? '已加入日历，开始前一小时提醒' : '这里不能写入日历，可以在系统闹钟里设一个提醒')
  }
  return (
    <List title="我的预约">
      {list.slice(0, 5).map((booking) => (
        <BookingCell
          key={booking.bookingId}
          booking={booking}
          onCancel={() => void cancel(booking.bookingId)}
          onRemind={() => void remind(booking)}
        />
      ))}
    </List>
  )
})

interface BookingCellProps {
  readonly booking: Booking
  readonly onCancel: () => void
  readonly onRemind: () => void
}

/** A booking, with its reminder and its cancellation while it is ahead. */
function BookingCell({ booking, onCancel, onRemind }: BookingCellProps) {
  const { adviser, startsAt, topic, state, minutes } = booking
  return (
    <Cell
      title={`${dayText(startsAt)} · ${adviser}`}
      note={`${topic} · ${minutes} 分钟 · ${STATES[state]}`}
      value={
        state === 'booked' ? (
          <View className="choice-row">
            <Button
              kind="soft"
              size="s"
              label={`提醒我 ${dayText(startsAt)} 的预约`}
              onPress={onRemind}
              testId="booking-remind"
            >
              提醒我
            </Button>
            <Button
              kind="ghost"
              size="s"
              label={`取消 ${dayText(startsAt)} 的预约`}
              onPress={onCancel}
              testId="booking-cancel"
            >
              取消
            </Button>
          </View>
        ) : null
      }
    />
  )
}
