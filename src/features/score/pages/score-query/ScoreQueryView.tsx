import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FactSource } from '@/blocks/admission/FactSource'
import { scoreQueryGuide, type ScoreQueryGuide } from '@/contracts/score/review'
import { calendar } from '@/platform/calendar'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import '../../score.scss'

const HOUR = 3_600_000
const QUERY = 'https://yz.chsi.com.cn/'

/** /score/score-query: when and how scores are queried, and a reminder in the calendar. */
export const ScoreQueryView = observer(function ScoreQueryView() {
  const { call } = useStores()
  const found = useResource(() => call(scoreQueryGuide, {}, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(guide) => <Guide guide={guide} />}
    </Loadable>
  )
})

function Guide({ guide }: { readonly guide: ScoreQueryGuide }) {
  const { navigator } = useStores()
  const { event, steps, note, offices, source } = guide
  return (
    <View className="score-page">
      <Card>
        <Section title="什么时候能查">
          {event ? (
            <View className="score-column">
              <View className="score-subtitle">{[event.start, event.end].filter(Boolean).join(' 至 ')}</View>
              <View className="score-row">
                {event.isEstimate ? (
                  <Tag tone="warning">预计，以公告为准</Tag>
                ) : (
                  <Tag tone="success">已公布</Tag>
                )}
              </View>
              <Remind start={event.start} />
            </View>
          ) : (
            <View className="score-text">时间还没有公布</View>
          )}
        </Section>
      </Card>
      <Card>
        <Section title="怎么查">
          {steps.map((step) => (
            <View key={step} className="score-reason">
              {step}
            </View>
          ))}
        </Section>
        <View className="score-note">{note}</View>
        <Button block onPress={() => void navigator.openLink(QUERY)} testId="query-open">
          去研招网
        </Button>
      </Card>
      <List title="各省招生考试机构">
        {offices.map(({ province, name, region }) => (
          <Cell key={province} title={province} note={name} value={`${region} 区`} />
        ))}
      </List>
      <FactSource source={source} />
    </View>
  )
}

/** A reminder in the phone's calendar. */
function Remind({ start }: { readonly start: string }) {
  const { ui } = useStores()
  const add = async (): Promise<void> => {
    const startsAt = Date.parse(`${start}T09:00:00+08:00`)
    const done = await calendar.add({
      id: `score-query-${start}`,
      title: '考研初试成绩查询',
      startsAt,
      endsAt: startsAt + HOUR,
      note: '时间为预计，先看报考省份和院校的公告',
      remindMinutes: 60,
    })
    ui.say(done ? '已加入日历' : '这里不能写入日历，可以在系统日历里设一个提醒')
  }
  return (
    <View className="score-row">
      <Button kind="soft" onPress={() => void add()} testId="query-calendar">
        加入日历
      </Button>
    </View>
  )
}
