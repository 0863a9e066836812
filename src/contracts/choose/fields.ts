import * as v from 'valibot'
import { countSchema, daySchema, idSchema } from '../scalars'

/** A code of the catalogue: category, first level or second level. */
export const codeSchema = v.pipe(v.string(), v.regex(/^\d{2}[0-9A-Z]{0,4}$/, '专业代码有误'))

const yearSchema = v.pipe(v.number(), v.integer())

const regionSchema = v.picklist(['A', 'B'])
const degreeSchema = v.picklist(['academic', 'professional', 'unknown'])
/** Published, generated for show (示例数据), or loaded by an operator. */
const originSchema = v.picklist(['record', 'sample', 'import'])
/** 3 for 985, 2 for 211, 1 for 双一流, 0 for others. */
export const levelSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

/** Source of facts and the date of their check. */
export const sourceSchema = v.object({
  title: v.string(),
  url: v.optional(v.string()),
  licence: v.optional(v.string()),
  checkedOn: daySchema,
  note: v.optional(v.string()),
})
export type FactSource = v.InferOutput<typeof sourceSchema>

export const schoolRowSchema = v.object({
  schoolId: idSchema,
  name: v.string(),
  province: v.string(),
  city: v.string(),
  region: regionSchema,
  type: v.string(),
  tier: v.nullable(v.string()),
  programmes: countSchema,
})
export type SchoolRow = v.InferOutput<typeof schoolRowSchema>

export const disciplineSchema = v.object({
  code: codeSchema,
  name: v.string(),
  /** 0 category, 1 first level, 2 second level. */
  depth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  kind: v.picklist(['category', 'academic', 'professional', 'variant']),
  programmes: countSchema,
})
export type Discipline = v.InferOutput<typeof disciplineSchema>

const figure = v.nullable(v.number())

export const programmeYearSchema = v.object({
  year: yearSchema,
  line: figure,
  low: figure,
  mean: figure,
  high: figure,
  sd: figure,
  listed: figure,
  admitted: figure,
  applicants: figure,
  listType: v.nullable(v.picklist(['full', 'admitted'])),
})

export const programmeRowSchema = v.object({
  programmeId: idSchema,
  schoolId: idSchema,
  school: v.string(),
  province: v.string(),
  region: regionSchema,
  level: levelSchema,
  tier: v.nullable(v.string()),
  code: codeSchema,
  name: v.string(),
  dept: v.string(),
  degree: degreeSchema,
  origin: originSchema,
  quota: figure,
  latestYear: figure,
  latestLine: figure,
  /** Applicants per place for exam candidates in hundredths. */
  competition: figure,
})
export type ProgrammeRow = v.InferOutput<typeof programmeRowSchema>

const officialSchema = v.nullable(v.object({ year: yearSchema, line: v.number(), nationalLine: v.number() }))

/** The inputs of `admissionChance`, so that the device computes what-if scores locally. */
export const programmeFactsSchema = v.object({
  targetYear: yearSchema,
  is985: v.boolean(),
  region: regionSchema,
  hasPool: v.boolean(),
  isEngineering: v.boolean(),
  fullMarks: v.number(),
  nationalLine: v.nullable(v.object({ total: v.number(), isPublished: v.boolean() })),
  official: officialSchema,
  basic: officialSchema,
  lists: v.array(
    v.object({
      year: yearSchema,
      low: v.number(),
      nationalLine: v.number(),
      admitted: v.number(),
      sd: v.optional(v.number()),
    }),
  ),
})

export const bandRulesSchema = v.object({
  steadyFrom: v.number(),
  safeFrom: v.number(),
  safeReach: v.number(),
})

export const examPaperSchema = v.object({ code: v.string(), name: v.string(), full: countSchema })

/** Several values of one filter, with commas. */
const listQuery = (pattern: RegExp, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(most * 12),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.pipe(v.string(), v.regex(pattern))),
      v.maxLength(most, `最多选择 ${most} 项`),
    ),
    '',
  )
export const codesQuery = listQuery(/^\d{2}[0-9A-Z]{0,4}$/, 10)
export const provincesQuery = listQuery(/^\p{Script=Han}{2,4}$/u, 31)
export const levelsQuery = listQuery(/^[0-3]$/, 4)
export const typesQuery = listQuery(/^\p{Script=Han}{2}$/u, 14)
export const schoolIdsQuery = listQuery(/^[0-9A-Za-z]{1,10}$/, 10)
