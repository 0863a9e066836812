import * as v from 'valibot'
import { memoryIdSchema } from '@/contracts/memoryLog'
import { idSchema } from '@/contracts/scalars'
import { mockSeries } from '@/domain/mocks/mockSeries'
import { authoredQuestionSchema } from '../authoredQuestion'
import { weekly } from './clock'
import { listBy } from './listBy'
import { text } from './text'

const sections = v.pipe(
  v.array(
    v.object({
      title: text,
      /** Points of each question, where they differ from the question's own. */
      points: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(100))),
      questions: v.pipe(v.array(idSchema), v.minLength(1)),
    }),
  ),
  v.minLength(1),
)
export type AuthoredSections = v.InferOutput<typeof sections>

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240))

/** Questions, whole papers, network-wide exams, trainings, passages to recite. */
export const exerciseKinds = {
  files: {
    /** How single questions are solved, step by step. */
    trainings: listBy(
      'trainingId',
      v.object({
        trainingId: idSchema,
        title: text,
        subject: idSchema,
        /** The id of a question of that subject which no paper asks. */
        question: idSchema,
        hint: text,
        method: v.pipe(v.array(text), v.minLength(2), v.maxLength(5)),
      }),
    ),
  },
  folders: {
    /** Questions of one subject a file; a subject may have several. */
    questions: v.object({
      /** The code of the subject, as 101. */
      subject: idSchema,
      source: v.literal('研途原创'),
      /** Texts that several questions ask about, by their name in this file. */
      passages: v.optional(v.record(text, text), {}),
      questions: v.pipe(v.array(authoredQuestionSchema), v.minLength(1)),
    }),
    /** Passages to recite of one subject, chaptered by its knowledge points; a subject has one file. */
    recitations: v.object({
      /** The code of the subject, as 101. */
      subject: idSchema,
      source: v.literal('研途原创'),
      order: v.number(),
      passages: v.pipe(
        v.array(
          v.object({
            id: memoryIdSchema,
            /** A knowledge point that the questions of the subject name. */
            point: text,
            title: text,
            /** Marks its key words with `{{…}}`. */
            text,
          }),
        ),
        v.minLength(1),
      ),
    }),
    /** A paper under the conditions of the exam. */
    exams: v.object({
      title: text,
      subject: idSchema,
      minutes,
      order: v.optional(v.number(), 0),
      /** Of which school (schools.json) and year it is a sample. */
      college: v.optional(
        v.object({
          school: idSchema,
          year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
        }),
      ),
      sections,
    }),
    /** Exams that all participants write at the same time each week; their questions appear nowhere else. */
    mocks: v.object({
      title: text,
      series: v.picklist(mockSeries),
      subject: idSchema,
      /** Weekday and time in China. */
      weekly,
      minutes,
      /** How late one may come in. */
      lateMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
      order: v.optional(v.number(), 0),
      /** One a week, in turn. */
      papers: v.pipe(v.array(v.object({ title: text, sections })), v.minLength(1)),
    }),
  },
} as const
