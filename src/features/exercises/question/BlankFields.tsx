import { View } from '@tarojs/components'
import { Field } from '@/ui/controls/Field'
import type { AnswerProps } from './AnswerProps'

/** A line to fill in for every blank. */
export function BlankFields({ question, chosen, onAnswer }: AnswerProps) {
  const given = chosen?.type === 'blank' ? chosen.texts : []
  const texts = Array.from({ length: question.blanks }, (_unused, at) => given[at] ?? '')
  const type = (place: number, text: string): void =>
    onAnswer?.({ type: 'blank', texts: texts.map((old, at) => (at === place ? text : old)) })
  return (
    <View className="question-body__fields">
      {texts.map((text, at) => (
        <Field
          key={at}
          label={texts.length > 1 ? `第 ${at + 1} 空` : '答案'}
          value={text}
          onChange={(value) => type(at, value)}
          placeholder="填写答案"
          maxLength={200}
          disabled={!onAnswer}
          testId={`blank-${at}`}
        />
      ))}
    </View>
  )
}
