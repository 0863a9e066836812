import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { shareResult } from '@/contracts/word/shares'
import { studyDay } from '@/domain/memory/studyDay'
import { useStores } from '@/stores/useStores'
import { BarChart } from '@/ui/charts/BarChart'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Stat } from '@/ui/charts/Stat'
import { WithBook } from '../../components/WithBook'
import { WordList } from '../../components/WordList'
import { daySummary } from '../../models/daySummary'
import { durationText } from '@/lib/durationText'
import { dayText } from '../../models/forecastText'
import { useVocabulary } from '../../stores/useVocabulary'
import { Task } from '@/stores/page/Task'
import '../../vocabulary.scss'

const WEEK = 7
/** Percent of right answers that deserve praise. */
const WELL = 70

/** /spword/spword-result: the result of today's session, the next due dates, and a share card. */
export const SessionResultView = observer(function SessionResultView() {
  return (
    <WithBook>
      <Result />
    </WithBook>
  )
})

const Result = observer(function Result() {
  const { navigator } = useStores()
  const vocabulary = useVocabulary()
  const today = studyDay(vocabulary.now())
  const { answers, words, accuracy, seconds, forgotten } = daySummary(vocabulary.log.eventsOn(today))
  if (answers === 0) {
    return (
      <Empty
        title="今天还没有背"
        hint="背完这里会告诉你今天的成绩"
        action={{ text: '开始背单词', onPress: () => void navigator.replace('vocabularyMemory') }}
      />
    )
  }
  return (
    <View className="vocab">
      <Card testId="session-result">
        <View className="vocab__title vocab__ask">
          今天背了 {words} 个词，{accuracy >= WELL ? '做得好' : '明天会更熟'}
        </View>
        <View className="vocab__stats">
          <Stat label="正确率" value={accuracy} unit="%" />
          <Stat label="用时" value={durationText(seconds)} />
          <Stat label="回答" value={answers} unit="次" />
        </View>
      </Card>
      <ComingWeek />
      {forgotten.length > 0 ? (
        <WordList title={`今天忘过的 ${forgotten.length} 个词`} words={forgotten.slice(0, MOST_SHOWN)} />
      ) : null}
      <Actions />
    </View>
  )
})

const ComingWeek = observer(function ComingWeek() {
  const { log, now } = useComing()
  const today = studyDay(now)
  const loads = Array.from({ length: WEEK }, (_unused, at) => log.loadOn(today + at + 1))
  const total = loads.reduce((sum, load) => sum + load, 0)
  return (
    <Card>
      <View className="vocab__title vocab__ask">接下来一周的复习</View>
      <BarChart
        series={[{ name: '复习', tone: 'brand', values: loads }]}
        marks={[dayText(today + 1), dayText(today + WEEK)]}
        says={`明天有 ${loads[0] ?? 0} 个词要复习，一周内共 ${total} 个`}
        basis={`按 ${log.states.size} 个在学的词的安排`}
      />
    </Card>
  )
})

const useComing = () => {
  const vocabulary = useVocabulary()
  return { log: vocabulary.log, now: vocabulary.now() }
}

const MOST_SHOWN = 10

const Actions = observer(function Actions() {
  const { call, session, navigator } = useStores()
  const { plan, log } = useVocabulary()
  const [sharing] = useState(() => new Task())
  const share = () =>
    sharing.succeeds(async () => {
      // The backend counts what it has: first give it all.
      await log.sync()
      const { shareId } = await call(shareResult, { params: { uid: session.uid }, body: {} })
      await navigator.go('wordResult', { shareId })
    })
  return (
    <>
      <Button
        block
        size="l"
        icon="star"
        loading={sharing.isRunning}
        onPress={() => void share()}
        testId="share-result"
      >
        晒一晒今天的成绩
      </Button>
      <View className="vocab__row">
        <Button block kind="soft" onPress={() => void navigator.replace('vocabularyTest')}>
          {plan.plan?.studyModel === 'spell' ? '拼写一遍' : '测一测'}
        </Button>
        <Button block kind="soft" onPress={() => void navigator.replace('vocabularyIndex')}>
          回到首页
        </Button>
      </View>
    </>
  )
})
