import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import {
  countSchema,
  daySchema,
  idParams,
  idSchema,
  pageOf,
  pageQueryEntries,
  queryIntSchema,
} from '../scalars'
import { levelsQuery, provincesQuery, schoolRowSchema, sourceSchema, typesQuery } from './fields'

export const chooseSchools = defineCall({
  id: 'choose.schools',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/schools',
  summary:
    'Schools that recruit graduates, by name (also pinyin, initials and short names), province, type and tier.',
  query: v.object({
    keyword: v.optional(lineSchema(40)),
    province: provincesQuery,
    type: typesQuery,
    level: levelsQuery,
    ...pageQueryEntries,
  }),
  lists: 'paged',
  response: pageOf(schoolRowSchema),
  hideLoading: true,
  assumed: true,
})

/** The choices of the school filter. */
export const schoolFilters = defineCall({
  id: 'choose.schoolFilters',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/school-filters',
  summary: 'Provinces and types of schools with the number of schools of each.',
  lists: 'single',
  response: v.object({
    provinces: v.array(v.object({ name: v.string(), region: v.picklist(['A', 'B']), schools: countSchema })),
    types: v.array(v.object({ name: v.string(), schools: countSchema })),
  }),
  hideLoading: true,
  assumed: true,
})
export type SchoolFilters = v.InferOutput<(typeof schoolFilters)['response']>

/** A notice as published on the school's own page. */
const noticeSchema = v.object({ year: v.number(), url: v.string() })

export const chooseSchool = defineCall({
  id: 'choose.school',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/schools/{id}',
  summary:
    'A school: facts, marks, official notices, its categories with numbers of programmes, years of its lines.',
  params: idParams,
  lists: 'single',
  response: v.object({
    ...schoolRowSchema.entries,
    code: v.nullable(v.string()),
    kind: v.string(),
    facts: v.object({
      marks: v.array(v.string()),
      aliases: v.array(v.string()),
      formerly: v.array(v.string()),
      recommends: v.boolean(),
      codeUnchecked: v.boolean(),
    }),
    notices: v.array(noticeSchema),
    categories: v.array(
      v.object({ code: v.string(), name: v.string(), programmes: countSchema, samples: countSchema }),
    ),
    lineYears: v.array(v.number()),
    source: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type SchoolDetail = v.InferOutput<(typeof chooseSchool)['response']>

export const schoolLineSchema = v.object({
  year: v.number(),
  degree: v.picklist(['academic', 'professional']),
  codes: v.string(),
  name: v.string(),
  total: v.number(),
  /** Politics, foreign language, then the other papers. */
  singles: v.nullable(v.array(v.number())),
  scope: v.picklist(['school', 'programme']),
  /** Equal in two independent copies of the notice. */
  verified: v.boolean(),
})
export type SchoolLine = v.InferOutput<typeof schoolLineSchema>

export const chooseSchoolLines = defineCall({
  id: 'choose.schoolLines',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/schools/{id}/lines',
  summary: 'Basic lines of a school in a year, and published lines of its programmes.',
  params: idParams,
  query: v.object({ year: v.optional(queryIntSchema(2000, 2100)), code: v.optional(idSchema) }),
  lists: 'single',
  response: v.object({
    year: v.nullable(v.number()),
    years: v.array(v.number()),
    lines: v.array(schoolLineSchema),
    notices: v.array(noticeSchema),
    source: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type SchoolLines = v.InferOutput<(typeof chooseSchoolLines)['response']>

/** Schools that draw their own lines, with the newest line for a code. */
export const selfLineSchools = defineCall({
  id: 'choose.selfLineSchools',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/self-lines',
  summary: 'The schools that draw their own basic lines, with the line of a category in a year.',
  query: v.object({
    year: v.optional(queryIntSchema(2000, 2100)),
    code: v.optional(v.pipe(v.string(), v.regex(/^\d{2,6}$/)), '08'),
    degree: v.optional(v.picklist(['academic', 'professional']), 'academic'),
  }),
  lists: 'single',
  response: v.object({
    year: v.number(),
    years: v.array(v.number()),
    schools: v.array(
      v.object({
        schoolId: idSchema,
        name: v.string(),
        province: v.string(),
        line: v.nullable(schoolLineSchema),
      }),
    ),
    source: v.object({ ...sourceSchema.entries, checkedOn: daySchema }),
  }),
  hideLoading: true,
  assumed: true,
})
export type SelfLineSchools = v.InferOutput<(typeof selfLineSchools)['response']>
