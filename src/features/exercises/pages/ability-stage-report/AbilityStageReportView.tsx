import { View } from '@tarojs/components'
import type { StageAbility, SubjectAbility } from '@/contracts/exercise/abilities'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { AbilitiesBySubject } from '../../ability/AbilitiesBySubject'
import { AbilityBand } from '../../reports/AbilityBand'
import { fewText, stageDays, stagesText, stageTexts } from '../../ability/historyTexts'

/** /exercises/ability-stage-report?subject=: the ability in a subject, stage by stage of the year. */
export function AbilityStageReportView() {
  return <AbilitiesBySubject>{(subject) => <Stages subject={subject} />}</AbilitiesBySubject>
}

function Stages({ subject }: { readonly subject: SubjectAbility }) {
  const { navigator } = useStores()
  const code = subject.subject
  return (
    <>
      <Card testId="stages-summary">
        <View className="exercise__title">{subject.name}</View>
        <View>{stagesText(subject.stages)}</View>
      </Card>
      {subject.stages.map((stage) => (
        <Stage key={stage.stage} stage={stage} />
      ))}
      <View className="exercise__actions">
        <Button
          onPress={() => void navigator.go('exercisesMasterStatus', { subject: code })}
          testId="stages-points"
        >
          看该补哪个知识点
        </Button>
        <Button
          kind="soft"
          onPress={() => void navigator.go('exercisesAbilitySubjectReport', { subject: code })}
          testId="stages-tests"
        >
          历次测评
        </Button>
      </View>
    </>
  )
}

function Stage({ stage }: { readonly stage: StageAbility }) {
  const { name, aim } = stageTexts[stage.stage]
  return (
    <Card testId={`stage-${stage.stage}`}>
      <View className="exercise__title">{name}</View>
      <View className="exercise__note">
        {stageDays(stage)} · {aim}
      </View>
      {stage.ability ? (
        <AbilityBand ability={stage.ability} />
      ) : (
        <View className="exercise__note exercise__help">{fewText(stage)}</View>
      )}
    </Card>
  )
}
