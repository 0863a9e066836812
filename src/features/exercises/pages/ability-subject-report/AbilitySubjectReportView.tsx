import { View } from '@tarojs/components'
import type { MeasuredTest, SubjectAbility } from '@/contracts/exercise/abilities'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { abilityScale } from '@/domain/ability/scaledAbility'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { LineChart } from '@/ui/charts/LineChart'
import { List } from '@/ui/layout/List'
import { AbilitiesBySubject } from '../../ability/AbilitiesBySubject'
import { AbilityBand } from '../../reports/AbilityBand'
import { scaled } from '../../ability/abilityTexts'
import { testsText, testValues } from '../../ability/historyTexts'
import { reportPlaceOf } from '../../reports/reportPages'

/** /exercises/ability-subject-report?subject=: each test's measurement of a subject at its time. */
export function AbilitySubjectReportView() {
  return <AbilitiesBySubject>{(subject) => <Tests subject={subject} />}</AbilitiesBySubject>
}

function Tests({ subject }: { readonly subject: SubjectAbility }) {
  const { navigator } = useStores()
  const { tests, name } = subject
  const code = subject.subject
  return (
    <>
      <Latest name={name} test={tests[0]} />
      <Line tests={tests} />
      {tests.length > 0 ? <History tests={tests} /> : null}
      <View className="exercise__actions">
        <Button
          onPress={() => void navigator.go('exercisesCombatAbilityTest', { subject: code })}
          testId="tests-measure"
        >
          {tests.length > 0 ? '再测一次' : '测一测'}
          {name}
        </Button>
        <Button
          kind="soft"
          onPress={() => void navigator.go('exercisesAbilityStageReport', { subject: code })}
          testId="tests-stages"
        >
          分阶段看
        </Button>
      </View>
    </>
  )
}

function Latest({ name, test }: { readonly name: string; readonly test: MeasuredTest | undefined }) {
  return (
    <Card testId="tests-latest">
      <View className="exercise__title">{name}</View>
      {test ? (
        <>
          <View className="exercise__note">
            最近一次：{shanghaiDate(test.at)} {test.title}
          </View>
          <AbilityBand ability={test.ability} />
        </>
      ) : (
        <View className="exercise__note">这科还没有测过，十几道题就能测出起点</View>
      )}
    </Card>
  )
}

function Line({ tests }: { readonly tests: readonly MeasuredTest[] }) {
  const values = testValues(tests)
  if (values.length < 2) return null
  const answers = values.reduce((sum, one) => sum + one.answers, 0)
  return (
    <Card>
      <View className="exercise__title">历次变化</View>
      <LineChart
        series={[{ name: '能力值', tone: 'brand', values: values.map(({ value }) => value) }]}
        top={2 * abilityScale.mean}
        marks={[values[0]?.mark ?? '', values[values.length - 1]?.mark ?? '']}
        says={testsText(values)}
        basis={`基于 ${values.length} 次测评的 ${answers} 道题，能力值按当时的估计`}
        isThin={answers < FEWEST_ANSWERS}
        testId="tests-line"
      />
    </Card>
  )
}

function History({ tests }: { readonly tests: readonly MeasuredTest[] }) {
  const { navigator } = useStores()
  return (
    <List title="每次测评">
      {tests.map(({ attemptId, kind, title, at, ability }) => (
        <Cell
          key={attemptId}
          title={title}
          note={`${shanghaiDate(at)} · ${ability.answers} 题`}
          value={scaled(ability.ability)}
          onPress={() => void navigator.go(...reportPlaceOf({ kind, attemptId }))}
          testId={`test-${attemptId}`}
        />
      ))}
    </List>
  )
}
