import * as v from 'valibot'
import { readSheetText } from '@/domain/estimate/sheetText'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, idParams, idSchema, timeSchema, uidSchema } from '../scalars'

const pointsSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(500))
const numberSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, '题号有误'))

const paperHead = v.object({
  paperId: idSchema,
  /** Code of the paper: 101, 201, 408 … */
  unit: v.string(),
  unitName: v.string(),
  title: v.string(),
  source: v.string(),
  full: countSchema,
  questions: countSchema,
  /** Learners with an estimate by this paper. */
  people: countSchema,
})
export type ScorePaperHead = v.InferOutput<typeof paperHead>

export const scorePapers = defineCall({
  id: 'score.papers',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/papers',
  summary: 'Papers that are open for estimation.',
  lists: { bounded: 'authored' },
  response: v.array(paperHead),
  hideLoading: true,
  assumed: true,
})

const sheetQuestion = v.object({
  no: numberSchema,
  kind: v.picklist(['single', 'multi', 'written']),
  points: pointsSchema,
  /** The number of options; 0 for written questions. */
  options: countSchema,
  rubric: v.array(v.object({ text: v.string(), points: pointsSchema })),
  stem: v.string(),
  model: v.string(),
})
export type ScoreQuestion = v.InferOutput<typeof sheetQuestion>

export const scorePaper = defineCall({
  id: 'score.paper',
  allows: 'user',
  method: 'GET',
  path: '/score/v1/papers/{id}',
  summary: 'The answer sheet of a paper with the rubrics of written questions, without the key.',
  params: idParams,
  lists: 'single',
  response: v.object({
    ...paperHead.entries,
    sections: v.array(v.object({ title: v.string(), questions: v.array(sheetQuestion) })),
  }),
  hideLoading: true,
  assumed: true,
})
export type ScorePaper = v.InferOutput<(typeof scorePaper)['response']>

const recordSchema = v.record(numberSchema, v.string())

const MOST_LETTERS = 2000
const MOST_MARKS = 5000
/** `1A;17ABD;`: limits the length and the number of marks. */
const answersText = v.pipe(
  v.string(),
  v.maxLength(MOST_LETTERS, '题目太多'),
  v.regex(/^(?:[1-9]\d{0,2}[A-G]{1,7};)*$/, '答案只能是 A–G'),
  v.transform(readSheetText),
)
/** `34yymn;`: a decision for each line of a rubric. */
const marksText = v.pipe(
  v.string(),
  v.maxLength(MOST_MARKS, '题目太多'),
  v.regex(/^(?:[1-9]\d{0,2}[ymn-]{1,40};)*$/, '自评有误'),
  v.transform(readSheetText),
)

const resultSchema = v.object({
  objective: pointsSchema,
  low: pointsSchema,
  high: pointsSchema,
  full: countSchema,
  right: v.array(v.string()),
  wrong: v.array(v.object({ no: v.string(), answer: v.string(), key: v.string() })),
  open: v.array(v.string()),
})

export const scoreSheetSchema = v.object({
  paperId: idSchema,
  answers: recordSchema,
  marks: recordSchema,
  rev: countSchema,
  changedAt: timeSchema,
  /** Null until the sheet is handed in. */
  result: v.nullable(resultSchema),
  /** Change by a corrected key, until the learner has seen it. */
  notice: v.nullable(v.string()),
})
export type ScoreSheet = v.InferOutput<typeof scoreSheetSchema>

export const sheetParams = v.object({ uid: uidSchema, id: idSchema })

export const scoreSheets = defineCall({
  id: 'score.sheets',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/sheets',
  summary: 'The sheets of the learner, the newest first; one for each paper.',
  params: v.object({ uid: uidSchema }),
  lists: { bounded: 'one for each paper' },
  response: v.array(
    v.object({
      paperId: idSchema,
      unit: v.string(),
      title: v.string(),
      full: countSchema,
      answered: countSchema,
      isHandedIn: v.boolean(),
      low: v.nullable(pointsSchema),
      high: v.nullable(pointsSchema),
      notice: v.nullable(v.string()),
      changedAt: timeSchema,
    }),
  ),
  hideLoading: true,
  assumed: true,
})
export type ScoreSheetHead = v.InferOutput<(typeof scoreSheets)['response']>[number]

export const scoreSheet = defineCall({
  id: 'score.sheet',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/sheets/{id}',
  summary: 'The sheet of a paper as the learner left it; empty with revision 0 where there is none.',
  params: sheetParams,
  lists: 'single',
  response: scoreSheetSchema,
  hideLoading: true,
  assumed: true,
})

export const saveScoreSheet = defineCall({
  id: 'score.saveSheet',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/sheets/{id}',
  summary:
    'Keep the sheet, and score it with `handIn`. `rev` is the one that was read: another device may have saved since (Y40990).',
  params: sheetParams,
  body: v.object({ answers: answersText, marks: marksText, rev: countSchema, handIn: v.boolean() }),
  response: scoreSheetSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const seeScoreNotice = defineCall({
  id: 'score.seeNotice',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/sheets/{id}/notice',
  summary: 'The learner has read what a corrected key changed.',
  params: sheetParams,
  response: v.object({ done: v.literal(true) }),
  hideLoading: true,
  assumed: true,
})

export const correctScoreKey = defineCall({
  id: 'score.correctKey',
  allows: 'operator',
  method: 'PUT',
  path: '/score/v1/papers/{id}/key',
  summary:
    'Correct the key of a paper by a line such as `1-5 ABCDA`; every sheet is scored again within minutes.',
  params: idParams,
  body: v.object({ line: v.pipe(lineSchema(600), v.minLength(1)), note: lineSchema(100) }),
  response: v.object({ version: countSchema, changed: v.array(v.string()) }),
  assumed: true,
})
