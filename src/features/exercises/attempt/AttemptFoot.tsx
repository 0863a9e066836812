import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { FootBar } from '@/ui/layout/FootBar'
import { questionNotes } from './questionNotes'
import { openParts } from './openParts'
import { endText, sheetFilters } from './sheetTexts'
import type { AttemptRun } from './AttemptRun'

/** The bar below a question: back, sheet, mark, on. Each part reads what changes its own look, and no more: a tap draws few of them. */
export const AttemptFoot = observer(function AttemptFoot({ run }: { readonly run: AttemptRun }) {
  return (
    <FootBar className="attempt-foot">
      {run.policy.mayGoBack ? <Back run={run} /> : null}
      <Button size="s" kind="ghost" onPress={() => run.show('sheet')} testId="open-sheet">
        答题卡
      </Button>
      <Mark run={run} />
      <NextQuestionLoader run={run} />
    </FootBar>
  )
})

interface FootProps {
  readonly run: AttemptRun
}

const Back = observer(function Back({ run }: FootProps) {
  return (
    <Button
      size="s"
      kind="ghost"
      icon="back"
      label="上一题"
      disabled={run.isFirst}
      onPress={() => run.goTo(run.at - 1)}
      testId="attempt-back"
    />
  )
})

/** Notes what the answer sheet lists. */
const Mark = observer(function Mark({ run }: FootProps) {
  const noted = questionNotes(run.policy)
  const { isNoted } = run
  return (
    <Button
      size="s"
      kind={isNoted ? 'soft' : 'ghost'}
      icon={isNoted ? 'check' : undefined}
      disabled={noted === 'guessed' && !run.mayAnswer}
      onPress={run.toggleNote}
      testId="attempt-mark"
    >
      {sheetFilters[noted].text}
    </Button>
  )
})

/** The one way on: give the draft, go to the next, hand in. */
const NextQuestionLoader = observer(function NextQuestionLoader({ run }: FootProps) {
  if (run.policy.order === 'adaptive') return <AdaptiveOnward run={run} />
  if (run.moment === 'button' && run.mayAnswer && run.hasDraft)
    return (
      <Button block onPress={run.commit} testId="attempt-commit">
        <CommitText run={run} />
      </Button>
    )
  if (run.isLast)
    return (
      <Button block onPress={() => run.show('handIn')} testId="attempt-hand-in">
        {endText(run.policy)}
      </Button>
    )
  return (
    <Button block onPress={() => run.goTo(run.at + 1)} testId="attempt-next">
      下一题
    </Button>
  )
})

/** A draft that grows changes these words; the button stays the one that leads on, as another one would be sent whole. */
const CommitText = observer(function CommitText({ run }: FootProps) {
  const open = run.question ? openParts(run.question, run.chosen) : 0
  return open > 0 ? `提交答案，还差 ${open} 处` : '提交答案'
})

const AdaptiveOnward = observer(function AdaptiveOnward({ run }: FootProps) {
  return (
    <Button
      block
      disabled={run.chosen === null}
      loading={run.onward.isRunning}
      onPress={() => void run.onward.go()}
      testId="attempt-advance"
    >
      {run.isChoosing && run.log.isCutOff ? '联网后再试' : '确定，下一题'}
    </Button>
  )
})
