import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidSchema } from '../scalars'

const paperParams = v.object({ paperId: idSchema })
/** An option by its place, 0 for A. */
export const optionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
export const attemptIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,64}$/))

/** A question as a learner sees it: without its key. */
export const paperQuestionSchema = v.object({
  no: countSchema,
  /** A text that several questions ask about. */
  passage: v.optional(v.string()),
  stem: v.string(),
  options: v.array(v.string()),
  /** The knowledge point that it tests. */
  point: v.string(),
})
export type PaperQuestion = v.InferOutput<typeof paperQuestionSchema>

export const paperCardSchema = v.object({
  paperId: idSchema,
  title: v.string(),
  subject: v.string(),
  minutes: countSchema,
  questionCount: countSchema,
})
export type PaperCard = v.InferOutput<typeof paperCardSchema>

export const promoPapers = defineCall({
  id: 'promo.papers',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-papers',
  summary: 'The papers that anyone may try, in their order.',
  lists: { bounded: 'authored' },
  response: v.array(paperCardSchema),
  hideLoading: true,
  assumed: true,
})

export const paperSchema = v.object({
  ...paperCardSchema.entries,
  questions: v.array(paperQuestionSchema),
})
export type Paper = v.InferOutput<typeof paperSchema>

export const promoPaper = defineCall({
  id: 'promo.paper',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-papers/{paperId}',
  summary: 'What the timed test of a paper asks, without a key.',
  params: paperParams,
  lists: 'single',
  response: paperSchema,
  hideLoading: true,
  assumed: true,
})

export const paperPractice = defineCall({
  id: 'promo.paperPractice',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-papers/{paperId}/practice',
  summary: 'The practice of a paper, without a key: other questions than those of its test.',
  params: paperParams,
  lists: 'single',
  response: paperSchema,
  hideLoading: true,
  assumed: true,
})

/** Feedback after an answer. */
export const verdictSchema = v.object({
  no: countSchema,
  correct: v.boolean(),
  answer: optionSchema,
  analysis: v.string(),
})
export type Verdict = v.InferOutput<typeof verdictSchema>

export const checkAnswer = defineCall({
  id: 'promo.checkAnswer',
  allows: 'anyone',
  method: 'POST',
  path: '/base/v1/promo-papers/{paperId}/practice/answers',
  summary: 'Judge one answer of a practice; keeps nothing.',
  params: paperParams,
  body: v.object({ no: countSchema, chosen: optionSchema }),
  response: verdictSchema,
  hideLoading: true,
  assumed: true,
})

/** Signed permission to hand in, so that start and end follow the backend's clock. */
export const startedTestSchema = v.object({
  attemptId: attemptIdSchema,
  ticket: v.string(),
  now: timeSchema,
  endsAt: timeSchema,
})

export const startTest = defineCall({
  id: 'promo.startTest',
  allows: 'anyone',
  method: 'POST',
  path: '/base/v1/promo-papers/{paperId}/starts',
  summary: 'Begin a timed test; the time is the backend’s.',
  params: paperParams,
  body: v.object({ attemptId: attemptIdSchema }),
  response: startedTestSchema,
  hideLoading: true,
  assumed: true,
})

export const reportSchema = v.object({
  attemptId: attemptIdSchema,
  paperId: idSchema,
  title: v.string(),
  /** Right answers, of all questions. */
  score: countSchema,
  questionCount: countSchema,
  seconds: countSchema,
  handedInAt: timeSchema,
  points: v.array(v.object({ point: v.string(), right: countSchema, total: countSchema })),
  wrong: v.array(
    v.object({
      ...paperQuestionSchema.entries,
      /** Null when it was left out. */
      chosen: v.nullable(optionSchema),
      answer: optionSchema,
      analysis: v.string(),
    }),
  ),
})
export type PaperReport = v.InferOutput<typeof reportSchema>

export const paperReport = defineCall({
  id: 'promo.paperReport',
  allows: 'owner',
  method: 'GET',
  path: '/base/v1/users/{uid}/promo-papers/{paperId}/report',
  summary: 'The report of an attempt of the user, the newest without an id; null when there is none.',
  params: v.object({ uid: uidSchema, paperId: idSchema }),
  query: v.object({ attempt: v.optional(attemptIdSchema) }),
  lists: 'single',
  response: v.nullable(reportSchema),
  hideLoading: true,
  assumed: true,
})

/** A place on the list: equal score and time share a rank, and the next rank follows without a gap. */
export const rankRowSchema = v.object({
  rank: countSchema,
  name: v.string(),
  score: countSchema,
  seconds: countSchema,
  isMe: v.boolean(),
})
export type RankRow = v.InferOutput<typeof rankRowSchema>

export const paperRank = defineCall({
  id: 'promo.paperRank',
  allows: 'anyone',
  method: 'GET',
  path: '/base/v1/promo-papers/{paperId}/rank',
  summary: 'The first attempt of each learner by score, then time; `mine` is the caller’s own row.',
  params: paperParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: v.object({ ...pageOf(rankRowSchema).entries, mine: v.nullable(rankRowSchema) }),
  hideLoading: true,
  assumed: true,
})
