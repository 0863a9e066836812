import * as v from 'valibot'
import { reviewSources } from '@/domain/memory/eventTypes'
import { defineCall } from '../define'
import { logBatchOf, logPageOf, logQuerySchema, logReceiptSchema } from '../memoryLog'
import { countSchema, queryIntSchema, uidParams } from '../scalars'
import { wordIdSchema } from './wordFields'

/** Eight letters or digits, made once on the device. */
export const deviceSchema = v.pipe(v.string(), v.regex(/^[0-9a-z]{8}$/))
/** The time in base 36 and the device. */
export const eventIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z]{8}-[0-9a-z]{8}$/))
/** Moments from 2020 to 2058, so that ids keep their length. */
const momentSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1_577_808_000_000),
  v.maxValue(2_800_000_000_000),
)

const head = { id: eventIdSchema, at: momentSchema, device: deviceSchema, word: wordIdSchema }

/** One line of the log: `MemoryEvent` of domain/vocabulary. */
export const vocabularyEventSchema = v.variant('kind', [
  v.object({
    ...head,
    kind: v.literal('review'),
    grade: v.picklist([1, 2, 3, 4]),
    source: v.picklist(reviewSources),
    proved: v.boolean(),
    took: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)),
    due: momentSchema,
  }),
  v.object({ ...head, kind: v.literal('undo'), target: eventIdSchema }),
  v.object({ ...head, kind: v.picklist(['suspend', 'resume']) }),
])

export const sendReviews = defineCall({
  id: 'word.sendReviews',
  allows: 'owner',
  method: 'POST',
  path: '/word/v1/users/{uid}/reviews',
  summary: 'Append events of a device, at most 500; those known already are skipped, so repeat at will.',
  params: uidParams,
  body: logBatchOf(vocabularyEventSchema),
  response: logReceiptSchema,
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const reviews = defineCall({
  id: 'word.reviews',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/reviews',
  summary: 'Events in the order in which they arrived, after a cursor.',
  params: uidParams,
  query: logQuerySchema,
  lists: 'paged',
  response: logPageOf(vocabularyEventSchema),
  hideLoading: true,
  silent: true,
  assumed: true,
})

export const dayRecordSchema = v.object({
  day: v.string(),
  reviews: countSchema,
  right: countSchema,
  newWords: countSchema,
  words: countSchema,
  seconds: countSchema,
})

export const wordRecords = defineCall({
  id: 'word.records',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/records',
  summary: 'Study days with something done, oldest first; the last 400 days at most.',
  params: uidParams,
  query: v.object({ days: v.optional(queryIntSchema(1, 400), 366) }),
  lists: { bounded: 'four hundred days' },
  response: v.array(dayRecordSchema),
  hideLoading: true,
  assumed: true,
})

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Predicted and true recall of the reviews whose prediction fell into one bin. */
export const calibrationBinSchema = v.object({
  from: shareSchema,
  to: shareSchema,
  count: countSchema,
  predicted: shareSchema,
  recalled: shareSchema,
})
export type CalibrationBin = v.InferOutput<typeof calibrationBinSchema>

export const wordCalibration = defineCall({
  id: 'word.calibration',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/calibration',
  summary: 'Predicted against true retention of reviews a day or more after the one before.',
  params: uidParams,
  lists: 'single',
  response: v.object({
    count: countSchema,
    /** Mean log loss; null without reviews. */
    logLoss: v.nullable(v.number()),
    predicted: v.nullable(shareSchema),
    recalled: v.nullable(shareSchema),
    bins: v.array(calibrationBinSchema),
  }),
  hideLoading: true,
  assumed: true,
})

/** Why these parameters: too few reviews to train, training did not beat the default, or it did. */
export const parameterReasons = ['too-few-reviews', 'default-better', 'personal-better'] as const

export const wordParameters = defineCall({
  id: 'word.parameters',
  allows: 'owner',
  method: 'GET',
  path: '/word/v1/users/{uid}/parameters',
  summary: 'The memory parameters of the user: 21 weights of FSRS-6, personal or default, and why.',
  params: uidParams,
  lists: 'single',
  response: v.object({
    weights: v.pipe(v.array(v.number()), v.length(21)),
    personal: v.boolean(),
    reason: v.picklist(parameterReasons),
    reviews: countSchema,
    /** Reviews from which on training is tried. */
    needed: countSchema,
    /** Log loss on held-out reviews, when training was tried. */
    heldOut: v.nullable(v.object({ personal: v.number(), standard: v.number(), count: countSchema })),
  }),
  hideLoading: true,
  assumed: true,
})
