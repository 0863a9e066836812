import * as v from 'valibot'
import { sourceSchema } from '../choose/fields'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, daySchema, idParams, idSchema, pageOf, pageQueryEntries } from '../scalars'

const degree = v.picklist(['academic', 'professional'])
const region = v.picklist(['A', 'B'])

const retestHead = v.object({
  retestId: idSchema,
  schoolId: idSchema,
  school: v.string(),
  province: v.string(),
  region,
  name: v.string(),
  code: v.string(),
  degree,
  year: countSchema,
  line: countSchema,
  /** Candidates in the retest for one place, in hundredths. */
  ratio: countSchema,
  isSample: v.boolean(),
})
export type RetestHead = v.InferOutput<typeof retestHead>

export const retests = defineCall({
  id: 'score.retests',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/retests',
  summary: 'Second exams by school or major, sorted by line or ratio.',
  query: v.object({
    keyword: v.optional(lineSchema(40)),
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{2,4}$/))),
    sort: v.optional(v.picklist(['line', 'ratio']), 'line'),
    ...pageQueryEntries,
  }),
  lists: 'paged',
  response: pageOf(retestHead),
  hideLoading: true,
  assumed: true,
})

export const retest = defineCall({
  id: 'score.retest',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/retests/{id}',
  summary: 'The second exam of a programme: lines, ratio, subjects, weight, experience.',
  params: idParams,
  lists: 'single',
  response: v.object({
    ...retestHead.entries,
    lines: v.array(v.object({ year: countSchema, line: countSchema })),
    listed: countSchema,
    admitted: countSchema,
    /** Weight of the second exam in the final score, in percent. */
    weight: countSchema,
    written: v.array(v.string()),
    interview: v.array(v.string()),
    extra: v.array(v.string()),
    experience: v.array(v.object({ title: v.string(), text: v.string() })),
    source: v.string(),
  }),
  hideLoading: true,
  assumed: true,
})
export type RetestDetail = v.InferOutput<(typeof retest)['response']>

const guideHead = v.object({
  guideId: idSchema,
  kind: v.picklist(['news', 'guide']),
  title: v.string(),
  summary: v.string(),
  day: daySchema,
})
export type ReviewGuideHead = v.InferOutput<typeof guideHead>

export const reviewGuides = defineCall({
  id: 'score.guides',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/guides',
  summary: 'News or guides of the second exam.',
  query: v.object({ kind: v.picklist(['news', 'guide']) }),
  lists: { bounded: 'authored' },
  response: v.array(guideHead),
  hideLoading: true,
  assumed: true,
})

export const reviewGuide = defineCall({
  id: 'score.guide',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/guides/{id}',
  summary: 'A piece of news or a guide of the second exam.',
  params: idParams,
  lists: 'single',
  response: v.object({
    ...guideHead.entries,
    author: v.string(),
    url: v.nullable(v.string()),
    parts: v.array(v.object({ heading: v.string(), lines: v.array(v.string()) })),
  }),
  hideLoading: true,
  assumed: true,
})

export const scoreQueryGuide = defineCall({
  id: 'score.queryGuide',
  allows: 'anyone',
  method: 'GET',
  path: '/score/v1/query-guide',
  summary: 'How and when scores are queried: steps, dates, offices of the provinces.',
  lists: 'single',
  response: v.object({
    steps: v.array(v.string()),
    note: v.string(),
    event: v.nullable(v.object({ start: daySchema, end: v.nullable(daySchema), isEstimate: v.boolean() })),
    offices: v.array(v.object({ province: v.string(), name: v.string(), region })),
    source: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type ScoreQueryGuide = v.InferOutput<(typeof scoreQueryGuide)['response']>
