import * as v from 'valibot'
import { memoryIdSchema } from '@/contracts/memoryLog'
import { daySchema } from '@/contracts/scalars'
import type { Question, QuestionKey } from '@/domain/attempt/Question'
import { linearText } from '@/domain/maths/formulaText'
import { withRooms } from '../formulas/authoredFormulas'
import { text } from './kinds/text'

const letter = v.pipe(v.string(), v.regex(/^[A-T]$/, 'must be a letter of A to T'))
const letters = v.pipe(v.string(), v.regex(/^[A-T]{1,20}$/, 'must be letters of A to T'))
const options = v.pipe(v.array(text), v.minLength(2), v.maxLength(20))

const head = {
  id: memoryIdSchema,
  stem: text,
  passage: v.optional(text),
  point: text,
  /** The author's word for how hard it is, 1 to 5. */
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Points outside of a paper. */
  points: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(100)), 1),
  hint: v.optional(text),
  /** The answer as something to compute, one expression for each number of it: the check solves it (docs/recipes/add-questions.md). */
  computed: v.optional(v.union([text, v.pipe(v.array(text), v.minLength(1))])),
  analysis: text,
  /** The day of the event or the text that it asks about, and the last day on which it is worth asking: news age. */
  asOf: v.optional(daySchema),
  until: v.optional(daySchema),
}

/** A question as it is written in `content/questions`. Answers name options by letters, as analyses do. */
export const authoredQuestionSchema = v.variant('type', [
  v.object({
    ...head,
    type: v.literal('single'),
    options,
    keepsOrder: v.optional(v.boolean(), false),
    answer: letter,
  }),
  v.object({
    ...head,
    type: v.literal('multiple'),
    options,
    keepsOrder: v.optional(v.boolean(), false),
    answer: letters,
  }),
  v.object({ ...head, type: v.literal('judgement'), answer: v.boolean() }),
  v.object({
    ...head,
    type: v.literal('blank'),
    /** For each blank what it accepts. */
    answer: v.pipe(v.array(v.pipe(v.array(text), v.minLength(1))), v.minLength(1)),
    as: v.optional(v.picklist(['text', 'maths']), 'text'),
  }),
  v.object({ ...head, type: v.literal('matching'), items: options, options, answer: letters }),
  v.object({ ...head, type: v.literal('ordering'), items: options, answer: letters }),
  v.object({
    ...head,
    type: v.literal('writing'),
    rubric: v.pipe(
      v.array(v.object({ text, points: v.pipe(v.number(), v.minValue(0.5), v.maxValue(100)) })),
      v.minLength(1),
    ),
    model: text,
  }),
])
export type AuthoredQuestion = v.InferOutput<typeof authoredQuestionSchema>

/** The places that letters name. */
export const placesOf = (written: string): number[] => [...written].map((one) => one.charCodeAt(0) - 65)

const keyOf = (question: AuthoredQuestion): QuestionKey => {
  switch (question.type) {
    case 'single':
      return { type: 'single', option: placesOf(question.answer)[0] ?? 0 }
    case 'multiple':
      return { type: 'multiple', options: placesOf(question.answer) }
    case 'judgement':
      return { type: 'judgement', truth: question.answer }
    case 'blank':
      return { type: 'blank', blanks: question.answer.map((accepts) => ({ accepts, as: question.as })) }
    case 'matching':
      return { type: 'matching', places: placesOf(question.answer) }
    case 'ordering':
      return { type: 'ordering', order: placesOf(question.answer) }
    case 'writing':
      return {
        type: 'writing',
        rubric: question.rubric.map(({ text, points }) => ({ text: withRooms(text), points })),
        model: withRooms(question.model),
      }
  }
}

/** The texts of a question that may hold formulas: all that its learners read, but for the passage. */
export const textsOf = (question: AuthoredQuestion): string[] => [
  question.stem,
  question.analysis,
  ...(question.hint === undefined ? [] : [question.hint]),
  ...('options' in question ? question.options : []),
  ...('items' in question ? question.items : []),
  ...(question.type === 'writing' ? [question.model, ...question.rubric.map((line) => line.text)] : []),
]

/** How lists call a question whose stem cannot be cut anywhere. */
const briefOf = (stem: string): { brief?: string } => (stem.includes('$') ? { brief: linearText(stem) } : {})

/** The question of the engine that an author has written. */
export const questionOf = (
  authored: AuthoredQuestion,
  passages: Readonly<Record<string, string>>,
): Question => {
  const { id, stem, passage, point, points, hint, analysis } = authored
  return {
    id,
    stem: withRooms(stem),
    ...briefOf(stem),
    ...(passage !== undefined && { passage: passages[passage] ?? '' }),
    options: 'options' in authored ? authored.options.map(withRooms) : [],
    items: 'items' in authored ? authored.items.map(withRooms) : [],
    keepsOrder: 'keepsOrder' in authored ? authored.keepsOrder : true,
    point,
    points,
    key: keyOf(authored),
    ...(hint !== undefined && { hint: withRooms(hint) }),
    analysis: withRooms(analysis),
  }
}
