import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ScorePaper, ScoreQuestion } from '@/contracts/score/papers'
import { Button } from '@/ui/controls/Button'
import { useKeys } from '@/ui/controls/keys'
import { Pressable } from '@/ui/controls/Pressable'
import { cx } from '@/ui/cx'
import { FootBar } from '@/ui/layout/FootBar'
import type { SheetStore } from './SheetStore'

const LETTERS = 'ABCDEFG'

interface NumbersProps {
  readonly store: SheetStore
  readonly questions: ScorePaper['sections'][number]['questions']
  readonly now: string
  readonly onPick: (question: ScoreQuestion) => void
}

const shownMark = (store: SheetStore, { no, kind, rubric }: ScoreQuestion): string => {
  if (kind !== 'written') return store.answers[no] ?? ''
  const decided = [...(store.marks[no] ?? '')].filter((one) => one !== '-').length
  return decided > 0 ? `${decided}/${rubric.length}` : ''
}

/** The questions of a section with what was answered; a press goes to one. */
export const SheetNumbers = observer(function SheetNumbers({ store, questions, now, onPick }: NumbersProps) {
  return (
    <View className="score-grid">
      {questions.map((question) => {
        const mark = shownMark(store, question)
        return (
          <Pressable
            key={question.no}
            className={cx(
              'score-number',
              mark !== '' && 'score-number--filled',
              question.no === now && 'score-number--now',
            )}
            onPress={() => onPick(question)}
            testId={`sheet-${question.no}`}
          >
            <View>{question.no}</View>
            <View className="score-number__answer">{mark || '–'}</View>
          </Pressable>
        )
      })}
    </View>
  )
})

interface KeysProps {
  readonly store: SheetStore
  readonly question: ScoreQuestion
  readonly onNext: () => void
}

/** The keypad of a question with options; on H5 letters of the keyboard and Enter do the same. */
export const SheetKeys = observer(function SheetKeys({ store, question, onNext }: KeysProps) {
  const { no, kind, options } = question
  const chosen = store.answers[no] ?? ''
  const press = (letter: string): void => {
    if (kind === 'single') {
      store.answer(no, letter)
      onNext()
    } else store.answer(no, chosen.includes(letter) ? chosen.replace(letter, '') : chosen + letter)
  }
  const letters = [...LETTERS.slice(0, options)]
  useKeys({
    ...Object.fromEntries(letters.map((letter) => [letter.toLowerCase(), () => press(letter)])),
    enter: onNext,
    backspace: () => store.answer(no, ''),
  })
  return (
    <FootBar>
      <View className="score-keys">
        {letters.map((letter) => (
          <Button
            key={letter}
            kind={chosen.includes(letter) ? 'primary' : 'soft'}
            label={`第 ${no} 题选 ${letter}`}
            onPress={() => press(letter)}
            testId={`key-${letter}`}
          >
            {letter}
          </Button>
        ))}
        {kind === 'multi' ? (
          <Button kind="ghost" onPress={onNext} testId="key-next">
            下题
          </Button>
        ) : null}
      </View>
    </FootBar>
  )
})
