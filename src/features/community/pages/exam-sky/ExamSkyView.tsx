import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type AdmissionCalendar, admissionCalendar } from '@/contracts/choose/lines'
import { type ExamPhase, examPhases } from '@/domain/community/kinds'
import { calendar } from '@/platform/calendar'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import { ArticleList } from '../../articles/ArticleList'
import { phaseNames } from '../../articles/articleTexts'
import '../../community.scss'

const TABS = examPhases.map((key) => ({ key, text: phaseNames[key] }))
const DAY = 86_400_000

type ExamEvent = AdmissionCalendar['events'][number]

/** The phase of an event by its name. */
const phaseOf = (event: string): ExamPhase => {
  if (event.includes('调剂')) return 'transfer'
  if (/复试|国家线|自划线/.test(event)) return 'retest'
  return /初试|准考证/.test(event) ? 'first' : 'signup'
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** How far an event is away. */
const distance = ({ start, end }: ExamEvent, now: number): string => {
  const [from, until] = [startOf(start), startOf(end ?? start) + DAY]
  if (now >= until) return '已结束'
  return now >= from ? '进行中' : `还有 ${Math.ceil((from - now) / DAY)} 天`
}

/** /exam-sky: dates of the exam year by phase with a countdown, and the articles of the phase. */
export const ExamSkyView = observer(function ExamSkyView() {
  const { call } = useStores()
  const [phase, choose] = useState<ExamPhase>('first')
  const found = useResource(() => call(admissionCalendar, { query: {} }))
  return (
    <View className="community">
      <Tabs<ExamPhase> items={TABS} active={phase} onChange={choose} label="阶段" panelId="phase" />
      <View id="phase" className="community__stack">
        <Loadable phase={found.phase} onRetry={() => void found.load()} skeleton="card">
          {(dates) => <Dates dates={dates} phase={phase} />}
        </Loadable>
        <Section title={`${phaseNames[phase]}相关`}>
          <ArticleList key={phase} filter={{ phase }} label={`${phaseNames[phase]}相关`} />
        </Section>
      </View>
    </View>
  )
})

function Dates({ dates, phase }: { readonly dates: AdmissionCalendar; readonly phase: ExamPhase }) {
  const events = dates.events.filter(({ kind, event }) => kind === 'exam' && phaseOf(event) === phase)
  return (
    <Card>
      <View className="community__name">{`${dates.examYear} 年入学考试 · ${phaseNames[phase]}`}</View>
      {events.length === 0 ? (
        <View className="community__note">这一阶段的时间还没有公布，公布后会更新到这里。</View>
      ) : null}
      {events.map((event) => (
        <EventRow key={`${event.event}${event.start}`} event={event} />
      ))}
      <View className="community__note">
        来源：{dates.source.title}（核对于 {dates.source.checkedOn}
        ）。标“预计”的按往年规律推算，以官方公告为准。
      </View>
    </Card>
  )
}

const EventRow = observer(function EventRow({ event }: { readonly event: ExamEvent }) {
  const { clock, ui } = useStores()
  const { event: name, start, end, status, note } = event
  const startsAt = startOf(start)
  const isAhead = startsAt > clock.now()
  const add = async (): Promise<void> => {
    const isAdded = await calendar.add({
      id: `exam-${name}-${start}`,
      title: `考研${name}`,
      startsAt: startsAt + DAY / 3,
      endsAt: startsAt + DAY / 2,
      note: note ?? '以官方公告为准',
      remindMinutes: 24 * 60,
    })
    ui.say(isAdded ? '已加入日历，提前一天提醒' : '这里不能写入日历，可以在系统日历里自己加')
  }
  return (
    <View>
      <View className="community__row">
        <View className="community__name">{name}</View>
        {status === 'estimate' ? <Tag tone="warning">预计</Tag> : null}
        <Tag tone={isAhead ? 'brand' : 'plain'}>{distance(event, clock.now())}</Tag>
      </View>
      <View className="community__note">
        {end && end !== start ? `${start} 至 ${end}` : start}
        {note ? `　${note}` : ''}
      </View>
      {isAhead ? (
        <Button kind="ghost" size="s" label={`加入日历：${name}`} onPress={() => void add()}>
          加入日历
        </Button>
      ) : null}
    </View>
  )
})
