import * as v from 'valibot'
import { countSchema, daySchema, idSchema } from '@/contracts/scalars'
import { listBy } from './listBy'
import { text } from './text'

const unit = v.pipe(v.string(), v.regex(/^\d{3}$/))
const code = v.pipe(v.string(), v.regex(/^\d{4,6}$/))
const points = v.pipe(v.number(), v.minValue(0.5), v.maxValue(100))
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))
const degree = v.picklist(['academic', 'professional'])
const texts = v.pipe(v.array(text), v.minLength(1))
const https = v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an address'))

const rubric = v.array(v.object({ text, points }))

/** A question of an answer sheet; its key lies apart. */
const paperQuestion = v.object({
  no: v.string(),
  kind: v.picklist(['single', 'multi', 'written']),
  points,
  options: countSchema,
  rubric,
  stem: v.string(),
  model: v.string(),
})

/** A paper as it is kept for scoring. */
export const paperItemSchema = v.object({
  paperId: idSchema,
  /** The version of a paper that an operator added. */
  version: v.optional(countSchema),
  unit,
  unitName: text,
  title: text,
  source: text,
  full: countSchema,
  questions: countSchema,
  /** All that scoring needs. */
  sheet: v.array(
    v.object({
      no: v.string(),
      kind: v.picklist(['single', 'multi', 'written']),
      points,
      rubric: v.array(points),
    }),
  ),
  key: v.record(v.string(), v.string()),
})
export type PaperItem = v.InferOutput<typeof paperItemSchema>

/** The sections of a paper with their texts; apart, so that scoring need not read them. */
export const paperSectionsSchema = v.array(v.object({ title: text, questions: v.array(paperQuestion) }))
export type PaperSections = v.InferOutput<typeof paperSectionsSchema>

/** A section that an operator types on the evening of an exam. */
const typedSection = v.object({
  title: text,
  from: number,
  points,
  kind: v.picklist(['single', 'multi', 'written']),
  options: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(7)), 4),
  /** Lines such as `1-5 ABCDA`. */
  key: v.optional(v.array(text), []),
  /** Written questions, in their order. */
  written: v.optional(v.array(v.object({ stem: text, model: text, rubric })), []),
})
export type TypedSection = v.InferOutput<typeof typedSection>

export const retestItemSchema = v.object({
  retestId: idSchema,
  schoolId: idSchema,
  school: text,
  province: text,
  region: v.picklist(['A', 'B']),
  name: text,
  code,
  degree,
  year: countSchema,
  line: countSchema,
  ratio: countSchema,
  isSample: v.boolean(),
  lines: v.array(v.object({ year: countSchema, line: countSchema })),
  listed: countSchema,
  admitted: countSchema,
  weight: countSchema,
  written: texts,
  interview: texts,
  extra: v.array(text),
  experience: v.array(v.object({ title: text, text })),
  source: text,
})

export const guideSchema = v.object({
  guideId: idSchema,
  kind: v.picklist(['news', 'guide']),
  title: text,
  summary: text,
  day: daySchema,
  author: text,
  url: v.optional(https),
  parts: v.pipe(v.array(v.object({ heading: text, lines: texts })), v.minLength(1)),
})

export const scoreRulesSchema = v.object({
  /** Fewer participants show no rank. */
  leastPeople: countSchema,
  lockHours: countSchema,
  wishes: countSchema,
  care: v.array(v.string()),
  querySteps: texts,
  queryNote: text,
  offices: v.array(v.object({ province: text, name: text, region: v.picklist(['A', 'B']) })),
})

const { school: _school, province: _province, region: _region, ...authoredRetest } = retestItemSchema.entries

/** Papers to estimate, second exams, adjustment openings, guides, rules. */
export const scoreKinds = {
  files: {
    'score-rules': scoreRulesSchema,
    'score-papers': listBy(
      'paperId',
      v.object({
        paperId: idSchema,
        unit,
        unitName: text,
        title: text,
        source: text,
        /** A paper of the question bank that it is; else `sections` says what it asks. */
        exam: v.optional(idSchema),
        sections: v.optional(v.array(typedSection), []),
      }),
    ),
    retests: listBy('retestId', v.object(authoredRetest)),
    'review-guides': listBy('guideId', guideSchema),
    'adjustment-openings': listBy(
      'openingId',
      v.object({
        openingId: idSchema,
        schoolId: idSchema,
        code,
        name: text,
        degree,
        seats: countSchema,
        minTotal: v.optional(countSchema),
        opensOn: daySchema,
        endsOn: daySchema,
        addedOn: daySchema,
        from: v.array(v.pipe(v.string(), v.regex(/^\d{2,4}$/))),
        conditions: v.array(text),
        isSample: v.boolean(),
      }),
    ),
  },
  folders: {},
} as const
