import * as v from 'valibot'
import { countSchema, daySchema, idSchema } from '@/contracts/scalars'
import { listBy } from './listBy'
import { text } from './text'

const year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))
const code = v.pipe(v.string(), v.regex(/^\d{2}[0-9A-Z]{0,4}$/, 'must be a code of two to six signs'))
const https = v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an address'))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Source of facts and the date of their check; shown on every page that states them. */
const source = v.object({
  title: text,
  url: v.optional(https),
  licence: v.optional(text),
  checkedOn: daySchema,
  note: v.optional(text),
})

const figures = v.tuple([v.number(), v.nullable(v.number()), v.nullable(v.number())])

const nationalLineSchema = v.object({
  year,
  degree: v.picklist(['academic', 'professional', 'both']),
  /** A category; `-` for rows of special plans, which govern no major. */
  cat: v.pipe(v.string(), v.regex(/^(?:\d{2}|-)$/)),
  name: text,
  codes: v.array(code),
  a: figures,
  b: figures,
  /** Whether two independent copies confirm all numbers, the totals only, or nothing. */
  checked: v.picklist(['two', 'totals', 'one']),
})

/** The stored form of the national lines. */
export const nationalLinesSchema = v.object({
  source,
  notices: v.array(v.object({ year, url: https, publishedOn: v.optional(daySchema) })),
  rows: v.array(nationalLineSchema),
})

/** Papers of the first exam. */
export const examUnitsSchema = v.object({
  source,
  list: listBy(
    'code',
    v.object({
      code,
      name: text,
      full: positive,
      minutes: positive,
      set: v.picklist(['national', 'school']),
      group: text,
      sections: v.optional(
        v.array(v.object({ name: text, items: v.optional(positive), marks: v.optional(v.number()) })),
        [],
      ),
      for: v.optional(text),
      note: v.optional(text),
      checked: v.picklist(['two', 'one', 'general']),
    }),
  ),
})

export const admissionCalendarSchema = v.object({
  source,
  events: v.array(
    v.object({
      examYear: year,
      kind: v.picklist(['exam', 'recommend']),
      event: text,
      start: daySchema,
      end: v.optional(daySchema),
      status: v.picklist(['announced', 'estimate']),
      note: v.optional(text),
    }),
  ),
})

const four = v.pipe(v.array(v.nullable(v.number())), v.length(4))

const recordYear = v.object({
  year,
  listed: countSchema,
  admitted: countSchema,
  onlyAdmitted: v.boolean(),
  full: v.picklist([500, 300]),
  /** First-exam totals of all listed: lowest, mean, median, highest. */
  init: v.optional(four),
  /** The same of the admitted. */
  adm: v.optional(four),
  /** Quartiles of the admitted. */
  q: v.optional(v.tuple([v.number(), v.number()])),
  /** Weight of the retest in the final score. */
  share: v.optional(v.number()),
})
export type RecordYear = v.InferOutput<typeof recordYear>

const range = v.tuple([v.number(), v.number()])
const byTier = <S extends v.GenericSchema>(value: S) =>
  v.object({ '985': value, '211': value, 双一流: value, 其他: value })

/** Parameters of the generated sample programmes (docs/recipes/load-admission-data.md). */
const modelSchema = v.object({
  note: text,
  years: v.pipe(v.array(year), v.minLength(1)),
  programmesPerSchool: byTier(positive),
  excess: byTier(v.object({ mean: v.number(), spread: v.number() })),
  regionB: v.number(),
  yearSpread: v.number(),
  quota: byTier(v.object({ academic: range, professional: range })),
  exempt: byTier(range),
  applicantsPerPlace: byTier(range),
  listedPerPlace: range,
  aboveLine: v.object({ mean: range, spread: range }),
  /** Weight of each category by the type of a school. */
  types: v.record(v.string(), v.record(v.string(), positive)),
  /** Disciplines that every school of a type gets. */
  always: v.record(v.string(), v.array(code)),
  popular: v.array(code),
  papers: v.array(v.object({ codes: v.array(v.string()), papers: v.array(v.string()) })),
})
export type ProgrammeModel = v.InferOutput<typeof modelSchema>

export const chooseRulesSchema = v.object({
  bands: v.object({ steadyFrom: share, safeFrom: share, safeReach: share }),
  limits: v.object({
    compareMin: positive,
    compareMax: positive,
    favourites: positive,
    plan: positive,
    recommended: positive,
    rank: positive,
  }),
  hotWords: v.array(text),
  ranks: v.array(v.object({ key: v.picklist(['heat', 'line', 'difficulty']), name: text, rule: text })),
  consult: v.object({
    minutes: positive,
    days: positive,
    openBeforeMinutes: positive,
    cancelBeforeMinutes: positive,
    mostOpen: positive,
    topics: v.pipe(v.array(text), v.minLength(1)),
    hours: v.array(
      v.object({
        weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
        times: v.array(v.pipe(v.string(), v.isoTime())),
      }),
    ),
    advisers: listBy('adviserId', v.object({ adviserId: idSchema, name: text, title: text, about: text })),
  }),
  majorTexts: v.array(v.object({ codes: v.array(code), courses: v.array(text), careers: v.array(text) })),
})
export type ChooseRules = v.InferOutput<typeof chooseRulesSchema>

const interestTypes = ['R', 'I', 'A', 'S', 'E', 'C'] as const

export const interestTestSchema = v.object({
  scale: v.object({ name: text, source: text, licence: text, answers: v.pipe(v.array(text), v.length(5)) }),
  types: v.array(v.object({ key: v.picklist(interestTypes), name: text, about: text })),
  items: v.pipe(v.array(v.object({ type: v.picklist(interestTypes), text })), v.minLength(6)),
  majors: v.array(v.object({ codes: v.array(code), types: v.pipe(v.string(), v.regex(/^[RIASEC]{3}$/)) })),
})
export type InterestTest = v.InferOutput<typeof interestTestSchema>

/** School choice: disciplines, lines, papers, calendar, programmes, and the rules of the area. */
export const chooseKinds = {
  files: {
    disciplines: v.object({
      source,
      categories: listBy('code', v.object({ code, name: text })),
      list: listBy(
        'code',
        v.object({
          code,
          name: text,
          kind: v.picklist(['academic', 'professional', 'variant']),
          units: v.optional(v.number()),
          care: v.optional(v.boolean(), false),
          variantOf: v.optional(code),
          sub: v.array(v.object({ code, name: text })),
        }),
      ),
    }),
    'national-lines': nationalLinesSchema,
    'school-lines': v.object({
      source,
      notices: v.array(v.object({ schoolId: idSchema, year, urls: v.array(v.string()) })),
      /** School, year, a(cademic) or p(rofessional), codes, name, total, single papers, s(chool) or p(rogramme), verified. */
      rows: v.array(
        v.tuple([
          idSchema,
          year,
          v.picklist(['a', 'p']),
          text,
          text,
          positive,
          v.nullable(v.array(v.number())),
          v.picklist(['s', 'p']),
          v.picklist([0, 1]),
        ]),
      ),
    }),
    'exam-units': examUnitsSchema,
    'admission-calendar': admissionCalendarSchema,
    'programme-records': v.object({
      source,
      list: v.array(
        v.object({
          schoolId: idSchema,
          dept: v.string(),
          major: text,
          code,
          years: v.pipe(v.array(recordYear), v.minLength(1)),
        }),
      ),
    }),
    'programme-model': modelSchema,
    'choose-rules': chooseRulesSchema,
    'interest-test': interestTestSchema,
  },
  folders: {},
} as const
