import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Sheet } from '@/ui/layout/Sheet'
import { openParts } from './openParts'
import { endSheetTexts, endText } from './sheetTexts'
import type { AttemptRun } from './AttemptRun'
import './AnswerSheet.scss'

/** Limit of numbers shown; the answer sheet has all. */
const MOST_NUMBERS = 24

/** The last check before handing in: unanswered and marked questions, with links to each. */
export const HandInSheet = observer(function HandInSheet({ run }: { readonly run: AttemptRun }) {
  const { confirm } = endSheetTexts(run.policy)
  return (
    <Sheet
      open={run.layer === 'handIn'}
      onClose={() => run.show(undefined)}
      title={endText(run.policy)}
      testId="hand-in"
      footer={
        <Button block onPress={() => void run.handIn()} testId="hand-in-confirm">
          {confirm}
        </Button>
      }
    >
      <Open run={run} />
    </Sheet>
  )
})

/** Counted only while the sheet is there, not at each answer. */
const Open = observer(function Open({ run }: { readonly run: AttemptRun }) {
  const { unanswered, marked } = run.openPlaces
  const partly = run.questions.flatMap((question, at) =>
    openParts(question, run.stateOf(question.id).answer) > 0 ? [at + 1] : [],
  )
  return (
    <View className="answer-sheet">
      <View>
        {unanswered.length + partly.length === 0 ? '都答完了。' : ''}
        {endSheetTexts(run.policy).what}
      </View>
      <Numbers title="没答" numbers={unanswered} run={run} />
      <Numbers title="没答全" numbers={partly} run={run} />
      <Numbers title="做了标记" numbers={marked} run={run} />
    </View>
  )
})

interface NumbersProps {
  readonly title: string
  readonly numbers: readonly number[]
  readonly run: AttemptRun
}

function Numbers({ title, numbers, run }: NumbersProps) {
  if (numbers.length === 0) return null
  const rest = numbers.length - MOST_NUMBERS
  return (
    <View>
      <View>
        {title}的有 {numbers.length} 题{rest > 0 ? `（先列前 ${MOST_NUMBERS} 题）` : ''}
      </View>
      <Choice
        label={`${title}的题`}
        options={numbers.slice(0, MOST_NUMBERS).map((no) => ({ key: String(no), text: `第 ${no} 题` }))}
        value={undefined}
        onChange={(no) => run.goTo(Number(no) - 1)}
      />
    </View>
  )
}
