import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { ReportPage } from '../../reports/ReportPage'
import { lostByPoint, lostQuestions, type LostQuestion } from '../../reports/lossTexts'
import { outcomeTexts } from '../../question/questionTexts'
import { hasWrong } from '../../reports/reportTexts'

/** /exercises/analysis-report?attempt=: where a test lost its points, and the way to mend each place. */
export function AnalysisReportView() {
  const { navigator } = useStores()
  return (
    <ReportPage
      none={{
        title: '还没有选测试',
        hint: '做完一次测试，丢分的地方会列在这里',
        action: { text: '去测一个知识点', onPress: () => void navigator.go('exercisesKnowledgeTest') },
      }}
    >
      {(report) =>
        hasWrong(report) ? (
          <Lost report={report} />
        ) : (
          <Empty art="done" title="一分没丢" hint="换一个知识点再测，或做一套整卷" />
        )
      }
    </ReportPage>
  )
}

function Lost({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { attempt } = report
  const lost = lostQuestions(report)
  return (
    <>
      <Card>
        <View className="exercise__title">
          {lost.length} 题没拿满分，共丢 {Math.round((report.points - report.earned) * 100) / 100} 分
        </View>
        <View className="exercise__note">{attempt.title}</View>
        <View className="exercise__actions">
          <Button
            size="s"
            onPress={() => void navigator.go('exercisesAnalysisTest', { attempt: attempt.attemptId })}
            testId="lost-look"
          >
            逐题看解析
          </Button>
        </View>
      </Card>
      <List title="按知识点补">
        {lostByPoint(lost).map(({ point, text }) => (
          <Cell
            key={point}
            title={point}
            note={text}
            value="练一组"
            onPress={() =>
              void navigator.go('exercisesBrushTopic', { subject: attempt.subject, point, kind: 'practice' })
            }
            testId={`lost-${point}`}
          />
        ))}
      </List>
      <List title="丢分的题">
        {lost.map((question) => (
          <LostCell key={question.id} lost={question} />
        ))}
      </List>
    </>
  )
}

/** What was answered stands in the book of mistakes; what was left empty, or waits for its points, does not. */
function LostCell({ lost: { id, no, stem, point, outcome } }: { readonly lost: LostQuestion }) {
  const { navigator } = useStores()
  const isKept = outcome === 'wrong'
  return (
    <Cell
      title={`${no}. ${stem}`}
      note={`${point} · ${outcomeTexts[outcome]}`}
      {...(isKept && { onPress: () => void navigator.go('exercisesMistakeDetail', { question: id }) })}
      testId={`lost-question-${id}`}
    />
  )
}
