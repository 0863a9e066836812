import { View } from '@tarojs/components'
import type { AttemptReport } from '@/contracts/exercise/attemptReport'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { AbilityBand } from '../components/AbilityBand'
import { Breakdown } from '../components/Breakdown'
import { ReportPage } from '../components/ReportPage'

/** /exercises/combat-ability-report?attempt=: what an adaptive test has told, how surely, and one next step. */
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
      <Breakdown title="按知识点" rows={knowledge} />
    </>
  )
}

/** The one thing to do now. */
function NextStep({ report }: { readonly report: AttemptReport }) {
  const { navigator } = useStores()
  const { weakest, attempt } = report
  const { subject } = attempt
  if (weakest === null)
    return (
      <Card>
        <View className="exercise__title">下一步</View>
        <View className="exercise__note">这次没有丢分的知识点，用一整套卷检验一下</View>
        <Button size="s" onPress={() => void navigator.go('exercisesExamDetail')} testId="ability-next">
          去做整套卷
        </Button>
      </Card>
    )
  return (
    <Card>
      <View className="exercise__title">下一步</View>
      <View className="exercise__note">丢分最多的是「{weakest}」，先练一组</View>
      <Button
        size="s"
        onPress={() =>
          void navigator.go('exercisesBrushTopic', { subject, point: weakest, kind: 'practice' })
        }
        testId="ability-next"
      >
        练「{weakest}」
      </Button>
    </Card>
  )
}
