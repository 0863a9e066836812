import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { bookConsult, type ConsultDay, consults, consultSlots } from '@/contracts/choose/consult'
import { dayText } from '@/lib/dayText'
import { shanghaiTime } from '@/lib/shanghaiDate'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { FootBar } from '@/ui/layout/FootBar'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import { Bookings } from '../../consult/Bookings'
import '../../schoolChoice.scss'

const DRAFT = 'consult'

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
