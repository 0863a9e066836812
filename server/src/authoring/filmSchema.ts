import * as v from 'valibot'
import { filmProviderSchema } from '@/contracts/course/lessons'
import { text } from './kinds/text'
import { wideLength } from './texts/wideLength'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Capacity of the two caption lines on a 320 px phone, in Chinese characters. */
export const MOST_SAID = 36

const said = v.pipe(
  text,
  v.check((sentence) => wideLength(sentence) <= MOST_SAID, `a subtitle has at most ${MOST_SAID} characters`),
)

/** One slide of a film and what is said to it. */
const slideSchema = v.object({
  title: text,
  lines: v.pipe(v.array(text), v.minLength(1), v.maxLength(6)),
  /** Sentences; each is a subtitle, from a second to a second of the film. */
  says: v.pipe(v.array(v.object({ from: v.number(), to: v.number(), text: said })), v.minLength(1)),
  /** Start in seconds. */
  at: whole,
})

/** A film as it is written: its slides and words; the addresses are relative to its folder in content/film-media. */
export const authoredFilmSchema = v.object({
  title: text,
  teacher: text,
  /** Whole length in seconds. */
  seconds: whole,
  /** On the player's scale (seed §7: 10 by default), the best first. */
  qualities: v.pipe(v.array(v.object({ quality: whole, name: text, playlist: text })), v.minLength(1)),
  /** Source at a video provider. */
  provider: v.optional(filmProviderSchema),
  slides: v.pipe(v.array(slideSchema), v.minLength(1)),
})
export type AuthoredFilm = v.InferOutput<typeof authoredFilmSchema>
