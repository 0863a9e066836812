import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { studyDayOfDate } from '@/domain/memory/studyDay'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { Failure } from '@/ui/feedback/Failure'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Slot } from '@/ui/layout/Slot'
import { Stepper } from '@/ui/controls/Stepper'
import { Switch } from '@/ui/controls/Switch'
import { ExamChoice } from '../../components/ExamChoice'
import { LateHelp } from '../../components/LateHelp'
import { PlanRow } from '../../components/PlanRow'
import { SaveBar } from '../../components/SaveBar'
import { SetAside } from '../../components/SetAside'
import { finishText } from '../../models/forecastText'
import type { PlanDraft } from '../../stores/PlanDraft'
import { usePlanDraft } from '../../stores/usePlanDraft'
import { useVocabulary } from '../../stores/useVocabulary'
import '../../vocabulary.scss'

/** /spword/user-plan: book, exam, minutes, new words a day and the review limit, with the finish that follows from them. */
export const UserPlanView = observer(function UserPlanView() {
  const draft = usePlanDraft()
  if (draft.state === 'opening') return <Skeleton variant="detail" />
  if (draft.state === 'failed')
    return <Failure message="计划没有取到，请检查网络后重试" onRetry={draft.start} />
  return (
    <View className="vocab vocab--footed">
      <Slot>
        <Progress />
      </Slot>
      <Card>
        <View className="vocab__title vocab__ask">考试时间</View>
        <ExamChoice draft={draft} />
      </Card>
      <Slot>{draft.books.length > 1 ? <BookChoice draft={draft} /> : null}</Slot>
      <Daily draft={draft} />
      <Card testId="plan-forecast">
        <View className="vocab__title">这样安排</View>
        <View className="vocab__gap">
          {draft.forecast ? finishText(draft.forecast, studyDayOfDate(draft.today)) : '正在推算…'}
        </View>
      </Card>
      <Slot>
        <LateHelp draft={draft} />
        <SetAside draft={draft} />
      </Slot>
      <SaveBar draft={draft} />
    </View>
  )
})

const Progress = observer(function Progress() {
  const { navigator } = useStores()
  const { plan } = useVocabulary()
  if (!plan.plan) return null
  const { studyWordNumber, unStudyWordNumber, wrongWordNumber, completeDTO } = plan.plan
  return (
    <Card padding="none">
      <Cell
        title={`已学 ${studyWordNumber} 词，还有 ${unStudyWordNumber} 词没学`}
        note={
          <View>
            <View className="vocab__ask">
              掌握 {completeDTO.knownWordNumber} 词，占全书 {completeDTO.percent}%
              {wrongWordNumber > 0 ? `；最近答错的还有 ${wrongWordNumber} 词` : ''}
            </View>
            <ProgressBar value={completeDTO.percent / 100} label="掌握的词" tone="success" />
          </View>
        }
        onPress={() => void navigator.go('vocabularySection')}
      />
    </Card>
  )
})

const BookChoice = observer(function BookChoice({ draft }: { readonly draft: PlanDraft }) {
  return (
    <Card>
      <View className="vocab__title vocab__ask">词书</View>
      <Choice
        label="词书"
        options={draft.books.map(({ bookId, title, wordCount }) => ({
          key: bookId,
          text: title,
          note: `${wordCount} 词`,
        }))}
        value={draft.values.bookId}
        onChange={draft.chooseBook}
      />
    </Card>
  )
})

const Daily = observer(function Daily({ draft }: { readonly draft: PlanDraft }) {
  const { navigator } = useStores()
  const { minutesPerDay, newPerDay, reviewLimit } = draft.values
  return (
    <Card>
      <PlanRow title="每天分钟数" note="包括新词和复习">
        <Stepper
          label="每天分钟数"
          value={minutesPerDay}
          min={5}
          max={240}
          step={5}
          onChange={(minutes) => draft.change({ minutesPerDay: minutes })}
        />
      </PlanRow>
      <PlanRow title="新词数自动安排" note="按每天的分钟数安排，考前 14 天只复习">
        <Switch label="新词数自动安排" checked={draft.isPaceFree} onChange={draft.freePace} />
      </PlanRow>
      <PlanRow title="每天新词">
        <Stepper
          label="每天新词"
          value={newPerDay}
          min={0}
          max={300}
          step={5}
          onChange={draft.setNewPerDay}
          testId="plan-new"
        />
      </PlanRow>
      <PlanRow title="每天复习上限" note="超过的排到第二天，新词也会等它">
        <Stepper
          label="每天复习上限"
          value={reviewLimit}
          min={20}
          max={2000}
          step={20}
          onChange={(limit) => draft.change({ reviewLimit: limit })}
        />
      </PlanRow>
      <Button
        block
        kind="ghost"
        className="vocab__gap"
        onPress={() => void navigator.go('vocabularyMemoryScheme')}
      >
        调整记忆方案
      </Button>
    </Card>
  )
})
