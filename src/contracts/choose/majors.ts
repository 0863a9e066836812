import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema } from '../scalars'
import { codeSchema, disciplineSchema, examPaperSchema, sourceSchema } from './fields'

const codeParams = v.object({ code: codeSchema })

export const chooseMajors = defineCall({
  id: 'choose.majors',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/majors',
  summary: 'One level of the catalogue: the categories, or what stands below the code `parent`.',
  query: v.object({ parent: v.optional(codeSchema) }),
  lists: { bounded: 'authored' },
  response: v.array(disciplineSchema),
  hideLoading: true,
  assumed: true,
})

/** A national line of one year. */
const lineOfYear = v.object({
  year: v.number(),
  name: v.string(),
  a: v.tuple([v.number(), v.nullable(v.number()), v.nullable(v.number())]),
  b: v.tuple([v.number(), v.nullable(v.number()), v.nullable(v.number())]),
  checked: v.picklist(['two', 'totals', 'one']),
  url: v.nullable(v.string()),
})
export type MajorLine = v.InferOutput<typeof lineOfYear>

export const chooseMajor = defineCall({
  id: 'choose.major',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/majors/{code}',
  summary:
    'A category, discipline or second-level major: place in the catalogue, papers, national lines by year, courses, careers.',
  params: codeParams,
  lists: 'single',
  response: v.object({
    ...disciplineSchema.entries,
    /** From the category down to the major’s parent. */
    above: v.array(v.object({ code: codeSchema, name: v.string() })),
    below: v.array(disciplineSchema),
    /** Number of papers in the first exam. */
    units: v.nullable(v.number()),
    /** Falls under the lower lines of 工学照顾专业. */
    care: v.boolean(),
    schools: countSchema,
    samples: countSchema,
    lines: v.array(lineOfYear),
    /** The most usual sets of papers of its programmes; sample data where they are generated. */
    papers: v.array(v.object({ papers: v.array(examPaperSchema), programmes: countSchema })),
    courses: v.array(v.string()),
    careers: v.array(v.string()),
    /** Interest types that fit, the strongest first. */
    interests: v.string(),
    source: sourceSchema,
    lineSource: sourceSchema,
  }),
  hideLoading: true,
  assumed: true,
})
export type MajorDetail = v.InferOutput<(typeof chooseMajor)['response']>

export const examUnitSchema = v.object({
  code: codeSchema,
  name: v.string(),
  full: countSchema,
  minutes: countSchema,
  set: v.picklist(['national', 'school']),
  group: v.string(),
  sections: v.array(
    v.object({ name: v.string(), items: v.optional(v.number()), marks: v.optional(v.number()) }),
  ),
  for: v.optional(v.string()),
  note: v.optional(v.string()),
  checked: v.picklist(['two', 'one', 'general']),
})
export type ExamUnit = v.InferOutput<typeof examUnitSchema>

export const examUnits = defineCall({
  id: 'choose.examUnits',
  allows: 'anyone',
  method: 'GET',
  path: '/choose/v1/exam-units',
  summary: 'Papers of the first exam: national ones with their sections, and shared codes of self-set ones.',
  lists: 'single',
  response: v.object({ list: v.array(examUnitSchema), source: sourceSchema }),
  hideLoading: true,
  assumed: true,
})
