import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DayRecord } from '@/domain/vocabulary/planTypes'
import { studyDay } from '@/domain/memory/studyDay'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { HeatMap } from '@/ui/charts/HeatMap'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Stat } from '@/ui/charts/Stat'
import { RetentionReport } from '../../components/RetentionReport'
import { durationText } from '@/lib/durationText'
import { heatDays } from '../../models/heatDays'
import { loadStudyRecord, type StudyRecord } from '../../stores/StudyRecord'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'

/** Half a year of weeks. */
const HEAT_DAYS = 26 * 7
const LISTED = 14
const PERCENT = 100

/** /spword/study-record: days with a heat map, and how well the schedule predicts. */
export const StudyRecordView = observer(function StudyRecordView() {
  const stores = useStores()
  const vocabulary = useVocabulary()
  const found = useResource(() => loadStudyRecord(stores, vocabulary))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(record) => <Record record={record} today={studyDay(vocabulary.now())} />}
    </Loadable>
  )
})

interface RecordProps {
  readonly record: StudyRecord
  readonly today: number
}

function Record({ record, today }: RecordProps) {
  const { navigator } = useStores()
  const { records, calibration, streak, parameters } = record
  if (records.length === 0) {
    return (
      <Empty
        title="还没有学习记录"
        hint="背第一个词，这里就有第一格"
        action={{ text: '开始背单词', onPress: () => void navigator.go('vocabularyMemory') }}
      />
    )
  }
  const answers = records.reduce((sum, { reviews }) => sum + reviews, 0)
  const seconds = records.reduce((sum, day) => sum + day.seconds, 0)
  return (
    <View className="vocab">
      <Card>
        <View className="vocab__stats">
          <Stat label="连续" value={streak} unit="天" />
          <Stat label="学习" value={records.length} unit="天" />
          <Stat label="用时" value={durationText(seconds)} />
        </View>
      </Card>
      <Card>
        <View className="vocab__title vocab__ask">每天的回答</View>
        <HeatMap
          days={heatDays(records, today, HEAT_DAYS)}
          says={heatText(records)}
          basis={`基于 ${answers} 次回答（凌晨 4 点算新的一天）`}
          testId="heat-map"
        />
      </Card>
      <RetentionReport calibration={calibration} />
      {parameters ? (
        <Card>
          <View className="vocab__title">你的记忆参数</View>
          <View className="vocab__note">{parameterText(parameters)}</View>
        </Card>
      ) : null}
      <Days records={records} />
    </View>
  )
}

const heatText = (records: readonly DayRecord[]): string => {
  const best = records.reduce((most, record) => (record.reviews > most.reviews ? record : most))
  return `最近半年学了 ${records.length} 天，最多的一天是 ${best.day}，答了 ${best.reviews} 次`
}

const REASONS: Readonly<Record<string, string>> = {
  'default-better': '试着按你的记录调整过，通用参数在没见过的复习上更准，所以仍用通用参数',
  'personal-better': '已按你的记录调整，在没见过的复习上比通用参数更准',
}

const parameterText = ({ reason, reviews, needed }: NonNullable<StudyRecord['parameters']>): string => {
  const missing = needed - reviews
  const waits =
    missing > 0 ? `再有 ${missing} 次复习，就可以按你的记录调整` : '复习够多了，很快会按你的记录调整'
  return REASONS[reason] ?? `现在用通用参数。${waits}`
}

function Days({ records }: { readonly records: readonly DayRecord[] }) {
  return (
    <List title="最近的学习日">
      {records
        .slice(-LISTED)
        .reverse()
        .map(({ day, reviews, right, newWords, words, seconds }) => (
          <Cell
            key={day}
            title={day}
            note={`${words} 词，其中新词 ${newWords} 个，用时 ${durationText(seconds)}`}
            value={`正确 ${Math.round((right * PERCENT) / Math.max(1, reviews))}%`}
          />
        ))}
    </List>
  )
}
