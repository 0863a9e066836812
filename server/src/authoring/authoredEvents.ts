import * as v from 'valibot'
import { countdownEventSchema, liveEventSchema } from '@/contracts/promo/promoEvents'
import { lectureSchema } from '@/contracts/promo/lectures'
import { writtenMoment } from './kinds/clock'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

/** A moment in China as an operator writes it: `2026-12-02 20:00`. */
const moment = v.pipe(
  writtenMoment,
  v.transform((written) => Date.parse(`${written.replace(' ', 'T')}:00+08:00`)),
  v.number('must be a real date'),
  v.integer('must be a real date'),
)

const authoredCountdownSchema = v.object({
  ...countdownEventSchema.entries,
  title: text,
  at: moment,
  over: text,
  milestones: v.pipe(v.array(v.object({ at: moment, title: text, text })), v.minLength(1)),
})

const authoredLiveSchema = v.object({
  ...liveEventSchema.entries,
  title: text,
  teacher: text,
  at: moment,
  outline: v.pipe(v.array(text), v.minLength(1)),
  replayUntil: v.optional(moment),
})

/** `content/promo-events.json`: the countdown or broadcast of a catalogue page. */
export const authoredEventSchema = v.variant('kind', [authoredCountdownSchema, authoredLiveSchema])

/** `content/lectures.json`. */
export const authoredLectureSchema = v.object({
  ...lectureSchema.entries,
  title: text,
  topic: text,
  teacher: text,
  at: moment,
})
