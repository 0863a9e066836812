import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { knowledge, type KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { predictScore } from '@/domain/admission/predictScore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { ChartFrame } from '@/ui/charts/ChartFrame'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import '../../score.scss'

const FEWEST = 20
const FULL: Readonly<Record<string, number>> = { '1': 100, '2': 100 }
const MAJOR_FULL = 150
const PAPER = /^\d{3}$/

/** /score/testreport: ability by subject with its band, as a range of scores. */
export const TestReportView = observer(function TestReportView() {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () => call(knowledge, { params: { uid: session.uid } }, { quiet: true }),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(subjects) => {
        const tested = subjects.filter(({ subject, ability }) => PAPER.test(subject) && ability !== null)
        return tested.length === 0 ? (
          <Empty
            title="还没有测试结果"
            hint="每科测十几题，就能给出分数范围"
            action={{ text: '去测试', onPress: () => void navigator.go('scoreTestevaluate', {}) }}
          />
        ) : (
          <View className="score-page">
            {tested.map((subject) => (
              <Predicted key={subject.subject} subject={subject} />
            ))}
            <View className="score-note">
              依据你在题库的作答和题目难度估计；主观题按客观题水平折算，没有计入书写和答题规范。
            </View>
            <Button block onPress={() => void navigator.go('scoreQuickevaluate', {})} testId="report-quick">
              用这些分数对照国家线
            </Button>
          </View>
        )
      }}
    </Loadable>
  )
})

function Predicted({ subject: { subject, name, ability } }: { readonly subject: KnowledgeSubject }) {
  if (!ability) return null
  const full = FULL[subject.charAt(0)] ?? MAJOR_FULL
  const { low, middle, high } = predictScore(ability, full)
  const isThin = ability.answers < FEWEST
  return (
    <Card>
      <Section title={name}>
        <ChartFrame
          says={`约 ${middle} 分，九成把握在 ${low}–${high} 分之间（满分 ${full}）`}
          basis={isThin ? `只答了 ${ability.answers} 题，范围很宽` : `基于 ${ability.answers} 题的作答`}
          isThin={isThin}
        >
          <View className="score-band">
            <View
              className="score-band__range"
              style={{ left: `${(low / full) * 100}%`, width: `${((high - low) / full) * 100}%` }}
            />
            <View className="score-band__point" style={{ left: `${(middle / full) * 100}%` }} />
          </View>
        </ChartFrame>
      </Section>
    </Card>
  )
}
