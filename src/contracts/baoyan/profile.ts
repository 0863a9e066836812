import * as v from 'valibot'
import { gpaScales } from '@/domain/baoyan/gpa'
import { offerBands } from '@/domain/baoyan/offerModel'
import { awardLevels, axes, englishExams, researchLevels } from '@/domain/baoyan/profile'
import { defineCall } from '../define'
import { levelSchema, schoolRowSchema } from '../choose/fields'
import { countSchema, idSchema, pageOf, pageQueryEntries, timeSchema, uidParams, uidSchema } from '../scalars'

const grade = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const indexOf = (list: readonly string[]) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(list.length - 1))

export const profileSchema = v.object({
  /** Missing until the learner chooses; nothing is judged without it. */
  level: v.optional(levelSchema),
  scale: v.picklist(gpaScales),
  gpa: v.optional(grade),
  rank: v.optional(whole),
  cohort: v.optional(whole),
  exam: v.picklist(englishExams),
  english: v.optional(grade),
  research: indexOf(researchLevels),
  awards: indexOf(awardLevels),
})
export type ProfileBody = v.InferOutput<typeof profileSchema>

const storedProfile = v.object({ profile: v.nullable(profileSchema), rev: countSchema })

export const baoyanProfile = defineCall({
  id: 'baoyan.profile',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/profile',
  summary: 'The background that the learner gave; null when there is none.',
  params: uidParams,
  response: storedProfile,
  hideLoading: true,
  assumed: true,
})

export const saveProfile = defineCall({
  id: 'baoyan.saveProfile',
  allows: 'owner',
  method: 'PUT',
  path: '/baoyan/v1/users/{uid}/profile',
  summary:
    'Keep the background. `rev` is the one that was read: another device may have saved since (Y40960).',
  params: uidParams,
  body: v.object({ profile: profileSchema, rev: countSchema }),
  response: storedProfile,
  hideLoading: true,
  silent: true,
  assumed: true,
})

const scoresSchema = v.object(
  Object.fromEntries(axes.map((axis) => [axis, v.number()])) as Record<
    (typeof axes)[number],
    v.NumberSchema<undefined>
  >,
)

const offerSchema = v.object({
  ...schoolRowSchema.entries,
  band: v.picklist(offerBands),
  /** In hundredths. */
  chance: countSchema,
  like: countSchema,
  reasons: v.array(v.string()),
  /** Single changes of the background, with the chance in hundredths that each leads to. */
  moves: v.array(v.object({ text: v.string(), chance: countSchema })),
})
export type SchoolOffer = v.InferOutput<typeof offerSchema>

export const recommendOffers = defineCall({
  id: 'baoyan.recommend',
  allows: 'owner',
  method: 'POST',
  path: '/baoyan/v1/users/{uid}/recommendations',
  summary:
    'Reach, match and safety schools for a background, with reasons, like cases and what would help; kept in the history.',
  params: uidParams,
  body: v.object({ profile: profileSchema }),
  response: v.object({
    resultId: idSchema,
    percent: v.number(),
    list: v.array(offerSchema),
    insufficient: countSchema,
    below: countSchema,
    cases: countSchema,
  }),
  assumed: true,
})

const contendSchema = v.object({
  resultId: idSchema,
  madeAt: timeSchema,
  profile: profileSchema,
  total: countSchema,
  scores: scoresSchema,
  /** Learners with a result; each counts with the newest one. */
  participants: countSchema,
  /** Share of participants with a lower total in hundredths; null below thirty of them. */
  percentile: v.nullable(countSchema),
})
export type ContendResult = v.InferOutput<typeof contendSchema>

export const takeContend = defineCall({
  id: 'baoyan.takeContend',
  allows: 'owner',
  method: 'POST',
  path: '/baoyan/v1/users/{uid}/contend-results',
  summary: 'Take the competitiveness test with a background.',
  params: uidParams,
  body: v.object({ profile: profileSchema }),
  response: contendSchema,
  assumed: true,
})

const resultKinds = ['contend', 'recommend'] as const

export const contendResult = defineCall({
  id: 'baoyan.contendResult',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/contend-results/{id}',
  summary: 'A result of the competitiveness test.',
  params: v.object({ uid: uidSchema, id: idSchema }),
  response: contendSchema,
  hideLoading: true,
  assumed: true,
})

export const baoyanResults = defineCall({
  id: 'baoyan.results',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/results/{kind}',
  summary: 'The history of tests or recommendations, the newest first.',
  params: v.object({ uid: uidSchema, kind: v.picklist(resultKinds) }),
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(
    v.object({ resultId: idSchema, madeAt: timeSchema, title: v.string(), profile: profileSchema }),
  ),
  hideLoading: true,
  assumed: true,
})
