import * as v from 'valibot'
import { formulaProblems, withRooms } from '../formulas/authoredFormulas'
import type { PaperCard } from '@/contracts/promo/papers'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

const authoredQuestionSchema = v.pipe(
  v.object({
    passage: v.optional(text),
    stem: text,
    options: v.pipe(v.array(text), v.minLength(2), v.maxLength(8)),
    /** The right option: A, B … */
    answer: v.pipe(v.string(), v.regex(/^[A-H]$/, 'must be a letter of A to H')),
    analysis: text,
    point: text,
  }),
  v.check(
    ({ answer, options }) => answer.charCodeAt(0) - 65 < options.length,
    'the answer is none of the options',
  ),
)

const paperEntries = {
  title: text,
  subject: text,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240)),
  order: v.optional(v.number(), 0),
  /** Questions of the timed test: their keys are released after submission only. */
  questions: v.pipe(v.array(authoredQuestionSchema), v.minLength(1), v.maxLength(100)),
}

/** Questions of the open practice, with the key after each answer; the test contains none of them. */
const practiceSchema = v.pipe(v.array(authoredQuestionSchema), v.minLength(1), v.maxLength(100))

/** A paper as it is written: `content/papers/<paperId>.json`. */
export const authoredPaperSchema = v.pipe(
  v.object({
    ...paperEntries,
    /** Where its questions come from: a paper that names nothing is not taken. */
    source: v.literal('研途原创'),
    practice: practiceSchema,
  }),
  v.forward(
    v.check(({ questions, practice }) => {
      const asked = new Set(questions.map(({ stem }) => stem))
      return !practice.some(({ stem }) => asked.has(stem))
    }, 'must not hold a question of the test: practice tells its key'),
    ['practice'],
  ),
)

type AuthoredPaper = v.InferOutput<typeof authoredPaperSchema>

/** A paper as the database holds it; one that a release without practices loaded has none yet. */
export const storedPaperSchema = v.object({
  paperId: v.string(),
  ...paperEntries,
  practice: v.optional(v.array(authoredQuestionSchema), []),
})
export type StoredPaper = v.InferOutput<typeof storedPaperSchema>
export type StoredQuestion = StoredPaper['questions'][number]

/** The texts of a question that may hold formulas. */
const textsOf = ({ stem, options, analysis }: StoredQuestion): string[] => [stem, ...options, analysis]

/** Finds faulty formulas in a paper. */
export const paperFormulaProblems = ({ questions, practice }: AuthoredPaper): string[] =>
  formulaProblems([...questions, ...practice].flatMap(textsOf))

const typesetQuestion = (question: StoredQuestion): StoredQuestion => ({
  ...question,
  stem: withRooms(question.stem),
  options: question.options.map(withRooms),
  analysis: withRooms(question.analysis),
})

/** A paper as it is loaded, its formulas with the room they take. */
export const typesetPaper = (paper: AuthoredPaper): AuthoredPaper => ({
  ...paper,
  questions: paper.questions.map(typesetQuestion),
  practice: paper.practice.map(typesetQuestion),
})

export const keyOf = ({ answer }: StoredQuestion): number => answer.charCodeAt(0) - 65

export const cardOf = ({ paperId, title, subject, minutes, questions }: StoredPaper): PaperCard => ({
  paperId,
  title,
  subject,
  minutes,
  questionCount: questions.length,
})
