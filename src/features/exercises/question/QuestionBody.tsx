import { View } from '@tarojs/components'
import { memo } from 'react'
import { MathsText } from '@/blocks/MathsText'
import { ariaProps } from '@/ui/controls/target'
import { typeTexts } from './questionTexts'
import type { AnswerProps } from './AnswerProps'
import { BlankFields } from './BlankFields'
import { gapFills } from './gapFills'
import { MatchingRows } from './MatchingRows'
import { OptionRows } from './OptionRows'
import { OrderingRows } from './OrderingRows'
import { PassagePane } from './PassagePane'
import { WritingBox } from './WritingBox'
import './QuestionBody.scss'

interface QuestionBodyProps extends AnswerProps {
  /** Which one it is, from 1, and of how many. */
  readonly no: number
  readonly count?: number | undefined
  /** The maximum number of questions, where the exact number is unknown. */
  readonly most?: number | undefined
}

const WAYS = {
  single: OptionRows,
  multiple: OptionRows,
  judgement: OptionRows,
  blank: BlankFields,
  matching: MatchingRows,
  ordering: OrderingRows,
  writing: WritingBox,
} as const

const totalText = ({ count, most }: Pick<QuestionBodyProps, 'count' | 'most'>): string => {
  if (most !== undefined) return ` / 最多 ${most} 题`
  return count ? ` / ${count}` : ''
}

/** A question with the way in which it is answered, whatever its type. */
export function QuestionBody({ no, count, most, ...answering }: QuestionBodyProps) {
  const { question } = answering
  const Way = WAYS[question.type]
  return (
    <View className="question-body">
      <Place question={question} place={`第 ${no} 题${totalText({ count, most })}`} />
      {question.passage ? <PassagePane passage={question.passage} fills={gapFills(answering)} /> : null}
      <Stem question={question} />
      {/* A field of one question is none of the next. */}
      <Way key={question.id} {...answering} />
    </View>
  )
}

interface PlaceProps extends Pick<AnswerProps, 'question'> {
  readonly place: string
}

/** The static parts of a question: choosing an option redraws none of them. */
const Place = memo(function Place({ question, place }: PlaceProps) {
  const { type, points, point } = question
  return (
    <View className="question-body__head">
      {/* One text: a mini-program is sent a node for each piece. */}
      {`${place} · ${typeTexts[type]} · ${points} 分 · ${point}`}
    </View>
  )
})

const Stem = memo(function Stem({ question: { id, stem } }: Pick<AnswerProps, 'question'>) {
  return (
    <View className="question-body__stem" {...ariaProps({ id: `stem-${id}` })}>
      <MathsText text={stem} />
    </View>
  )
})
