import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { AbilityBand } from '../../reports/AbilityBand'
import { Breakdown } from '../../reports/Breakdown'
import { NextStep } from '../../reports/NextStep'
import { ReportPage } from '../../reports/ReportPage'
import { ReviewWays } from '../../reports/ReviewWays'

/** /exercises/combat-ability-report?attempt=: the result of an adaptive test, its confidence, and one next step. */
export function CombatAbilityReportView() {
  const { navigator } = useStores()
  return (
    <ReportPage
      none={{
        title: '还没有选报告',
        hint: '选一个科目，测完就有报告',
        action: { text: '去能力测试', onPress: () => void navigator.go('exercisesCombatAbility') },
      }}
    >
      {(report) => <Whole report={report} />}
    </ReportPage>
  )
}

function Whole({ report }: { readonly report: AttemptReport }) {
  const { ability, knowledge, attempt } = report
  return (
    <>
      <Card>
        <View className="exercise__title">{attempt.title}</View>
        {ability ? (
          <AbilityBand ability={ability} />
        ) : (
          <View className="exercise__note">这次作答不测能力，得分在考试报告里</View>
        )}
      </Card>
      <NextStep report={report} />
      <ReviewWays report={report} />
      <Breakdown title="按知识点" rows={knowledge} />
    </>
  )
}
