import * as v from 'valibot'
import { defineCall } from '../define'
import { lineSchema, titleSchema } from '../freeTexts'
import { decisionSchema } from '../moderation'
import {
  countSchema,
  doneSchema,
  idParams,
  idSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'

/** `pending` is queued for a moderator, `rejected` may be changed and sent again. */
const experienceStates = ['pending', 'public', 'rejected'] as const
export type ExperienceState = (typeof experienceStates)[number]

/** The most characters of each text, and the most lines of each list. */
export const experienceLimits = {
  title: 40,
  short: 40,
  offers: 6,
  timeline: 10,
  when: 12,
  step: 120,
  advice: 8,
  tip: 200,
} as const
const { short, offers, timeline, when, step, advice, tip } = experienceLimits

const shortText = (missing: string) =>
  v.pipe(titleSchema(short, `最多 ${short} 个字`), v.minLength(1, missing))
const rankSchema = v.pipe(countSchema, v.minValue(1), v.maxValue(100_000))

const bodySchema = v.object({
  school: shortText('请填写本科院校'),
  major: shortText('请填写本科专业'),
  rank: rankSchema,
  cohort: rankSchema,
  entry: v.pipe(countSchema, v.minValue(2015), v.maxValue(2040)),
  gpa: titleSchema(short),
  english: titleSchema(short),
  research: titleSchema(short),
  awards: titleSchema(short),
  offers: v.pipe(v.array(shortText('请填写结果')), v.minLength(1, '请至少写一个结果'), v.maxLength(offers)),
  timeline: v.pipe(
    v.array(
      v.object({
        when: v.pipe(titleSchema(when), v.minLength(1)),
        text: v.pipe(titleSchema(step), v.minLength(1)),
      }),
    ),
    v.minLength(1, '请至少写一个时间点'),
    v.maxLength(timeline),
  ),
  advice: v.pipe(
    v.array(v.pipe(titleSchema(tip), v.minLength(1))),
    v.minLength(1, '请至少写一条建议'),
    v.maxLength(advice),
  ),
})
export type ExperienceBody = v.InferOutput<typeof bodySchema>

const textEntries = {
  title: v.pipe(titleSchema(experienceLimits.title, '标题最多 40 个字'), v.minLength(4, '标题至少 4 个字')),
  /** One of the fields of the list. */
  field: v.pipe(lineSchema(20), v.minLength(1, '请选择领域')),
  isAnonymous: v.boolean(),
  body: v.pipe(
    bodySchema,
    v.check(({ rank, cohort }) => rank <= cohort, '名次不能大于总人数'),
  ),
}
const textSchema = v.object(textEntries)
export type ExperienceText = v.InferOutput<typeof textSchema>

const writtenSchema = v.object({ experienceId: idSchema, state: v.picklist(experienceStates) })
const ownRowEntries = {
  ...writtenSchema.entries,
  title: v.string(),
  /** Why a moderator refused it; empty otherwise. */
  reason: v.string(),
  changedAt: timeSchema,
}
const ownRowSchema = v.object(ownRowEntries)
export type OwnExperienceRow = v.InferOutput<typeof ownRowSchema>

const ownSchema = v.object({ ...ownRowEntries, ...textEntries })
export type OwnExperience = v.InferOutput<typeof ownSchema>

export const writeExperience = defineCall({
  id: 'baoyan.writeExperience',
  allows: 'owner',
  method: 'POST',
  path: '/baoyan/v1/users/{uid}/experiences',
  summary:
    'Hand in an experience post; it is public once a moderator has passed it. The same key writes once.',
  params: uidParams,
  body: v.object({ requestKey: idSchema, ...textEntries }),
  response: writtenSchema,
  assumed: true,
})

export const ownExperiences = defineCall({
  id: 'baoyan.ownExperiences',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/experiences',
  summary: 'Own experience posts with their states, the newest first.',
  params: uidParams,
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(ownRowSchema),
  hideLoading: true,
  assumed: true,
})

const ownParams = v.object({ uid: uidSchema, id: idSchema })

export const ownExperience = defineCall({
  id: 'baoyan.ownExperience',
  allows: 'owner',
  method: 'GET',
  path: '/baoyan/v1/users/{uid}/experiences/{id}',
  summary: 'An own experience post as it was written.',
  params: ownParams,
  lists: 'single',
  response: ownSchema,
  hideLoading: true,
  assumed: true,
})

export const editExperience = defineCall({
  id: 'baoyan.editExperience',
  allows: 'owner',
  method: 'PUT',
  path: '/baoyan/v1/users/{uid}/experiences/{id}',
  summary:
    'Change an own experience post; a moderator reads it again. 409 where it is not the version of `base` any more.',
  params: ownParams,
  /** `base` is the `changedAt` of the version that was changed; without it the newest one is replaced. */
  body: v.object({ ...textEntries, base: v.optional(timeSchema) }),
  response: writtenSchema,
  assumed: true,
})

export const deleteExperience = defineCall({
  id: 'baoyan.deleteExperience',
  allows: 'owner',
  method: 'DELETE',
  path: '/baoyan/v1/users/{uid}/experiences/{id}',
  summary: 'Delete an own experience post.',
  params: ownParams,
  response: doneSchema,
  assumed: true,
})

export const waitingExperiences = defineCall({
  id: 'baoyan.waitingExperiences',
  allows: 'operator',
  method: 'GET',
  path: '/baoyan/v1/waiting-experiences',
  summary: 'Experience posts that wait for a moderator, the oldest first.',
  query: v.object(pageQueryEntries),
  lists: 'paged',
  response: pageOf(
    v.object({
      experienceId: idSchema,
      /** A decision names it. */
      version: countSchema,
      /** The word that the filter doubts; empty where there is none. */
      doubt: v.string(),
      changedAt: timeSchema,
      ...textEntries,
    }),
  ),
  hideLoading: true,
  assumed: true,
})

export const decideExperience = defineCall({
  id: 'baoyan.decideExperience',
  allows: 'operator',
  method: 'PUT',
  path: '/baoyan/v1/waiting-experiences/{id}',
  summary:
    'Publish an experience post, or refuse it with a reason that the author reads; 409 when it was changed since.',
  params: idParams,
  body: decisionSchema,
  response: doneSchema,
  assumed: true,
})
