import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Diagnosis } from '@/contracts/exercise/attempts'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import { diagnosticTests, type DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Choice, Choices } from '@/ui/Choice'
import { FootBar } from '@/ui/FootBar'
import { addressOfDiagnosis } from '../models/diagnosisAddress'
import { diagnosisTexts } from '../models/diagnosisTexts'
import { useAttempts } from '../stores/useAttempts'
import { WithSubjects } from './WithSubjects'

interface DiagnosticStartProps {
  readonly test: DiagnosticName
}

/** What a diagnostic test is, which subjects it asks, and where it was left. */
export function DiagnosticStart({ test }: DiagnosticStartProps) {
  const { navigator } = useStores()
  const attempts = useAttempts()
  const [begun, setBegun] = useState(() => attempts.begunDiagnosis(test))
  const { parts } = diagnosticTests[test]
  const onBegin = (opening: Diagnosis): void =>
    void navigator.go(diagnosisTexts[test].page, addressOfDiagnosis(opening))
  if (begun)
    return (
      <Begun
        test={test}
        onGoOn={() => onBegin(begun)}
        onAnew={() => {
          attempts.leave(attempts.idFor(begun))
          setBegun(undefined)
        }}
      />
    )
  if (parts.from === 'points')
    return (
      <View className="exercise exercise--bar">
        <Lead test={test} />
        <Begin count={1} onPress={() => onBegin({ kind: 'diagnosis', test, subjects: [] })} />
      </View>
    )
  return (
    <WithSubjects>
      {(subjects) => <Subjects test={test} subjects={subjects} most={parts.most} onBegin={onBegin} />}
    </WithSubjects>
  )
}

function Lead({ test }: { readonly test: DiagnosticName }) {
  const { lead, facts } = diagnosisTexts[test]
  return (
    <Card>
      <View className="exercise__title">{lead}</View>
      {facts.map((fact) => (
        <View key={fact} className="exercise__note">
          {fact}
        </View>
      ))}
    </Card>
  )
}

interface BeginProps {
  /** How many parts are chosen. */
  readonly count: number
  readonly onPress: () => void
}

function Begin({ count, onPress }: BeginProps) {
  return (
    <FootBar>
      <Button block disabled={count === 0} onPress={onPress} testId="diagnosis-begin">
        {count === 0 ? '先选科目' : '开始测评'}
      </Button>
    </FootBar>
  )
}

interface BegunProps {
  readonly test: DiagnosticName
  readonly onGoOn: () => void
  readonly onAnew: () => void
}

function Begun({ test, onGoOn, onAnew }: BegunProps) {
  return (
    <View className="exercise exercise--bar">
      <Lead test={test} />
      <Card>
        <View className="exercise__title">上次测到一半</View>
        <View className="exercise__note">答过的都在，接着做就行；重新开始会换一组题。</View>
      </Card>
      <FootBar>
        <Button kind="soft" onPress={onAnew} testId="diagnosis-anew">
          重新开始
        </Button>
        <Button block onPress={onGoOn} testId="diagnosis-go-on">
          接着测
        </Button>
      </FootBar>
    </View>
  )
}

interface SubjectsProps extends DiagnosticStartProps {
  readonly onBegin: (opening: Diagnosis) => void
  readonly subjects: readonly ExerciseSubject[]
  readonly most: number
}

/** Subjects that everybody has to sit are chosen already. */
const USUAL = ['101', '201']

function Subjects({ test, subjects, most, onBegin }: SubjectsProps) {
  const { navigator } = useStores()
  const options = subjects.map(({ subject, name }) => ({ key: subject, text: name }))
  const [chosen, choose] = useState<readonly string[]>(() =>
    options
      .map(({ key }) => key)
      .filter((key) => USUAL.includes(key))
      .slice(0, most),
  )
  return (
    <View className="exercise exercise--bar">
      <Lead test={test} />
      <Card>
        <View className="exercise__title">{most === 1 ? '测哪一科' : `测哪几科（最多 ${most} 科）`}</View>
        {most === 1 ? (
          <Choice label="科目" options={options} value={chosen[0]} onChange={(key) => choose([key])} />
        ) : (
          <Choices label="科目" options={options} values={chosen} max={most} onChange={choose} />
        )}
      </Card>
      {test === 'strength' ? (
        <Button
          size="s"
          kind="ghost"
          onPress={() => void navigator.go('exercisesSingleStrength')}
          testId="diagnosis-single"
        >
          只测一科
        </Button>
      ) : null}
      <Begin
        count={chosen.length}
        onPress={() => onBegin({ kind: 'diagnosis', test, subjects: [...chosen] })}
      />
    </View>
  )
}
