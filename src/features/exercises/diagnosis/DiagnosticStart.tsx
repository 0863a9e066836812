import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import type { Diagnosis } from '@/contracts/exercise/attempts'
import { diagnosticTests, type DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { addressOfDiagnosis } from './diagnosisAddress'
import { diagnosticTestTexts } from './diagnosticTestTexts'
import { useAttempts } from '../attempt/useAttempts'
import { DiagnosticBegin, DiagnosticLead } from './DiagnosticLead'
import { DiagnosticSubjects } from './DiagnosticSubjects'
import { WithSubjects } from '../knowledge/WithSubjects'

interface DiagnosticStartProps {
  readonly test: DiagnosticName
}

/** What a diagnostic test is, which subjects it asks, and where it was left. */
export function DiagnosticStart({ test }: DiagnosticStartProps) {
  const { navigator } = useStores()
  const attempts = useAttempts()
  const [begun, setBegun] = useState(() => attempts.begunDiagnosis(test))
  // Whoever comes back from a test that is not finished finds it here.
  useDidShow(() => setBegun(attempts.begunDiagnosis(test)))
  const { parts } = diagnosticTests[test]
  const onBegin = (opening: Diagnosis): void =>
    void navigator.go(diagnosticTestTexts[test].page, addressOfDiagnosis(opening))
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
        <DiagnosticLead test={test} />
        <DiagnosticBegin count={1} onPress={() => onBegin({ kind: 'diagnosis', test, subjects: [] })} />
      </View>
    )
  return (
    <WithSubjects>
      {(subjects) => (
        <DiagnosticSubjects test={test} subjects={subjects} most={parts.most} onBegin={onBegin} />
      )}
    </WithSubjects>
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
      <DiagnosticLead test={test} />
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
