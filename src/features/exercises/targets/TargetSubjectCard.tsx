import { View } from '@tarojs/components'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/feedback/Tag'
import { type PlacedSubject, standMarks, standText } from './targetTexts'

/** A subject of the target: its usual level, the learner's level, and trainings. */
export function TargetSubjectCard({ placed }: { readonly placed: PlacedSubject }) {
  const { navigator } = useStores()
  const { subject, ability, stand } = placed
  const { code, name, questionCount, paperCount } = subject
  const { text, tone } = standMarks[stand]
  const given = { subject: code }
  return (
    <Card testId={`target-${code}`}>
      <View className="exercise__row">
        <View className="exercise__title yt-grow">
          {code} {name}
        </View>
        <Tag tone={tone}>{text}</Tag>
      </View>
      <View className="exercise__note">{standText(subject, ability)}</View>
      {questionCount > 0 ? (
        <View className="exercise__actions">
          <Button
            size="s"
            kind="soft"
            onPress={() =>
              void navigator.go(ability ? 'exercisesSpecialTrainSys' : 'exercisesCombatAbilityTest', given)
            }
            label={`${name}：${ability ? '练薄弱点' : '测能力'}`}
            testId={`train-${code}`}
          >
            {ability ? '练薄弱点' : '测能力'}
          </Button>
          {paperCount > 0 ? (
            <Button
              size="s"
              kind="soft"
              onPress={() => void navigator.go('exercisesExamDetail', given)}
              label={`${name}：整套卷`}
              testId={`paper-${code}`}
            >
              整套卷
            </Button>
          ) : null}
        </View>
      ) : (
        <View className="exercise__note">这科的题还在整理，先练其他科</View>
      )}
    </Card>
  )
}
