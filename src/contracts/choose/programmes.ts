import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema } from '../freeTexts'
import { countSchema, idParams, idSchema, queryIntSchema } from '../scalars'
import {
  bandRulesSchema,
  codesQuery,
  examPaperSchema,
  levelsQuery,
  programmeFactsSchema,
  programmeRowSchema,
  programmeYearSchema,
  provincesQuery,
  schoolIdsQuery,
  sourceSchema,
} from './fields'

export const programmeSorts = ['heat', 'line', 'competition'] as const

export const programmes = defineCall({
  id: 'choose.programmes',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/programmes',
  summary: 'Programmes by school, major, place, tier, degree and papers; pages follow the cursor `next`.',
  query: v.object({
    keyword: v.optional(lineSchema(40)),
    school: schoolIdsQuery,
    code: codesQuery,
    province: provincesQuery,
    level: levelsQuery,
    degree: v.optional(v.picklist(['academic', 'professional'])),
    maths: v.optional(v.picklist(['301', '302', '303', '396', '199', 'none'])),
    /** Published figures only. */
    real: v.optional(v.picklist(['1'])),
    sort: v.optional(v.picklist(programmeSorts), 'heat'),
    cursor: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,9}_[0-9A-Za-z_-]{1,64}$/))),
    size: v.optional(queryIntSchema(1, 50), 20),
  }),
  lists: 'paged',
  response: v.object({
    list: v.array(programmeRowSchema),
    /** Cursor of the next page; null at the end. */
    next: v.nullable(v.string()),
    /** Counted to 1000; `more` says that there are further ones. Null beyond the first page. */
    total: v.nullable(countSchema),
    more: v.boolean(),
  }),
  hideLoading: true,
  assumed: true,
})
export type ProgrammePage = v.InferOutput<(typeof programmes)['response']>

const yearWithLine = v.object({ ...programmeYearSchema.entries, nationalLine: v.nullable(v.number()) })

export const programme = defineCall({
  id: 'choose.programme',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/programmes/{id}',
  summary: 'A programme: papers, places, figures by year, and the facts from which a chance is computed.',
  params: idParams,
  query: v.object({ examYear: v.optional(queryIntSchema(2020, 2100)) }),
  lists: 'single',
  response: v.object({
    ...programmeRowSchema.entries,
    exemptShare: v.nullable(v.number()),
    papers: v.array(examPaperSchema),
    shape: v.picklist(['four', 'three', 'two']),
    years: v.array(yearWithLine),
    facts: programmeFactsSchema,
    /** Single-subject lines of the national line behind the facts. */
    singles: v.object({ hundred: v.nullable(v.number()), above: v.nullable(v.number()) }),
    bands: bandRulesSchema,
    retired: v.boolean(),
    source: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type ProgrammeDetail = v.InferOutput<(typeof programme)['response']>

export const findProgramme = defineCall({
  id: 'choose.findProgramme',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/programme-of',
  summary:
    'The programmes of a school (by name) for a major (by name or code), the best fitting first; ten at most.',
  query: v.object({ school: lineSchema(60), major: lineSchema(60) }),
  lists: { bounded: 'ten of a school' },
  response: v.object({ schoolId: v.nullable(idSchema), list: v.array(programmeRowSchema) }),
  hideLoading: true,
  assumed: true,
})

export const chooseSearch = defineCall({
  id: 'choose.search',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/search',
  summary:
    'Schools, majors and programmes by name, short name, old name, pinyin, initials, or with one letter wrong.',
  query: v.object({ text: lineSchema(40), size: v.optional(queryIntSchema(1, 20), 8) }),
  lists: 'single',
  response: v.object({
    schools: v.array(v.object({ id: idSchema, name: v.string(), note: v.string() })),
    majors: v.array(v.object({ id: idSchema, name: v.string(), note: v.string() })),
    programmes: v.array(programmeRowSchema),
  }),
  hideLoading: true,
  assumed: true,
})
export type SearchResult = v.InferOutput<(typeof chooseSearch)['response']>

export const hotWords = defineCall({
  id: 'choose.hotWords',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/hot-words',
  summary: 'Words that learners may begin a search with.',
  lists: { bounded: 'authored' },
  response: v.array(v.string()),
  hideLoading: true,
  assumed: true,
})
