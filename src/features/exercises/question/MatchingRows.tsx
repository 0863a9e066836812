import { View } from '@tarojs/components'
import { MathsText } from '@/blocks/MathsText'
import { linearText } from '@/domain/maths/formulaText'
import { cx } from '@/ui/cx'
import { Pressable } from '@/ui/controls/Pressable'
import { ariaProps } from '@/ui/controls/target'
import { letterOf, verdictTexts } from './questionTexts'
import { AnswerHint } from './AnswerHint'
import type { AnswerProps } from './AnswerProps'

/** The number by which an answer names an item; the gaps of a passage have theirs in it. */
const numberOf = (text: string, row: number): string => (/^\(\d+\)$/.test(text) ? '' : `${row + 1}. `)

/** The options with their letters, and for every item the letter that belongs to it; closed as a whole, as `OptionRows` is. */
export function MatchingRows({ question, chosen, answerKey, onAnswer }: AnswerProps) {
  const { items, options } = question
  const given = chosen?.type === 'matching' ? chosen.places : []
  const right = answerKey?.type === 'matching' ? answerKey.places : undefined
  const choose = (item: number, option: number): void => {
    const places = items.map((_unused, no) => given[no] ?? null)
    places[item] = places[item] === option ? null : option
    onAnswer?.({ type: 'matching', places })
  }
  return (
    <View
      className={cx(!onAnswer && 'option-rows--closed')}
      {...ariaProps({ role: 'group', disabled: !onAnswer })}
    >
      <AnswerHint isOpen={Boolean(onAnswer)} text="给下面每一处选一个字母，再点一次可以取消" />
      <Options options={options} />
      {items.map(({ no: item, text }, row) => (
        <View key={item} className="matching__item">
          <View className="matching__text">
            {numberOf(text, row)}
            <MathsText text={text} />
          </View>
          <View className="matching__letters" {...ariaProps({ role: 'radiogroup', label: linearText(text) })}>
            {options.map(({ no }, place) => {
              const isOn = given[item] === no
              const isRight = right && right[item] === no
              return (
                <Pressable
                  key={no}
                  role="radio"
                  feedback="none"
                  className={cx(
                    'matching__letter',
                    isOn && 'matching__letter--on',
                    isRight && 'matching__letter--right',
                    right && isOn && !isRight && 'matching__letter--wrong',
                  )}
                  checked={isOn}
                  tabIndex={onAnswer ? 0 : -1}
                  label={`${letterOf(place)}${isRight ? '，正确答案' : ''}${right && isOn && !isRight ? '，选错了' : ''}`}
                  onPress={() => choose(item, no)}
                  testId={`match-${item}-${no}`}
                >
                  <View className="matching__face">{letterOf(place)}</View>
                </Pressable>
              )
            })}
          </View>
          {right ? <ItemVerdict options={options} given={given[item]} right={right[item]} /> : null}
        </View>
      ))}
    </View>
  )
}

function Options({ options }: Pick<AnswerProps['question'], 'options'>) {
  return options.map(({ no, text }, place) => (
    <View key={no} className="matching__option">
      <View className="option-row__letter">{letterOf(place)}</View>
      <View className="yt-grow">
        <MathsText text={text} />
      </View>
    </View>
  ))
}

interface ItemVerdictProps {
  readonly options: AnswerProps['question']['options']
  readonly given: number | null | undefined
  readonly right: number | undefined
}

/** Whether an item has its letter, and which that is, by a sign and a word. */
function ItemVerdict({ options, given, right }: ItemVerdictProps) {
  const letter = letterOf(options.findIndex(({ no }) => no === right))
  return (
    <View className="matching__verdict">{given === right ? verdictTexts.right : `✗ 应选 ${letter}`}</View>
  )
}
