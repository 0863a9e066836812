import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { studyDayOfDate } from '@/domain/memory/studyDay'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Stepper } from '@/ui/controls/Stepper'
import { finishText } from '../models/forecastText'
import { usePlanDraft } from '../stores/usePlanDraft'
import { ExamChoice } from './ExamChoice'
import { LateHelp } from './LateHelp'
import { PlanRow } from './PlanRow'
import { SetAside } from './SetAside'

const MINUTES_STEP = 5
const LEAST_MINUTES = 10
const MOST_MINUTES = 240

/** The two questions before the first word: which exam, how many minutes a day. Everything else is decided well enough. */
export const FirstPlan = observer(function FirstPlan({ onDone }: { readonly onDone: () => void }) {
  const draft = usePlanDraft()
  if (draft.state === 'opening') return <Skeleton variant="detail" />
  if (draft.state === 'failed')
    return <Failure message="词书没有取到，请检查网络后重试" onRetry={draft.start} />
  const begin = async (): Promise<void> => {
    if (await draft.save()) onDone()
  }
  return (
    <View className="vocab">
      <Card>
        <View className="vocab__title">{draft.book?.title}</View>
        <View className="vocab__note">{draft.book?.description}</View>
      </Card>
      <Card>
        <View className="vocab__title vocab__ask">你参加哪次考试？</View>
        <ExamChoice draft={draft} />
      </Card>
      <Card>
        <PlanRow title="每天用多少分钟" note="包括新词和复习">
          <Stepper
            label="每天分钟数"
            value={draft.values.minutesPerDay}
            min={LEAST_MINUTES}
            max={MOST_MINUTES}
            step={MINUTES_STEP}
            onChange={(minutesPerDay) => draft.change({ minutesPerDay })}
          />
        </PlanRow>
        <View className="vocab__note">
          {draft.forecast ? finishText(draft.forecast, studyDayOfDate(draft.today)) : '正在推算每天的安排…'}
        </View>
      </Card>
      <LateHelp draft={draft} />
      <SetAside draft={draft} />
      <Button
        block
        size="l"
        loading={draft.isSaving}
        disabled={!draft.forecast}
        onPress={() => void begin()}
        testId="plan-begin"
      >
        就这样，开始
      </Button>
    </View>
  )
})
