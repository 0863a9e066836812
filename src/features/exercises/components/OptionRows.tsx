import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer, QuestionKey } from '@/domain/attempt/Question'
import { linearText } from '@/domain/maths/formulaText'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/Pressable'
import { facts } from '@/ui/target'
import { letterOf, verdictTexts } from '../models/questionTexts'
import { AnswerHint } from './AnswerHint'
import type { AnswerProps } from './AnswerProps'

const TRUE = 1
const FALSE = 0

interface Option {
  readonly no: number
  readonly text: string
}

const optionsOf = ({ type, options }: ShownQuestion): readonly Option[] =>
  type === 'judgement'
    ? [
        { no: TRUE, text: '正确' },
        { no: FALSE, text: '错误' },
      ]
    : options

/** The options that an answer, or a key, names. */
const nosOf = (given: Answer | QuestionKey | null | undefined): readonly number[] => {
  if (given?.type === 'single') return [given.option]
  if (given?.type === 'multiple') return given.options
  if (given?.type === 'judgement') return [given.truth ? TRUE : FALSE]
  return []
}

const answerWith = (type: ShownQuestion['type'], no: number, chosen: readonly number[]): Answer => {
  if (type === 'judgement') return { type, truth: no === TRUE }
  if (type !== 'multiple') return { type: 'single', option: no }
  const options = chosen.includes(no) ? chosen.filter((one) => one !== no) : [...chosen, no]
  return { type, options: options.sort((one, other) => one - other) }
}

/**
 * Rows to choose one or several of; once the key is there, which were right. What takes no answer any more is closed as a whole: a
 * mini-program sends every row that is disabled by itself.
 */
export function OptionRows({ question, chosen, answerKey, onAnswer }: AnswerProps) {
  const given = nosOf(chosen)
  const right = answerKey && nosOf(answerKey)
  const isMultiple = question.type === 'multiple'
  return (
    <View
      className={cx(isMultiple && 'option-rows--several', !onAnswer && 'option-rows--closed')}
      {...facts({
        role: isMultiple ? 'group' : 'radiogroup',
        labelledBy: `stem-${question.id}`,
        disabled: !onAnswer,
      })}
    >
      {isMultiple ? <AnswerHint isOpen={Boolean(onAnswer)} text="多选：选出所有正确的选项" /> : null}
      {optionsOf(question).map(({ no, text }, place) => {
        const letter = question.type === 'judgement' ? '' : letterOf(place)
        const isOn = given.includes(no)
        const isMissed = isMultiple && !isOn && right?.includes(no) === true
        return (
          <Pressable
            key={no}
            role={isMultiple ? 'checkbox' : 'radio'}
            feedback="row"
            className={cx(
              'option-row',
              isOn && 'option-row--on',
              lookOf(isOn, right?.includes(no)),
              isMissed && 'option-row--missed',
            )}
            checked={isOn}
            tabIndex={onAnswer ? 0 : -1}
            label={[
              letter,
              linearText(text),
              right && verdictOf(isOn, right.includes(no)),
              isMissed && '漏选',
            ]
              .filter(Boolean)
              .join(' ')}
            onPress={() => onAnswer?.(answerWith(question.type, no, given))}
            testId={`option-${no}`}
          >
            {letter ? <View className="option-row__letter">{letter}</View> : null}
            <View className="yt-grow">
              <MathsText text={text} />
            </View>
            {isMissed ? <View className="option-row__verdict">漏选</View> : null}
            {right && !isMissed ? <Mark isOn={isOn} isRight={right.includes(no)} /> : null}
          </Pressable>
        )
      })}
    </View>
  )
}

const lookOf = (isOn: boolean, isRight: boolean | undefined): string | undefined => {
  if (isRight === undefined) return undefined
  if (isRight) return 'option-row--right'
  return isOn ? 'option-row--wrong' : undefined
}

const verdictOf = (isOn: boolean, isRight: boolean): string => {
  if (isRight) return '正确答案'
  return isOn ? '选错了' : ''
}

function Mark({ isOn, isRight }: { readonly isOn: boolean; readonly isRight: boolean }) {
  if (!isRight && !isOn) return null
  return <View className="option-row__verdict">{verdictTexts[isRight ? 'right' : 'wrong']}</View>
}
