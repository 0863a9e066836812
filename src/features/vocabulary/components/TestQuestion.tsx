import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { WordRow } from '@/contracts/word/wordFields'
import { Button } from '@/ui/controls/Button'
import { useKeys } from '@/ui/controls/keys'
import { Pressable } from '@/ui/controls/Pressable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { ariaProps } from '@/ui/controls/target'
import type { TestItem } from '../models/testItems'
import { useIsPageShown } from '@/ui/pageShown'
import { useVocabulary } from '../stores/useVocabulary'
import type { WordTest } from '../stores/WordTest'
import { ListenPrompt } from './ListenPrompt'
import { SpellingAnswer } from './SpellingAnswer'
import './TestQuestion.scss'

const NUMBER_KEYS = ['1', '2', '3', '4'] as const

/** One question of a test with its answer. */
export const TestQuestion = observer(function TestQuestion({ test }: { readonly test: WordTest }) {
  const { item, items, at, answer, kind } = test
  const isOnScreen = useIsPageShown()
  const options = item?.options ?? []
  const chosenByKey = NUMBER_KEYS.map((key, index) => {
    const option = options[index]
    return [key, option ? () => test.give(option.id) : undefined] as const
  })
  useKeys({ ...Object.fromEntries(chosenByKey), ' ': test.next, enter: test.next }, isOnScreen)
  if (!item) return null
  return (
    <View className="question">
      <View className="vocab__row">
        <View className="yt-grow">
          <ProgressBar value={(at + (answer === undefined ? 0 : 1)) / items.length} label="测试进度" />
        </View>
        <View className="vocab__note">
          {at + 1}/{items.length}
        </View>
      </View>
      <Prompt test={test} item={item} />
      {kind === 'spell' ? <SpellingAnswer test={test} item={item} /> : <Options test={test} item={item} />}
      <View className="question__verdict" {...ariaProps({ live: 'polite' })}>
        {answer === undefined ? (
          ''
        ) : test.isRight ? (
          '答对了'
        ) : (
          <RightAnswer key={item.row.id} row={item.row} />
        )}
      </View>
      {answer === undefined ? null : (
        <Button block size="l" onPress={test.next} testId="test-next">
          {at + 1 < items.length ? '下一题' : '看结果'}
        </Button>
      )}
    </View>
  )
})

interface PartProps {
  readonly test: WordTest
  readonly item: TestItem
}

/** What the wrong one should have been, with a sentence in which it stands; without a network the meaning alone. */
const RightAnswer = observer(function RightAnswer({ row }: { readonly row: WordRow }) {
  const { details } = useVocabulary()
  useEffect(() => void details.fetch([row.id]), [details, row.id])
  const example = details.find(row.id)?.example
  return (
    <>
      <View>{`正确答案：${row.word} ${row.short}`}</View>
      {example ? (
        <View className="vocab__note">
          {example.en} {example.zh}
        </View>
      ) : null}
    </>
  )
})

const Prompt = observer(function Prompt({ test, item }: PartProps) {
  const { row } = item
  if (test.kind === 'listen')
    return <ListenPrompt key={row.id} row={row} next={test.items[test.at + 1]?.row} />
  if (test.kind === 'meaning') {
    return (
      <View className="question__prompt">
        <View className="question__word">{row.word}</View>
        <View className="vocab__phonetic">/{row.phonetic}/</View>
      </View>
    )
  }
  return (
    <View className="question__prompt">
      <View className="question__meaning">{row.short}</View>
      <View className="vocab__note">
        {test.kind === 'spell' ? `${row.word.length} 个字母，以 ${row.word[0]} 开头` : '选出对应的单词'}
      </View>
    </View>
  )
})

const Options = observer(function Options({ test, item }: PartProps) {
  const { answer, kind } = test
  const lookOf = (id: string): string => {
    if (answer === undefined) return ''
    if (id === item.row.id) return 'question__option--right'
    return id === answer ? 'question__option--wrong' : 'question__option--rest'
  }
  return (
    <View className="question__options">
      {item.options.map(({ id, word, short }) => (
        <Pressable
          key={id}
          className={`question__option ${lookOf(id)}`}
          disabled={answer !== undefined && id !== item.row.id && id !== answer}
          onPress={() => test.give(id)}
        >
          {kind === 'word' ? word : short}
        </Pressable>
      ))}
      {answer === undefined ? (
        <Pressable className="question__pass" onPress={() => test.give('')}>
          不知道
        </Pressable>
      ) : null}
    </View>
  )
})
