import * as v from 'valibot'
import { mockSeries } from '@/domain/mocks/mockSeries'
import { mockStates } from '@/domain/mocks/mockTimes'
import { defineCall } from '../define'
import {
  countSchema,
  idSchema,
  ownSubjectsSchema,
  pageOf,
  pageQueryEntries,
  timeSchema,
  uidParams,
  uidSchema,
} from '../scalars'
import { pointsSchema } from './points'

/** A rule and a moment: `weekly-politics-m8k2j1z0`. */
export const mockIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,56}$/))
const mockParams = v.object({ uid: uidSchema, mockId: mockIdSchema })

const mockSchema = v.object({
  mockId: mockIdSchema,
  series: v.picklist(mockSeries),
  title: v.string(),
  paper: v.string(),
  subject: idSchema,
  minutes: countSchema,
  questionCount: countSchema,
  points: pointsSchema,
  opensAt: timeSchema,
  startsAt: timeSchema,
  /** Time after which late entrants are refused. */
  lateUntil: timeSchema,
  /** For everybody. */
  endsAt: timeSchema,
  state: v.picklist(mockStates),
  isJoined: v.boolean(),
  /** Whether the learner has come in, and has handed in. */
  hasEntered: v.boolean(),
  hasEnded: v.boolean(),
})
export type Mock = v.InferOutput<typeof mockSchema>

const mockResultSchema = v.object({
  score: pointsSchema,
  /** Equal scores share a rank, the next follows without a gap. */
  rank: countSchema,
  learners: countSchema,
  /** The share of participants with a lower score. */
  below: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  average: pointsSchema,
  /** Ten bands from 0 to the full points. */
  bands: v.array(v.object({ from: pointsSchema, to: pointsSchema, learners: countSchema })),
})
export type MockResult = v.InferOutput<typeof mockResultSchema>

export const mocks = defineCall({
  id: 'exercise.mocks',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mocks',
  summary:
    'Network-wide exams of a series: those that run, those open for sign-up, the next ones, and those of the last four weeks; in each state those of the subjects in `own`, given with commas, first.',
  params: uidParams,
  query: v.object({
    ...pageQueryEntries,
    series: v.optional(v.picklist(mockSeries), 'mock'),
    own: v.optional(ownSubjectsSchema),
  }),
  lists: 'paged',
  response: pageOf(mockSchema),
  hideLoading: true,
  assumed: true,
})

export const mock = defineCall({
  id: 'exercise.mock',
  allows: 'owner',
  method: 'GET',
  path: '/exercise/v1/users/{uid}/mocks/{mockId}',
  summary: 'One network-wide exam; with the own result once it has ended for all and was counted.',
  params: mockParams,
  lists: 'single',
  response: v.object({ ...mockSchema.entries, result: v.nullable(mockResultSchema) }),
  hideLoading: true,
  assumed: true,
})
export type MockWithResult = v.InferOutput<(typeof mock)['response']>

export const joinMock = defineCall({
  id: 'exercise.joinMock',
  allows: 'owner',
  method: 'PUT',
  path: '/exercise/v1/users/{uid}/mocks/{mockId}/entry',
  summary:
    'Sign up, from a week before until nobody is let in any more (Y40934); who is signed up stays so. Before sign-up opens: Y40933.',
  params: mockParams,
  response: mockSchema,
  assumed: true,
})
