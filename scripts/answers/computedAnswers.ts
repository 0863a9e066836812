import type { AuthoredQuestion } from '../../server/src/authoring/authoredQuestion'
import type { Content, ContentProblem } from '../../server/src/authoring/Content'
import { exerciseKinds } from '../../server/src/authoring/kinds/exerciseKinds'
import { isSameNumber } from './calculus'
import { evaluate } from './evaluate'
import { keyNumbers } from './keyNumbers'

type Letters = Readonly<Record<string, number>>

/** The subjects whose numeric answers must all be checked. */
const MATHS = ['301', '302', '303']

/** Sample values for the letters of an answer; the answer must hold for each of them. */
const PLACES: readonly Letters[] = [
  { x: 0.7, y: 1.3, a: 1.1, R: 1.7, lambda: 0.6 },
  { x: 0.4, y: 0.8, a: 2.3, R: 0.9, lambda: 1.9 },
]

/** The values that the key accepts (an option, or all forms of each blank), and the values that must differ from it. */
const saidBy = (question: AuthoredQuestion): { right: readonly string[][]; wrong: readonly string[] } => {
  if (question.type === 'blank') return { right: question.answer, wrong: [] }
  if (question.type !== 'single') return { right: [], wrong: [] }
  const key = question.answer.charCodeAt(0) - 65
  return {
    right: [[question.options[key] ?? '']],
    wrong: question.options.filter((_option, place) => place !== key),
  }
}

const isSame = (one: readonly number[] | undefined, other: readonly number[]): boolean =>
  one?.length === other.length && one.every((value, at) => isSameNumber(value, other[at] ?? Number.NaN))

const reasonAt = (question: AuthoredQuestion, expressions: readonly string[], letters: Letters) => {
  const { right, wrong } = saidBy(question)
  const values = expressions.map((expression) => evaluate(expression, letters))
  const keys =
    question.type === 'blank'
      ? right.map((accepts, at) => ({ accepts, expected: values.slice(at, at + 1) }))
      : right.map((accepts) => ({ accepts, expected: values }))
  if (question.type === 'blank' && values.length !== right.length) return 'not every blank is computed'
  if (keys.length === 0) return 'only options and blanks are computed'
  for (const { accepts, expected } of keys)
    for (const text of accepts)
      if (!isSame(keyNumbers(text, letters), expected)) return `${text} is computed as ${expected.join(', ')}`
  const other = wrong.find((text) => isSame(keyNumbers(text, letters), values))
  return other === undefined ? undefined : `${other} is right as well`
}

const isNumeric = (question: AuthoredQuestion): boolean =>
  saidBy(question).right.some((accepts) => accepts.some((text) => keyNumbers(text) !== undefined))

const reasonOf = (question: AuthoredQuestion): string | undefined => {
  const expressions = [question.computed ?? []].flat()
  try {
    const places = isNumeric(question) ? PLACES.slice(0, 1) : PLACES
    return places.map((letters) => reasonAt(question, expressions, letters)).find(Boolean)
  } catch (error) {
    return `cannot be computed: ${error instanceof Error ? error.message : String(error)}`
  }
}

interface ComputedAnswers {
  readonly problems: readonly ContentProblem[]
  /** Of the maths questions with options or blanks, how many a program has solved. */
  readonly maths: { readonly computed: number; readonly all: number }
}

/** Solves what is written as `computed`, and compares it with the key; in maths every answer that is a number has to be computed. */
export const computedAnswers = (content: Content): ComputedAnswers => {
  const problems: ContentProblem[] = []
  const maths = { computed: 0, all: 0 }
  for (const [name, { subject, questions }] of content.of(exerciseKinds).questions)
    for (const question of questions) {
      const isMaths = MATHS.includes(subject)
      const isComputed = question.computed !== undefined
      if (isMaths && saidBy(question).right.length > 0) maths.all += 1
      if (isMaths && isComputed) maths.computed += 1
      const missing =
        isMaths && isNumeric(question) ? 'its answer is a number that nothing computes' : undefined
      const reason = isComputed ? reasonOf(question) : missing
      if (reason !== undefined) problems.push({ file: `questions/${name}.json`, path: question.id, reason })
    }
  return { problems, maths }
}
