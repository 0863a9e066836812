import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/controls/Button'
import { Field } from '@/ui/controls/Field'
import type { TestItem } from '../models/testItems'
import { spelledLetters } from '../models/spelling'
import type { WordTest } from '../stores/WordTest'
import './SpellingAnswer.scss'

interface SpellingAnswerProps {
  readonly test: WordTest
  readonly item: TestItem
}

/** The field of a spelling question, then the right spelling with what was missed. */
export const SpellingAnswer = observer(function SpellingAnswer({ test, item }: SpellingAnswerProps) {
  const { answer, typed } = test
  if (answer !== undefined) {
    return (
      <View className="spelling">
        {spelledLetters(answer, item.row.word).map(({ letter, isRight }, index) => (
          <View
            key={index}
            className={isRight ? 'spelling__letter' : 'spelling__letter spelling__letter--missed'}
          >
            {letter}
          </View>
        ))}
      </View>
    )
  }
  return (
    <>
      <Field
        label="拼写单词"
        hideLabel
        type="word"
        value={typed}
        onChange={test.type}
        onSubmit={() => test.give(typed)}
        placeholder="输入单词"
        maxLength={40}
        autoFocus
      />
      <View className="vocab__row">
        <Button kind="soft" block onPress={() => test.give('')}>
          不会写
        </Button>
        <Button block disabled={typed.trim() === ''} onPress={() => test.give(typed)}>
          确定
        </Button>
      </View>
    </>
  )
})
