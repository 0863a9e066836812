import * as v from 'valibot'
import {
  articleSchema,
  exemptionRulesSchema,
  experienceSchema,
  resourceRowSchema,
  tutorFactsSchema,
} from '@/contracts/baoyan/catalogue'
import { daySchema } from '@/contracts/scalars'
import { listBy } from './listBy'
import { text } from './text'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const window = v.object({ from: daySchema, to: daySchema })

/** Parameters of the generated sample notices (docs/recipes/load-baoyan-notices.md). */
const modelSchema = v.object({
  note: text,
  seenOn: daySchema,
  entry: positive,
  schools: positive,
  source: v.object({ title: text, url: v.nullable(text) }),
  /** Windows of application deadlines by kind, and how many notices each kind has. */
  kinds: v.array(
    v.object({
      kind: v.picklist(['camp', 'pre', 'recommend']),
      notices: positive,
      window,
      opensBefore: positive,
      interviewAfter: positive,
      publishAfter: positive,
      /** Share of notices with a second round. */
      secondRound: share,
    }),
  ),
  disciplines: v.array(
    v.object({ code: text, dept: text, degree: v.picklist(['academic', 'professional', 'both']) }),
  ),
  /** Categories by the type of a school. */
  types: v.record(v.string(), v.array(text)),
  conditions: v.array(text),
  materials: v.array(text),
})
export type NoticeModel = v.InferOutput<typeof modelSchema>

export const baoyanRulesSchema = v.object({
  rules: exemptionRulesSchema,
  offers: v.object({
    reachFrom: share,
    matchFrom: share,
    safetyFrom: share,
    fewestCases: positive,
    most: positive,
  }),
  /** The subscribed message of the mini-program: an empty template sends none. `fields` are its keys. */
  reminder: v.object({ templateId: v.string(), fields: v.object({ notice: text, deadline: text }) }),
  limits: v.object({
    follows: positive,
    questionsADay: positive,
    claimsADay: positive,
    experiencesADay: positive,
    history: positive,
  }),
})

/** Cases behind the recommendation: own tier, percent, share of rank, English, research, awards, difficulty, offer. */
export const offerCasesSchema = v.object({
  note: text,
  rows: v.array(
    v.tuple([
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.number(),
      v.picklist([0, 1]),
    ]),
  ),
})

/** Baoyan: notices, tutors, resources, articles, experiences, rules. */
export const baoyanKinds = {
  files: {
    'baoyan-notice-model': modelSchema,
    'baoyan-tutors': listBy('tutorId', tutorFactsSchema),
    'baoyan-resources': listBy('documentId', resourceRowSchema),
    'baoyan-articles': listBy('articleId', articleSchema),
    'baoyan-experiences': listBy('experienceId', experienceSchema),
    'baoyan-rules': baoyanRulesSchema,
    'baoyan-cases': offerCasesSchema,
  },
  folders: {},
} as const
