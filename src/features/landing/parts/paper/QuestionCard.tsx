import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import type { PaperQuestion } from '@/contracts/promo/papers'
import { linearText } from '@/domain/maths/formulaText'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'
import './paper.scss'

export const letterOf = (option: number): string => String.fromCharCode(65 + option)

interface QuestionCardProps {
  readonly question: PaperQuestion
  readonly count: number
  readonly chosen: number | null
  /** The right option, once it may be shown. */
  readonly answer?: number | undefined
  /** Without it the options only show. */
  readonly onChoose?: ((option: number) => void) | undefined
}

/** A question of a paper with its options. */
export function QuestionCard({ question, count, chosen, answer, onChoose }: QuestionCardProps) {
  const { no, passage, stem, options, point } = question
  return (
    <View className="paper">
      <View className="paper__head">
        第 {no + 1} / {count} 题 · {point}
      </View>
      {passage ? <View className="paper__passage">{passage}</View> : null}
      <View className="paper__stem" {...ariaProps({ id: `stem-${no}` })}>
        <MathsText text={stem} />
      </View>
      {/* Closed as a whole: a mini-program sends every row that is disabled by itself. */}
      <View
        className={cx(!onChoose && 'paper__options--closed')}
        {...ariaProps({ role: 'radiogroup', labelledBy: `stem-${no}`, disabled: !onChoose })}
      >
        {options.map((text, option) => (
          <Pressable
            key={option}
            role="radio"
            feedback="row"
            className={cx(
              'paper__option',
              chosen === option && 'paper__option--on',
              answer === option && 'paper__option--right',
              answer !== undefined && chosen === option && answer !== option && 'paper__option--wrong',
            )}
            checked={chosen === option}
            tabIndex={onChoose ? 0 : -1}
            label={`${letterOf(option)} ${linearText(text)}`}
            onPress={() => onChoose?.(option)}
            testId={`option-${option}`}
          >
            <View className="paper__letter">{letterOf(option)}</View>
            <View className="yt-grow">
              <MathsText text={text} />
            </View>
            {answer === option ? <Icon name="check" label="正确答案" /> : null}
          </Pressable>
        ))}
      </View>
    </View>
  )
}
