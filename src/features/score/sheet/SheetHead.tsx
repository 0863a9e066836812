import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SaveState } from '@/blocks/SaveState'
import { type ScorePaper, seeScoreNotice } from '@/contracts/score/papers'
import { runningMarks } from '@/domain/estimate/runningMarks'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { rangeText } from '@/domain/estimate/rangeText'
import type { SheetStore } from './SheetStore'

export interface SheetProps {
  readonly paper: ScorePaper
  readonly store: SheetStore
}

/** Title, progress, running total, state of saving and notice; each part that changes draws itself alone. */
export function SheetHead({ paper, store }: SheetProps) {
  return (
    <Card>
      <View className="score-column">
        <View className="score-subtitle">{paper.title}</View>
        <Progress paper={paper} store={store} />
        <Running paper={paper} store={store} />
        <SaveState saving={store.saving} className="score-note" what="答案" />
        <Notice paperId={paper.paperId} store={store} />
      </View>
    </Card>
  )
}

const isFilled = (marks: string | undefined): boolean => /[ymn]/.test(marks ?? '')

const Progress = observer(function Progress({ paper, store }: SheetProps) {
  const marked = Object.values(store.marks).filter(isFilled).length
  const answered = Object.values(store.answers).filter(Boolean).length + marked
  return (
    <View className="score-column">
      <ProgressBar value={answered / paper.questions} label="已填题目" />
      <View className="score-note">{`已填 ${answered}/${paper.questions} 题，随时退出都不会丢`}</View>
    </View>
  )
})

/** The marks that the learner has given so far. Keys stay on the backend, so questions with options add nothing before a hand-in. */
const Running = observer(function Running({ paper, store }: SheetProps) {
  const written = paper.sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === 'written')
    .map(({ no, rubric }) => ({ no, rubric: rubric.map(({ points }) => points) }))
  const { decided, lines, low, high } = runningMarks(written, store.marks)
  if (lines === 0) return null
  return (
    <View className="score-note">
      {decided === 0
        ? `主观题还没有自评，共 ${lines} 个评分点`
        : `主观题已评 ${decided}/${lines} 个评分点，目前 ${rangeText(low, high)} 分；客观题提交后出分`}
    </View>
  )
})

interface NoticeProps {
  readonly paperId: string
  readonly store: SheetStore
}

const Notice = observer(function Notice({ paperId, store }: NoticeProps) {
  const { call, session } = useStores()
  const [task] = useState(() => new Task())
  const see = (): void =>
    void task
      .succeeds(() => call(seeScoreNotice, { params: { uid: session.uid, id: paperId } }))
      .then((done) => done && store.resume())
  return store.notice ? (
    <>
      <View className="score-error">{store.notice}</View>
      <Button kind="soft" size="s" loading={task.isRunning} onPress={see} testId="notice-seen">
        知道了
      </Button>
    </>
  ) : null
})
