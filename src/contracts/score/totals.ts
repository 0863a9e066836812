import * as v from 'valibot'
import { examShapeNames } from '@/domain/admission/examScores'
import { chanceBands } from '@/domain/chance/chanceBand'
import { codeSchema } from '../choose/fields'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, doneSchema, idSchema, queryIntSchema, timeSchema, uidSchema } from '../scalars'

const uidParams = v.object({ uid: uidSchema })
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(500))
const scoresSchema = v.object({
  politics: v.optional(score),
  foreign: v.optional(score),
  first: v.optional(score),
  second: v.optional(score),
})
/** The code of an exam unit, such as 101. */
export const unitSchema = v.pipe(v.string(), v.regex(/^\d{3}$/, '科目代码是三位数字'))
const unit = v.optional(unitSchema)

/** A target and the shape of its exam. */
const targetEntries = {
  school: lineSchema(60),
  major: lineSchema(60),
  code: codeSchema,
  region: v.picklist(['A', 'B']),
  degree: v.picklist(['academic', 'professional']),
  shape: v.picklist(examShapeNames),
}

export const scoreFormSchema = v.object({
  ...targetEntries,
  units: v.object({ politics: unit, foreign: unit, first: unit, second: unit }),
  /** Scores of papers that the learner estimates without a sheet. */
  typed: scoresSchema,
  /** Keeps the estimate out of the ranking. */
  isHidden: v.boolean(),
})
export type ScoreForm = v.InferOutput<typeof scoreFormSchema>

const storedForm = v.object({ form: v.nullable(scoreFormSchema), rev: countSchema })

export const scoreForm = defineCall({
  id: 'score.form',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/form',
  summary: 'The exam form of the learner: target, papers, typed scores; null when there is none.',
  params: uidParams,
  response: storedForm,
  hideLoading: true,
  assumed: true,
})

export const saveScoreForm = defineCall({
  id: 'score.saveForm',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/form',
  summary: 'Keep the exam form; `rev` is the one that was read (Y40990 where another device saved since).',
  params: uidParams,
  body: v.object({ form: scoreFormSchema, rev: countSchema }),
  response: storedForm,
  silent: true,
  assumed: true,
})

const ruleSchema = v.object({
  rule: v.picklist(['total', 'hundred', 'above']),
  name: v.string(),
  score,
  high: score,
  line: score,
  result: v.picklist(['pass', 'maybe', 'fail']),
})

export const evaluationSchema = v.object({
  low: score,
  high: score,
  full: countSchema,
  line: v.nullable(
    v.object({
      year: countSchema,
      name: v.string(),
      region: v.picklist(['A', 'B']),
      result: v.picklist(['pass', 'maybe', 'fail']),
      rules: v.array(ruleSchema),
      isCare: v.boolean(),
    }),
  ),
  /** The basic line of the school, where it draws its own. */
  school: v.nullable(v.object({ year: countSchema, line: score })),
  chance: v.nullable(
    v.object({
      band: v.picklist(chanceBands),
      headline: v.string(),
      reasons: v.array(v.string()),
      isSample: v.boolean(),
      programmeId: idSchema,
    }),
  ),
  next: v.array(v.string()),
  source: v.string(),
})
export type ScoreEvaluation = v.InferOutput<typeof evaluationSchema>

export const evaluateScores = defineCall({
  id: 'score.evaluate',
  allows: 'anyone',
  method: 'POST',
  path: '/score/v1/evaluations',
  summary: 'Compare scores with the national line and a target; nothing is kept.',
  body: v.object({ ...targetEntries, scores: scoresSchema }),
  response: evaluationSchema,
  hideLoading: true,
  assumed: true,
})

const paperShare = v.object({
  key: v.picklist(['politics', 'foreign', 'first', 'second']),
  name: v.string(),
  full: countSchema,
  low: v.nullable(score),
  high: v.nullable(score),
  from: v.picklist(['sheet', 'typed', 'missing']),
  paperId: v.nullable(idSchema),
  /** Questions of the sheet without an answer or a decision; above 0 the total is incomplete. */
  open: countSchema,
})

const rankSchema = v.object({
  /** Null where fewer than `least` take part. */
  rank: v.nullable(countSchema),
  people: countSchema,
  least: countSchema,
  /** Rank and participants when the report was first made. */
  first: v.nullable(v.object({ rank: countSchema, people: countSchema, at: timeSchema })),
})

export const totalReport = defineCall({
  id: 'score.total',
  allows: 'owner',
  method: 'GET',
  path: '/score/v1/users/{uid}/total',
  summary:
    'The total report of the newest estimates: papers, range, lines, rank and chance; null without a form.',
  params: uidParams,
  lists: 'single',
  response: v.nullable(
    v.object({
      school: v.string(),
      major: v.string(),
      code: codeSchema,
      papers: v.array(paperShare),
      isComplete: v.boolean(),
      isHidden: v.boolean(),
      evaluation: evaluationSchema,
      ranks: v.object({ school: rankSchema, major: rankSchema }),
      /** The name of the share picture; null while the total is incomplete. */
      card: v.nullable(v.string()),
      madeAt: timeSchema,
    }),
  ),
  hideLoading: true,
  assumed: true,
})
export type TotalReport = NonNullable<v.InferOutput<(typeof totalReport)['response']>>

export const hideScore = defineCall({
  id: 'score.hide',
  allows: 'owner',
  method: 'PUT',
  path: '/score/v1/users/{uid}/hidden',
  summary: 'Take the estimate out of the ranking, or put it back.',
  params: uidParams,
  body: v.object({ isHidden: v.boolean() }),
  response: doneSchema,
  assumed: true,
})

export const scoreRanks = defineCall({
  id: 'score.ranks',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/ranks',
  summary:
    'Estimated totals of a major, at one school or everywhere, with dense ranks and the number of people at each; no names.',
  query: v.object({
    code: codeSchema,
    school: v.optional(lineSchema(60)),
    /** Total of the last row of the page before. */
    below: v.optional(queryIntSchema(0, 501)),
    size: v.optional(queryIntSchema(1, 50), 20),
  }),
  lists: 'paged',
  response: v.object({
    list: v.array(v.object({ rank: countSchema, total: score, people: countSchema })),
    next: v.nullable(countSchema),
    people: countSchema,
    least: countSchema,
    own: v.nullable(v.object({ rank: v.nullable(countSchema), total: score, isHidden: v.boolean() })),
  }),
  hideLoading: true,
  assumed: true,
})
export type ScoreRanks = v.InferOutput<(typeof scoreRanks)['response']>

export const lineHistory = defineCall({
  id: 'score.lineHistory',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/line-history',
  summary: 'The national line of a major by year, for both regions.',
  query: v.object({ code: codeSchema, degree: v.picklist(['academic', 'professional']) }),
  lists: 'single',
  response: v.array(
    v.object({
      year: countSchema,
      name: v.string(),
      a: v.tuple([score, v.nullable(score), v.nullable(score)]),
      b: v.tuple([score, v.nullable(score), v.nullable(score)]),
    }),
  ),
  hideLoading: true,
  assumed: true,
})
