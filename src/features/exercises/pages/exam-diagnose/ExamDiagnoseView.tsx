import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { attempts, type AttemptRow } from '@/contracts/exercise/attemptList'
import { relativeTime } from '@/lib/relativeTime'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { ExamLosses } from '../../diagnosis/ExamLosses'
import { ReportPage } from '../../reports/ReportPage'
import { TypedDiagnosis } from '../../diagnosis/TypedDiagnosis'
import '../../exercises.scss'

const SOURCES = [
  { key: 'own', text: '我在这里考的' },
  { key: 'typed', text: '填别处的分数' },
] as const
type Source = (typeof SOURCES)[number]['key']

/** As far back as own exams are looked for. */
const MOST_LOOKED_AT = 100

/** /exercises/exam-diagnose, also with ?attempt=: where an exam lost its points, by an own attempt or by scores that are typed in. */
export function ExamDiagnoseView() {
  const { attempt } = useRoute().given
  const [source, choose] = useState<Source>('own')
  if (attempt)
    return (
      <ReportPage none={{ title: '没有找到这次考试' }}>
        {(report) => <ExamLosses report={report} />}
      </ReportPage>
    )
  return (
    <View className="exercise">
      <Segmented items={SOURCES} value={source} onChange={choose} label="成绩从哪里来" />
      {source === 'own' ? <OwnExams /> : <TypedDiagnosis />}
    </View>
  )
}

const OwnExams = observer(function OwnExams() {
  const { call, session } = useStores()
  const recent = useResource(() =>
    call(attempts, { params: { uid: session.uid }, query: { size: MOST_LOOKED_AT } }, { quiet: true }),
  )
  return (
    <Loadable phase={recent.phase} skeleton="list" onRetry={() => void recent.load()}>
      {({ list }) => (
        <Exams
          rows={list.filter(({ kind, earned }) => (kind === 'exam' || kind === 'mock') && earned !== null)}
        />
      )}
    </Loadable>
  )
})

function Exams({ rows }: { readonly rows: readonly AttemptRow[] }) {
  const { navigator, clock } = useStores()
  if (rows.length === 0)
    return (
      <Card testId="diagnose-none">
        <View className="exercise__title">还没有考完的整卷或模考</View>
        <View className="exercise__note">限时做一套卷，交卷后就能诊断；别处考的，可以直接填分数。</View>
        <View className="exercise__actions">
          <Button onPress={() => void navigator.go('exercisesExamDetail')} testId="diagnose-exam">
            去做一套卷
          </Button>
        </View>
      </Card>
    )
  return (
    <List title="选一次考试">
      {rows.map(({ attemptId, title, startedAt, earned, points }) => (
        <Cell
          key={attemptId}
          title={title}
          note={relativeTime(startedAt, clock.now())}
          value={`${earned ?? 0} / ${points} 分`}
          onPress={() => void navigator.go('exercisesExamDiagnose', { attempt: attemptId })}
          testId={`diagnose-${attemptId}`}
        />
      ))}
    </List>
  )
}
