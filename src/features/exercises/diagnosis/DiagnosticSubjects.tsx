import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Diagnosis } from '@/contracts/exercise/attempts'
import type { ExerciseSubject } from '@/contracts/exercise/examPapers'
import type { DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { useLearnerProfile } from '@/stores/useLearnerProfile'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice, Choices } from '@/ui/controls/Choice'
import { DiagnosticBegin, DiagnosticLead } from './DiagnosticLead'

interface DiagnosticSubjectsProps {
  readonly test: DiagnosticName
  readonly subjects: readonly ExerciseSubject[]
  readonly most: number
  readonly onBegin: (opening: Diagnosis) => void
}

/** Which subjects a diagnostic test is to ask: the learner's own are chosen already, where it can ask all of them; else none. */
export const DiagnosticSubjects = observer(function DiagnosticSubjects(props: DiagnosticSubjectsProps) {
  const { test, subjects, most, onBegin } = props
  const { navigator } = useStores()
  const own = useLearnerProfile().subjects
  const [touched, choose] = useState<readonly string[]>()
  const options = subjects.map(({ subject, name }) => ({ key: subject, text: name }))
  const theirs = options.map(({ key }) => key).filter((key) => own.includes(key))
  const chosen = touched ?? (theirs.length <= most ? theirs : [])
  return (
    <View className="exercise exercise--bar">
      <DiagnosticLead test={test} />
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
      <DiagnosticBegin
        count={chosen.length}
        onPress={() => onBegin({ kind: 'diagnosis', test, subjects: [...chosen] })}
      />
    </View>
  )
})
