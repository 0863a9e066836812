import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { knowledge, type KnowledgeSubject } from '@/contracts/exercise/knowledge'
import type { PaperKey, PaperScores } from '@/domain/admission/examScores'
import { predictScore } from '@/domain/admission/predictScore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { ChartFrame } from '@/ui/charts/ChartFrame'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { knownScores, rememberScores } from '../../form/knownScores'
import '../../schoolChoice.scss'

/** Minimum number of answers for a prediction. */
const FEWEST = 20
const FULL: Readonly<Record<string, number>> = { '1': 100, '2': 100 }
const MAJOR_FULL = 150
/** Vocational subjects are no papers of the exam. */
const PAPER = /^\d{3}$/

/** Papers of a form by the first digit of the subject's code; major papers of the school begin with other digits. */
const PAPERS: Readonly<Record<string, PaperKey>> = { '1': 'politics', '2': 'foreign', '3': 'first' }

/** Predicted scores of the papers of an exam of four. */
const predictedScores = (subjects: readonly KnowledgeSubject[]): PaperScores =>
  Object.fromEntries(
    subjects.flatMap(({ subject, ability }) =>
      ability
        ? [[PAPERS[subject.charAt(0)] ?? 'second', predictScore(ability, fullOf(subject)).middle] as const]
        : [],
    ),
  )

const fullOf = (subject: string): number => FULL[subject.charAt(0)] ?? MAJOR_FULL

/** /choose/score-predict: the score predicted from practice so far, with its band. */
export const ScorePredictView = observer(function ScorePredictView() {
  const { call, session, navigator } = useStores()
  const found = useResource(
    () => call(knowledge, { params: { uid: session.uid } }, { quiet: true }),
    session.uid,
  )
  const use = (papers: readonly KnowledgeSubject[]): void => {
    rememberScores('four', { ...knownScores('four'), ...predictedScores(papers) })
    void navigator.go('chooseForm', { module: 'precise', scores: 'known' })
  }
  return (
    <Loadable phase={found.phase} skeleton="list" onRetry={() => void found.load()}>
      {(subjects) => {
        const papers = subjects.filter(({ subject, ability }) => PAPER.test(subject) && ability !== null)
        return papers.length === 0 ? (
          <Empty
            title="做过的题还不够"
            hint={`每科答满 ${FEWEST} 题，就能给出分数范围`}
            action={{ text: '去做题', onPress: () => void navigator.go('exercisesCombat', {}) }}
          />
        ) : (
          <View className="choice-page">
            <View className="choice-note">
              按你在题库的作答估计，主观题按客观题水平折算，没有计入答题规范和书写，误差见每科的范围。
            </View>
            {papers.map((subject) => (
              <Predicted key={subject.subject} subject={subject} />
            ))}
            <Button block onPress={() => use(papers)} testId="predict-use">
              用这些分数去选校
            </Button>
          </View>
        )
      }}
    </Loadable>
  )
})

function Predicted({ subject: { subject, name, ability } }: { readonly subject: KnowledgeSubject }) {
  if (!ability) return null
  const full = fullOf(subject)
  const { low, middle, high } = predictScore(ability, full)
  const isThin = ability.answers < FEWEST
  return (
    <Card>
      <Section title={name}>
        <ChartFrame
          says={`约 ${middle} 分，大概率在 ${low}–${high} 分之间（满分 ${full}）`}
          basis={
            isThin ? `只答了 ${ability.answers} 题，范围很宽，再多做一些` : `基于 ${ability.answers} 题的作答`
          }
          isThin={isThin}
        >
          <View className="choice-band">
            <View
              className="choice-band__range"
              style={{ left: `${(low / full) * 100}%`, width: `${((high - low) / full) * 100}%` }}
            />
            <View className="choice-band__point" style={{ left: `${(middle / full) * 100}%` }} />
          </View>
        </ChartFrame>
      </Section>
    </Card>
  )
}
