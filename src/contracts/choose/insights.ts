import * as v from 'valibot'
import { chanceBands } from '@/domain/chance/chanceBand'
import { defineCall } from '../define'
import { countSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidSchema } from '../scalars'
import { codeSchema, programmeRowSchema, schoolIdsQuery, schoolRowSchema } from './fields'
import { programme } from './programmes'
import { scoresSchema } from './plans'

const uidParams = v.object({ uid: uidSchema })
export const rankKeys = ['heat', 'line', 'difficulty', 'gap'] as const

const rankRowSchema = v.object({
  ...programmeRowSchema.entries,
  rank: countSchema,
  /**
   * Sort value of the ranking: applicants, a line, points above the national line, applicants per place in hundredths.
   */
  value: v.number(),
})
export type RankRow = v.InferOutput<typeof rankRowSchema>

export const chooseRank = defineCall({
  id: 'choose.rank',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/ranks/{key}',
  summary:
    'A ranking of programmes of a category or major: heat, lines, difficulty, or gap between applicants and places.',
  params: v.object({ key: v.picklist(rankKeys) }),
  query: v.object({ code: v.optional(codeSchema, '08'), ...pageQueryEntries }),
  lists: 'paged',
  response: v.object({ ...pageOf(rankRowSchema).entries, rule: v.string(), samples: v.boolean() }),
  hideLoading: true,
  assumed: true,
})

export const compareSchools = defineCall({
  id: 'choose.compare',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/comparison',
  summary:
    'Two to four schools side by side; with a major also its programme at each, null where a school has none.',
  query: v.object({ school: schoolIdsQuery, code: v.optional(codeSchema) }),
  lists: 'single',
  response: v.object({
    schools: v.array(
      v.object({
        ...schoolRowSchema.entries,
        level: v.number(),
        marks: v.array(v.string()),
        recommends: v.boolean(),
        /** Median of the newest lines of its programmes above the national line, in points. */
        excess: v.nullable(v.number()),
        competition: v.nullable(v.number()),
        quota: v.nullable(v.number()),
        samples: v.boolean(),
        programme: v.nullable(programme.response),
      }),
    ),
    /** Majors that at least two of the schools have. */
    shared: v.array(v.object({ code: codeSchema, name: v.string() })),
  }),
  hideLoading: true,
  assumed: true,
})
export type Comparison = v.InferOutput<(typeof compareSchools)['response']>

const reportHead = v.object({
  reportId: idSchema,
  madeAt: timeSchema,
  school: v.string(),
  major: v.string(),
  total: countSchema,
  band: v.picklist(chanceBands),
})

export const chooseReportSchema = v.object({
  ...reportHead.entries,
  headline: v.string(),
  reasons: v.array(v.string()),
  /** Programmes in bands above and below the target, to complete the plan. */
  others: v.array(
    v.object({ programmeId: idSchema, title: v.string(), band: v.picklist(chanceBands), text: v.string() }),
  ),
  years: v.array(
    v.object({ year: v.number(), line: v.nullable(v.number()), nationalLine: v.nullable(v.number()) }),
  ),
  advice: v.array(v.string()),
  isSample: v.boolean(),
  programmeId: idSchema,
  source: v.string(),
  picture: v.string(),
  /** Height of the picture where it is 750 wide. */
  pictureHeight: countSchema,
})
export type ChooseReport = v.InferOutput<typeof chooseReportSchema>

export const makeReport = defineCall({
  id: 'choose.makeReport',
  allows: 'owner',
  method: 'POST',
  path: '/choose/v1/users/{uid}/reports',
  summary: 'Make a report of a programme and scores; it keeps the data of its day.',
  params: uidParams,
  body: v.object({
    programmeId: idSchema,
    scores: scoresSchema,
    total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  }),
  response: chooseReportSchema,
  assumed: true,
})

export const chooseReports = defineCall({
  id: 'choose.reports',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/reports',
  summary: 'The reports of the learner, the newest first.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(reportHead),
  hideLoading: true,
  assumed: true,
})

export const chooseReport = defineCall({
  id: 'choose.report',
  allows: 'owner',
  method: 'GET',
  path: '/choose/v1/users/{uid}/reports/{id}',
  summary: 'A report of the learner.',
  params: v.object({ uid: uidSchema, id: idSchema }),
  lists: 'single',
  response: chooseReportSchema,
  hideLoading: true,
  assumed: true,
})

const interestScore = v.object({ key: v.string(), name: v.string(), about: v.string(), score: countSchema })
const fittingMajor = v.object({
  code: codeSchema,
  name: v.string(),
  types: v.string(),
  programmes: countSchema,
})

export const interestTest = defineCall({
  id: 'choose.interestTest',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/interest-test',
  summary: 'The interest test: its scale with source and licence, and its items.',
  lists: 'single',
  response: v.object({
    scale: v.object({
      name: v.string(),
      source: v.string(),
      licence: v.string(),
      answers: v.array(v.string()),
    }),
    items: v.array(v.string()),
  }),
  hideLoading: true,
  assumed: true,
})

export const interestResult = defineCall({
  id: 'choose.interestResult',
  allows: 'anyone',
  method: 'POST',
  path: '/choose/v1/interest-results',
  summary:
    'The six interest scores of a set of answers (1 to 5 each) and the majors that fit; kept for a learner who is logged in.',
  body: v.object({
    answers: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      v.minLength(1),
      v.maxLength(120),
    ),
  }),
  response: v.object({ types: v.array(interestScore), code: v.string(), majors: v.array(fittingMajor) }),
  hideLoading: true,
  assumed: true,
})
export type InterestResult = v.InferOutput<(typeof interestResult)['response']>
