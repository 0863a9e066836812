import type { ShownQuestion } from '@/contracts/exercise/questionFields'
import type { Answer, QuestionKey } from '@/domain/attempt/Question'
import { writtenForms } from '@/domain/attempt/writtenForms'
import { letterOf } from './questionTexts'

/** The letter under which a learner sees an option: options may be mixed, answers name the author's places. */
const shownLetter = ({ options }: ShownQuestion, no: number): string =>
  letterOf(
    Math.max(
      0,
      options.findIndex((option) => option.no === no),
    ),
  )

/** The letter under which a learner sees a row that is put in order. */
const rowLetter = ({ items }: ShownQuestion, no: number): string =>
  letterOf(
    Math.max(
      0,
      items.findIndex((item) => item.no === no),
    ),
  )

const letters = (question: ShownQuestion, nos: readonly number[]): string =>
  nos
    .map((no) => shownLetter(question, no))
    .sort()
    .join('')

const matched = (question: ShownQuestion, places: readonly (number | null)[]): string =>
  question.items
    .map(({ no }, at) => {
      const place = places[no]
      return `${at + 1}-${place === null || place === undefined ? '空' : shownLetter(question, place)}`
    })
    .join('，')

const ordered = (question: ShownQuestion, order: readonly number[]): string =>
  order.map((no) => rowLetter(question, no)).join(' → ')

/** An answer in the letters and numbers on screen. */
export const answerText = (question: ShownQuestion, answer: Answer): string => {
  switch (answer.type) {
    case 'single':
      return shownLetter(question, answer.option)
    case 'multiple':
      return letters(question, answer.options)
    case 'judgement':
      return answer.truth ? '正确' : '错误'
    case 'blank':
      return answer.texts.map((text) => text.trim() || '空').join('；')
    case 'matching':
      return matched(question, answer.places)
    case 'ordering':
      return ordered(question, answer.order)
    case 'writing':
      return answer.text
  }
}

/** The key in screen letters; a model answer is shown separately. */
export const keyText = (question: ShownQuestion, key: QuestionKey): string => {
  switch (key.type) {
    case 'single':
    case 'multiple':
    case 'judgement':
    case 'matching':
    case 'ordering':
      return answerText(question, key)
    case 'blank':
      return key.blanks.map(({ accepts }) => writtenForms(accepts)).join('；')
    case 'writing':
      return key.model
  }
}
