import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { ScorePaper, ScoreQuestion } from '@/contracts/score/papers'
import { readAnswerLine } from '@/domain/estimate/answerLine'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import { Empty } from '@/ui/feedback/Empty'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Tabs } from '@/ui/layout/Tabs'
import { SheetHead, type SheetProps } from '../../sheet/SheetHead'
import { SheetKeys, SheetNumbers } from '../../sheet/SheetPad'
import { SheetResult } from '../../sheet/SheetResult'
import { SheetPhotos } from '../../sheet/SheetPhotos'
import { SheetStore } from '../../sheet/SheetStore'
import { WithPaper } from '../../sheet/WithPaper'
import '../../score.scss'

/** /score/estimate-score?paper=: the answer sheet of a paper; without one the papers to choose from. */
export function EstimateView() {
  return <WithPaper>{(paper) => <Sheet paper={paper} />}</WithPaper>
}

const Sheet = observer(function Sheet({ paper }: { readonly paper: ScorePaper }) {
  const stores = useStores()
  const { navigator, session } = stores
  const store = usePageStore(() => new SheetStore(stores, paper.paperId))
  const [now, setNow] = useState('1')
  useDidShow(store.resume)
  useEffect(() => void store.save(), [store, session.uid])
  if (!store.isReady) return <Skeleton variant="detail" />
  const questions = paper.sections.flatMap((section) => section.questions)
  const at = questions.findIndex(({ no }) => no === now)
  const current = questions[at]
  const pick = (question: ScoreQuestion): void => {
    if (question.kind === 'written')
      void navigator.go('scoreSelfmarkingDetail', { paper: paper.paperId, no: question.no })
    else setNow(question.no)
  }
  const next = (): void => {
    const following = questions.slice(at + 1).find(({ kind }) => kind !== 'written')
    if (following) setNow(following.no)
  }
  return (
    <View className="score-page score-page--bar">
      <SheetHead paper={paper} store={store} />
      <SheetBody paper={paper} store={store} now={now} onPick={pick} />
      <SheetPhotos paperId={paper.paperId} />
      <View>
        {current && current.kind !== 'written' ? (
          <SheetKeys store={store} question={current} onNext={next} />
        ) : null}
      </View>
      {/* Last: the result that comes makes a mini-program resend all that follow. */}
      <HandIn paper={paper} store={store} />
    </View>
  )
})

interface BodyProps extends SheetProps {
  readonly now: string
  readonly onPick: (question: ScoreQuestion) => void
}

const SheetBody = observer(function SheetBody({ paper, store, now, onPick }: BodyProps) {
  const [shown, setShown] = useState('0')
  const home = paper.sections.findIndex(({ questions }) => questions.some(({ no }) => no === now))
  useEffect(() => setShown(String(Math.max(0, home))), [home])
  const section = paper.sections[Number(shown)]
  if (!section) return <Empty title="这份试卷还没有题目" />
  return (
    <>
      <Tabs
        label="题型"
        items={paper.sections.map(({ title }, index) => ({ key: String(index), text: title }))}
        active={shown}
        onChange={setShown}
      />
      <Card>
        <Section
          title={section.title}
          note={
            section.questions[0]?.kind === 'written'
              ? '点题号，对照评分点给自己打分'
              : '点题号再点下面的选项，单选会自动跳到下一题'
          }
        >
          <SheetNumbers store={store} questions={section.questions} now={now} onPick={onPick} />
        </Section>
        {section.questions[0]?.kind === 'written' ? null : (
          <PasteLine store={store} questions={section.questions} now={now} />
        )}
      </Card>
    </>
  )
})

interface PasteProps {
  readonly store: SheetStore
  readonly questions: ScorePaper['sections'][number]['questions']
  readonly now: string
}

/** Takes a line such as `1-5 ABCDA`, or letters alone from the current question on. */
const PasteLine = observer(function PasteLine({ store, questions, now }: PasteProps) {
  const { ui } = useStores()
  const [line, setLine] = useState('')
  const [error, setError] = useState('')
  const take = (): void => {
    const known = new Map(questions.map((question) => [question.no, question]))
    const read = Object.entries(readAnswerLine(line, Number(now))).filter(([no, letters]) => {
      const question = known.get(no)
      return question && (question.kind === 'multi' || letters.length === 1)
    })
    if (read.length === 0) return setError('没有认出答案，可以这样写：1-5 ABCDA')
    store.fill(Object.fromEntries(read))
    setLine('')
    setError('')
    ui.say(`已填入 ${read.length} 题`)
  }
  return (
    <Field
      label="整行粘贴"
      value={line}
      onChange={setLine}
      placeholder="1-5 ABCDA 6-10 BCDAB"
      maxLength={400}
      error={error}
      onSubmit={take}
      suffix={
        <Button kind="soft" size="s" onPress={take} disabled={line.trim() === ''} testId="paste-take">
          填入
        </Button>
      }
      testId="paste-line"
    />
  )
})

const HandIn = observer(function HandIn({ paper, store }: SheetProps) {
  const { navigator } = useStores()
  const [task] = useState(() => new Task())
  return (
    <>
      <Button
        block
        loading={task.isRunning}
        onPress={() => void task.succeeds(store.handIn)}
        testId="sheet-hand-in"
      >
        {store.result ? '重新估分' : '提交估分'}
      </Button>
      {store.result ? <SheetResult paper={paper} result={store.result} /> : null}
      {store.result ? (
        <Button block kind="soft" onPress={() => void navigator.go('scoreTotalreport', {})} testId="to-total">
          看估分总报告
        </Button>
      ) : null}
    </>
  )
})
