import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MathsText } from '@/blocks/MathsText'
import type { ScorePaper, ScoreQuestion } from '@/contracts/score/papers'
import { rubricMarks } from '@/domain/estimate/scoreSheet'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { Section } from '@/ui/layout/Section'
import { rangeText } from '@/domain/estimate/rangeText'
import { SheetStore } from '../../sheet/SheetStore'
import { WithPaper } from '../../sheet/WithPaper'
import '../../score.scss'

const WORDS = { y: '写到', m: '可能', n: '没写', '-': '未评' } as const
const MARKS = [...rubricMarks, '-' as const].map((key) => ({ key, text: WORDS[key] }))

/** /score/selfmarking-detail?paper=&no=: a written question beside its rubric and model answer. */
export function SelfMarkingView() {
  const { given } = useRoute()
  return <WithPaper>{(paper) => <Marking paper={paper} first={given['no']} />}</WithPaper>
}

interface MarkingProps {
  readonly paper: ScorePaper
  readonly first: string | undefined
}

const Marking = observer(function Marking({ paper, first }: MarkingProps) {
  const stores = useStores()
  const store = usePageStore(() => new SheetStore(stores, paper.paperId))
  const written = paper.sections.flatMap(({ questions }) =>
    questions.filter(({ kind }) => kind === 'written'),
  )
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      written.findIndex(({ no }) => no === first),
    ),
  )
  const question = written[at]
  if (!question) return <Empty title="这份试卷没有主观题" />
  if (!store.isReady) return <Skeleton variant="detail" />
  const finish = async (): Promise<void> => {
    await store.save()
    await stores.navigator.back()
  }
  return (
    <View className="score-page score-page--bar">
      <Question question={question} store={store} />
      <FootBar>
        <Button kind="soft" disabled={at === 0} onPress={() => setAt(at - 1)} testId="mark-back">
          上一题
        </Button>
        {at < written.length - 1 ? (
          <Button block onPress={() => setAt(at + 1)} testId="mark-next">
            下一题
          </Button>
        ) : (
          <Button block onPress={() => void finish()} testId="mark-done">
            回到答题卡
          </Button>
        )}
      </FootBar>
    </View>
  )
})

interface QuestionProps {
  readonly question: ScoreQuestion
  readonly store: SheetStore
}

const Question = observer(function Question({ question, store }: QuestionProps) {
  const { no, stem, model, points, rubric } = question
  // One drawing for all questions: a mini-program sends what differs, not the whole card.
  const [opened, setOpened] = useState<string>()
  const isOpen = opened === no
  const marks = (store.marks[no] ?? '').padEnd(rubric.length, '-')
  const sum = (letters: string): number =>
    rubric.reduce((all, line, at) => all + (letters.includes(marks[at] ?? '-') ? line.points : 0), 0)
  const set = (at: number, mark: string): void =>
    store.mark(no, `${marks.slice(0, at)}${mark}${marks.slice(at + 1)}`)
  return (
    <>
      <Card>
        <Section title={`第 ${no} 题`} note={`满分 ${points} 分`}>
          <View className="score-text">
            <MathsText text={stem || '请对照试卷上的题目'} />
          </View>
          <Button kind="soft" onPress={() => setOpened(isOpen ? undefined : no)} testId="mark-model">
            {isOpen ? '收起参考答案' : '看参考答案'}
          </Button>
          {isOpen ? (
            <View className="score-text">
              <MathsText text={model} />
            </View>
          ) : null}
        </Section>
      </Card>
      <Card>
        <Section title="评分点" note="想清楚自己写了什么再选；没把握就选“可能”">
          <View className="score-column">
            {rubric.map(({ text, points: worth }, at) => (
              <View key={at}>
                <View className="score-text">
                  <MathsText text={`${text}（${worth} 分）`} />
                </View>
                <Segmented
                  items={MARKS}
                  value={MARKS.find(({ key }) => key === marks[at])?.key ?? '-'}
                  onChange={(mark) => set(at, mark)}
                  label={`评分点 ${at + 1}`}
                  testId={`rubric-${at}`}
                />
              </View>
            ))}
          </View>
        </Section>
        <View className="score-subtitle">{`本题自评 ${rangeText(sum('y'), sum('ym-'))} 分`}</View>
      </Card>
    </>
  )
})
