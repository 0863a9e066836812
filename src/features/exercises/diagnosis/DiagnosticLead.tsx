import { View } from '@tarojs/components'
import type { DiagnosticName } from '@/domain/attempt/diagnosticTests'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { diagnosticTestTexts } from './diagnosticTestTexts'
import { Fact } from '../reports/Fact'

/** What a diagnostic test is, and what to know before it. */
export function DiagnosticLead({ test }: { readonly test: DiagnosticName }) {
  const { lead, facts } = diagnosticTestTexts[test]
  return (
    <Card>
      <View className="exercise__title">{lead}</View>
      {facts.map((fact) => (
        <Fact key={fact} text={fact} />
      ))}
    </Card>
  )
}

interface BeginProps {
  /** How many parts are chosen. */
  readonly count: number
  readonly onPress: () => void
}

/** The way into a diagnostic test. */
export function DiagnosticBegin({ count, onPress }: BeginProps) {
  return (
    <FootBar>
      <Button block disabled={count === 0} onPress={onPress} testId="diagnosis-begin">
        {count === 0 ? '先选科目' : '开始测评'}
      </Button>
    </FootBar>
  )
}
