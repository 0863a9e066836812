import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StartingSchool, StartingStep } from '@/contracts/course/startingSchool'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Checkbox } from '@/ui/controls/Checkbox'
import { TextLink } from '@/ui/controls/TextLink'
import type { StartingDay } from './StartingDay'

interface StartingStepsProps {
  readonly day: StartingDay
  readonly course: StartingSchool
}

/** Steps of the first day; each stays ticked. */
export const StartingSteps = observer(function StartingSteps({ day, course }: StartingStepsProps) {
  return (
    <Card>
      {course.steps.map((step) => (
        <View key={step.key} className="starting__step">
          <Checkbox
            checked={day.isDone(step)}
            onChange={(done) => void day.tick(step, done)}
            label={step.title}
            testId={`step-${step.key}`}
          >
            <View>{step.title}</View>
            <View className="starting__text">{step.text}</View>
          </Checkbox>
          <WayTo step={step} goodsId={course.goodsId} isDone={day.isDone(step)} />
        </View>
      ))}
    </Card>
  )
})

interface WayToProps {
  readonly step: StartingStep
  readonly goodsId: string
  readonly isDone: boolean
}

/** A link to the page of a step; none for the teacher's code, which is on this page already. */
function WayTo({ step: { place, title }, goodsId, isDone }: WayToProps) {
  const { navigator } = useStores()
  if (place === undefined || place === 'teacher') return null
  const text = isDone ? '查看' : '去完成'
  return (
    <TextLink
      className="starting__way"
      label={`${title}：${text}`}
      onPress={() => void navigator.go(place, { goodsId })}
    >
      {text}
    </TextLink>
  )
}
