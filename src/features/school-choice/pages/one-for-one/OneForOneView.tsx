import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import {
  bookConsult,
  type Booking,
  cancelConsult,
  type ConsultDay,
  consults,
  consultSlots,
} from '@/contracts/choose/consult'
import { dayText } from '@/lib/dayText'
import { shanghaiTime } from '@/lib/shanghaiDate'
import { calendar } from '@/platform/calendar'
import type { Resource } from '@/stores/page/Resource'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import '../../schoolChoice.scss'

const DRAFT = 'consult'
const STATES: Readonly<Record<Booking['state'], string>> = {
  booked: '已预约',
  cancelled: '已取消',
  over: '已结束',
}

/** A time of an adviser. */
interface Slot {
  readonly adviserId: string
  readonly startsAt: number
}

/** /choose/one-for-one: book a time with an adviser, see and cancel bookings. */
export const OneForOneView = observer(function OneForOneView() {
  const { call, session } = useStores()
  const [day, setDay] = useState('')
  const { uid } = session
  const mine = useResource(() => call(consults, { params: { uid }, query: {} }, { quiet: true }), uid)
  const slots = useResource(() => call(consultSlots, { query: day ? { day } : {} }, { quiet: true }), day)
  const reload = (): void => {
    void mine.load()
    void slots.load()
  }
  return (
    <View className="choice-page choice-page--bar">
      <Bookings bookings={mine} onChange={reload} />
      <Loadable phase={slots.phase} skeleton="list" onRetry={() => void slots.load()}>
        {(value) => <Book key={value.day} day={value} onDay={setDay} onBooked={reload} />}
      </Loadable>
    </View>
  )
})

const MINUTE = 60_000
/** When the phone reminds of a consultation. */
const REMIND_MINUTES = 60

interface BookingsProps {
  readonly bookings: Resource<{ readonly list: readonly Booking[] }>
  readonly onChange: () => void
}

const Bookings = observer(function Bookings({ bookings, onChange }: BookingsProps) {
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

interface AdviserTimesProps {
  readonly adviser: ConsultDay['advisers'][number]
  readonly slot: Slot | undefined
  readonly onChoose: (slot: Slot) => void
}

/** An adviser with the times of the day, of which the free ones can be chosen. */
const AdviserTimes = observer(function AdviserTimes({ adviser, slot, onChoose }: AdviserTimesProps) {
  const { adviserId, name, title, about, slots } = adviser
  return (
    <Card>
      <Section title={name} note={`${title} · ${about}`}>
        <Choice
          label={`${name}的时间`}
          options={slots.map(({ startsAt, isFree }) => ({
            key: String(startsAt),
            text: shanghaiTime(startsAt),
            note: isFree ? undefined : '不可约',
            disabled: !isFree,
          }))}
          value={slot?.adviserId === adviserId ? String(slot.startsAt) : undefined}
          onChange={(key) => onChoose({ adviserId, startsAt: Number(key) })}
          columns={4}
        />
      </Section>
    </Card>
  )
})

interface TopicsProps {
  readonly topics: readonly string[]
  readonly value: string
  readonly onChange: (topic: string) => void
}

const Topics = observer(function Topics({ topics, value, onChange }: TopicsProps) {
  return (
    <Section title="想聊什么">
      <Choice
        label="想聊什么"
        options={topics.map((key) => ({ key, text: key }))}
        value={value}
        onChange={onChange}
      />
    </Section>
  )
})

interface BookProps {
  readonly day: ConsultDay
  readonly onDay: (day: string) => void
  readonly onBooked: () => void
}

const WEEKDAYS = '日一二三四五六'
const shortDay = (day: string): string =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))} 周${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`

function Book({ day: { day, days, advisers, topics, minutes }, onDay, onBooked }: BookProps) {
  const { call, session, drafts, ui } = useStores()
  const kept = drafts.read(DRAFT)
  const [slot, setSlot] = useState<Slot>()
  const [topic, setTopic] = useState(kept['topic'] ?? topics[0] ?? '')
  const [contact, setContact] = useState(kept['contact'] ?? '')
  const [error, setError] = useState('')
  const [task] = useState(() => new Task())
  const write = (text: string): void => {
    setContact(text)
    setError('')
    drafts.keep(DRAFT, { topic, contact: text })
  }
  const book = async (): Promise<void> => {
    if (!slot) return ui.say('请先选一个时间')
    if (contact.trim() === '') return setError('请填写手机号或微信号，老师到时联系你')
    const dropDraft = drafts.sending(DRAFT)
    const body = { ...slot, topic, contact: contact.trim() }
    const done = await task.succeeds(() => call(bookConsult, { params: { uid: session.uid }, body }))
    if (done) ui.say('预约成功，老师会按时联系你')
    if (done) dropDraft()
    setSlot(undefined)
    onBooked()
  }
  return (
    <>
      <Tabs
        items={days.map((key) => ({ key, text: shortDay(key) }))}
        active={day}
        onChange={onDay}
        layout="scroll"
        label="日期"
      />
      {advisers.map((adviser) => (
        <AdviserTimes key={adviser.adviserId} adviser={adviser} slot={slot} onChoose={setSlot} />
      ))}
      <Card>
        <View className="choice-column">
          <Topics topics={topics} value={topic} onChange={setTopic} />
          <Field
            label="联系方式"
            value={contact}
            onChange={write}
            placeholder="手机号或微信号"
            maxLength={40}
            error={error}
            testId="consult-contact"
          />
          <View className="choice-note">{`每次 ${minutes} 分钟，北京时间；开始前两小时可以取消。老师信息为示例。`}</View>
        </View>
      </Card>
      <FootBar>
        <Button block loading={task.isRunning} onPress={() => void book()} testId="consult-book">
          {slot ? `预约 ${dayText(slot.startsAt)}` : '选一个时间'}
        </Button>
      </FootBar>
    </>
  )
}
