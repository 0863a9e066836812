import { View } from '@tarojs/components'
import { memo } from 'react'
import { MathsText } from '@/blocks/MathsText'
import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer, QuestionKey } from '@/domain/attempt/Question'
import { linearText } from '@/domain/maths/formulaText'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'
import { letterOf, verdictTexts } from './questionTexts'
import { AnswerHint } from './AnswerHint'
import type { AnswerProps } from './AnswerProps'

const TRUE = 1
const FALSE = 0
/** Stable empty list: with a single choice, a tap depends on no other option. */
const ALONE: readonly number[] = []

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
 * Rows to choose one or several of, with the right ones once the key is known. A closed question is disabled as a
 * whole: a mini-program would send every disabled row separately.
 */
export function OptionRows({ question, chosen, answerKey, onAnswer }: AnswerProps) {
  const given = nosOf(chosen)
  const right = answerKey && nosOf(answerKey)
  const isMultiple = question.type === 'multiple'
  return (
    <View
      className={cx(isMultiple && 'option-rows--several', !onAnswer && 'option-rows--closed')}
      {...ariaProps({
        role: isMultiple ? 'group' : 'radiogroup',
        labelledBy: `stem-${question.id}`,
        disabled: !onAnswer,
      })}
    >
      {isMultiple ? <AnswerHint isOpen={Boolean(onAnswer)} text="多选：选出所有正确的选项" /> : null}
      {optionsOf(question).map(({ no, text }, place) => {
        const isOn = given.includes(no)
        return (
          <OptionRow
            key={no}
            no={no}
            text={text}
            letter={question.type === 'judgement' ? '' : letterOf(place)}
            type={question.type}
            isOn={isOn}
            beside={isMultiple ? given : ALONE}
            end={right ? endOf(isOn, right.includes(no), isMultiple) : 'left'}
            onAnswer={onAnswer}
          />
        )
      })}
    </View>
  )
}

/** How an option is marked; `left` is one without a key yet, or a wrong one that was not chosen. */
type End = 'right' | 'wrong' | 'missed' | 'left'

const endOf = (isOn: boolean, isRight: boolean, isMultiple: boolean): End => {
  if (isRight) return isMultiple && !isOn ? 'missed' : 'right'
  return isOn ? 'wrong' : 'left'
}

/** How a row looks, what it says aloud, and the words in it. */
const ends: Readonly<Record<End, { readonly look: string; readonly aloud: string; readonly mark: string }>> =
  {
    right: { look: 'option-row--right', aloud: '正确答案', mark: verdictTexts.right },
    wrong: { look: 'option-row--wrong', aloud: '选错了', mark: verdictTexts.wrong },
    missed: { look: 'option-row--right option-row--missed', aloud: '正确答案 漏选', mark: '漏选' },
    left: { look: '', aloud: '', mark: '' },
  }

interface OptionRowProps extends Option, Pick<AnswerProps, 'onAnswer'> {
  readonly letter: string
  readonly type: ShownQuestion['type']
  readonly isOn: boolean
  /** Other chosen options of a multiple choice. */
  readonly beside: readonly number[]
  readonly end: End
}

/** One option; a tap draws the rows that it changes. */
const OptionRow = memo(function OptionRow(row: OptionRowProps) {
  const { no, text, letter, type, isOn, beside, end, onAnswer } = row
  const { look, aloud, mark } = ends[end]
  return (
    <Pressable
      role={type === 'multiple' ? 'checkbox' : 'radio'}
      feedback="row"
      className={cx('option-row', isOn && 'option-row--on', look)}
      checked={isOn}
      tabIndex={onAnswer ? 0 : -1}
      label={[letter, linearText(text), aloud].filter(Boolean).join(' ')}
      onPress={() => onAnswer?.(answerWith(type, no, beside))}
      testId={`option-${no}`}
    >
      {letter ? <View className="option-row__letter">{letter}</View> : null}
      <View className="yt-grow">
        <MathsText text={text} />
      </View>
      {mark ? <View className="option-row__verdict">{mark}</View> : null}
    </Pressable>
  )
})
