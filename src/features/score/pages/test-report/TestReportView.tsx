import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { examUnits, type ExamUnit } from '@/contracts/choose/majors'
import { knowledge, type KnowledgeSubject } from '@/contracts/exercise/knowledge'
import { paperKeyOf, shapeOfPapers } from '@/domain/admission/examScores'
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
const PAPER = /^\d{3}$/

/** A subject of the bank with the full marks of its paper. */
interface Tested extends Pick<KnowledgeSubject, 'subject' | 'name'> {
  readonly ability: NonNullable<KnowledgeSubject['ability']>
  readonly full: number
}

const testedOf = (subjects: readonly KnowledgeSubject[], units: readonly ExamUnit[]): readonly Tested[] =>
  subjects.flatMap(({ subject, name, ability }) => {
    const unit = units.find(({ code }) => code === subject)
    return unit && PAPER.test(unit.code) && ability ? [{ subject, name, ability, full: unit.full }] : []
  })

/** The predicted scores by paper and the shape of their exam, as an address carries them. */
const predictedScores = (tested: readonly Tested[]): Readonly<Record<string, string>> => {
  const shape = shapeOfPapers(tested.map(({ subject: code, full }) => ({ code, full })))
  const scores = tested.flatMap(({ subject: code, ability, full }) => {
    const key = paperKeyOf(shape, { code, full })
    return key ? [[key, String(predictScore(ability, full).middle)] as const] : []
  })
  return { ...Object.fromEntries(scores), shape }
}

/** /score/testreport: ability by subject with its band, as a range of scores. */
export const TestReportView = observer(function TestReportView() {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () =>
      Promise.all([
        call(knowledge, { params: { uid: session.uid } }, { quiet: true }),
        call(examUnits, {}, { quiet: true }),
      ]).then(([subjects, { list }]) => testedOf(subjects, list)),
    session.uid,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(tested) =>
        tested.length === 0 ? (
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
            <Button
              block
              onPress={() => void navigator.go('scoreQuickevaluate', predictedScores(tested))}
              testId="report-quick"
            >
              用这些分数对照国家线
            </Button>
          </View>
        )
      }
    </Loadable>
  )
})

function Predicted({ subject: { name, ability, full } }: { readonly subject: Tested }) {
  const { low, middle, high } = predictScore(ability, full)
  const isThin = ability.answers < FEWEST
  return (
    <Card>
      <Section title={name}>
        <ChartFrame
          says={`约 ${middle} 分，大概率在 ${low}–${high} 分之间（满分 ${full}）`}
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
