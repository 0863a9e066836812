import { View } from '@tarojs/components'
import { TextArea } from '@/ui/controls/TextArea'
import { WritingPictures } from './WritingPictures'
import type { AnswerProps } from './AnswerProps'

/** Longest text of an answer. */
const MOST_LETTERS = 3000

/** A text of one's own, with pictures of what was written by hand. */
export function WritingBox({ chosen, onAnswer }: AnswerProps) {
  const { text, pictures } = chosen?.type === 'writing' ? chosen : { text: '', pictures: [] }
  return (
    <View className="question-body__fields">
      {onAnswer || text ? (
        <TextArea
          label="作答"
          hideLabel
          value={text}
          onChange={(value) => onAnswer?.({ type: 'writing', text: value, pictures })}
          placeholder="写下你的答案，也可以拍下写在纸上的"
          maxLength={MOST_LETTERS}
          rows={8}
          disabled={!onAnswer}
          testId="writing"
        />
      ) : null}
      <WritingPictures
        pictures={pictures}
        onChange={onAnswer && ((changed) => onAnswer({ type: 'writing', text, pictures: changed }))}
      />
    </View>
  )
}
