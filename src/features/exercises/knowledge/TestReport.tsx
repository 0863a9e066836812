import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { AbilityBand } from '../reports/AbilityBand'
import { NextStep } from '../reports/NextStep'
import { ReportBody } from '../reports/ReportBody'

/** How a test went, what ability it shows, what to do next, and the ways on. */
export function TestReport({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { ability, attempt } = report
  return (
    <>
      <ReportBody report={report} />
      {ability ? (
        <Card>
          <View className="exercise__title">这次测出的能力</View>
          <AbilityBand ability={ability} />
        </Card>
      ) : null}
      <NextStep report={report} />
      <View className="exercise__actions">
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesAnalysisReport', { attempt: attempt.attemptId })}
          testId="report-summary"
        >
          丢分小结
        </Button>
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesMasterStatus', { subject: attempt.subject })}
          testId="report-map"
        >
          掌握状态
        </Button>
      </View>
    </>
  )
}
