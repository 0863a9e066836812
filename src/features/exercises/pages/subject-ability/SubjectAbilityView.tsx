import { View } from '@tarojs/components'
import type { KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { LineChart } from '@/ui/charts/LineChart'
import { AbilityBand } from '../../reports/AbilityBand'
import { KnowledgeBySubject } from '../../knowledge/KnowledgeBySubject'
import { weeksText, weekValues } from '../../ability/weekTexts'

/** Upper end of the chart, with the mean of all learners (50) in the middle. */
const TOP = 100

/** /exercises/subject-ability?subject=: the ability in a subject now, and week by week. */
export function SubjectAbilityView() {
  return (
    <KnowledgeBySubject>
      {(subject) => (
        <>
          <Now subject={subject} />
          <Weeks subject={subject} />
          <NextStep subject={subject} />
        </>
      )}
    </KnowledgeBySubject>
  )
}

interface SubjectProps {
  readonly subject: KnowledgeSubject
}

function Now({ subject: { ability, points } }: SubjectProps) {
  const answers = points.reduce((sum, point) => sum + point.answers, 0)
  return (
    <Card>
      <View className="exercise__title">现在</View>
      {ability ? (
        <AbilityBand ability={ability} />
      ) : (
        <View className="exercise__note">
          这科答过 {answers} 题，满 {FEWEST_ANSWERS} 题后给出能力值
        </View>
      )}
    </Card>
  )
}

function Weeks({ subject: { weeks } }: SubjectProps) {
  const values = weekValues(weeks)
  return (
    <Card>
      <View className="exercise__title">每周</View>
      {values.length > 1 ? (
        <LineChart
          series={[{ name: '能力值', tone: 'brand', values: values.map(({ value }) => value) }]}
          top={TOP}
          marks={[values[0]?.mark ?? '', values[values.length - 1]?.mark ?? '']}
          says={weeksText(values)}
          basis={`基于 ${values.reduce((sum, { answers }) => sum + answers, 0)} 道题的回答，每周只看当周的题；不足 ${FEWEST_ANSWERS} 题的周不画`}
          testId="ability-weeks"
        />
      ) : (
        <View className="exercise__note">有两周各答满 {FEWEST_ANSWERS} 题后，这里画出变化</View>
      )}
    </Card>
  )
}

function NextStep({ subject: { subject, name } }: SubjectProps) {
  const { navigator } = useStores()
  return (
    <View className="exercise__actions">
      <Button
        onPress={() => void navigator.go('exercisesCombatAbilityTest', { subject })}
        testId="ability-measure"
      >
        测一测{name}
      </Button>
      <Button
        kind="soft"
        onPress={() => void navigator.go('exercisesMasterStatus', { subject })}
        testId="ability-map"
      >
        看知识点
      </Button>
    </View>
  )
}
