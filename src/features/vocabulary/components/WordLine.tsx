import { View } from '@tarojs/components'
import { Cell } from '@/ui/layout/Cell'
import './WordLine.scss'

interface WordLineProps {
  readonly word: string
  readonly phonetic: string
  readonly meaning: string
  readonly value?: string | undefined
  readonly onPress: () => void
}

/** One word of a short list. */
export function WordLine({ word, phonetic, meaning, value, onPress }: WordLineProps) {
  return (
    <Cell
      title={
        <View className="word-line">
          <View className="vocab__word">{word}</View>
          {phonetic ? <View className="vocab__phonetic">/{phonetic}/</View> : null}
        </View>
      }
      note={meaning}
      value={value}
      onPress={onPress}
    />
  )
}
