import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import { linearText } from '@/domain/maths/formulaText'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'
import { letterOf, verdictTexts } from './questionTexts'
import { AnswerHint } from './AnswerHint'
import type { AnswerProps } from './AnswerProps'

/**
 * Whether a row is in its right place, and that place, as a sign and a word. Labels stay unchanged: the analysis reads
 * both orders aloud, and a mini-program would resend every label.
 */
const verdictOf = (isRight: boolean, place: number): string =>
  isRight ? verdictTexts.right : `✗ 应为第 ${place + 1}`

/**
 * Rows with letters, since numbers are what they are given: they are put in order by tapping them one after the other; a second tap takes a row and what follows it out again.
 * Closed as a whole, as `OptionRows` is.
 */
export function OrderingRows({ question, chosen, answerKey, onAnswer }: AnswerProps) {
  const order = chosen?.type === 'ordering' ? chosen.order : []
  const right = answerKey?.type === 'ordering' ? answerKey.order : undefined
  const tap = (no: number): void => {
    const at = order.indexOf(no)
    onAnswer?.({ type: 'ordering', order: at < 0 ? [...order, no] : order.slice(0, at) })
  }
  return (
    <View
      className={cx(!onAnswer && 'option-rows--closed')}
      {...ariaProps({ role: 'group', labelledBy: `stem-${question.id}`, disabled: !onAnswer })}
    >
      <AnswerHint isOpen={Boolean(onAnswer)} text="按先后顺序依次点选，再点一次可以撤回" />
      {question.items.map(({ no, text }, row) => {
        const place = order.indexOf(no)
        const isRight = right && right[place] === no
        const verdict = right && verdictOf(isRight === true, right.indexOf(no))
        return (
          <Pressable
            key={no}
            feedback="row"
            className={cx(
              'option-row',
              place >= 0 && 'option-row--on',
              right && (isRight ? 'option-row--right' : 'option-row--wrong'),
            )}
            tabIndex={onAnswer ? 0 : -1}
            selected={place >= 0}
            label={`${letterOf(row)} ${linearText(text)}，${place < 0 ? '未排' : `排在第 ${place + 1}`}`}
            onPress={() => tap(no)}
            testId={`order-${no}`}
          >
            <View className="option-row__letter">{letterOf(row)}</View>
            <View className="yt-grow">
              <MathsText text={text} />
            </View>
            <View className="ordering__place">
              {[place < 0 ? '' : `第 ${place + 1}`, verdict].filter(Boolean).join(' ')}
            </View>
          </Pressable>
        )
      })}
    </View>
  )
}
