import { networkOf, siteOf } from '../../../http/networkOf'

/** The uid of guest attempts (decision 058). No account has it. */
export const NOBODY = 0

/** How often something may be done in an hour, counted under a key. */
interface HourlyLimit {
  readonly key: string
  readonly most: number
}

/** The writer of an attempt and its limits. */
export interface Writer {
  readonly uid: number
  /** New attempts: each of these has to allow it. */
  readonly openings: readonly HourlyLimit[]
  readonly batches: HourlyLimit
  /** More than anybody does in an attempt: a log that is longer is no learner's. */
  readonly mostEvents: number
  /** The letters of all long batches of an hour. */
  readonly letters: HourlyLimit
}

/** More letters than the answers of an attempt hold, once replaced ones have lost their texts. */
export const MOST_LETTERS_KEPT = 1_000_000
const MOST_LETTERS_AN_HOUR = 5_000_000

export const learner = (uid: number): Writer => ({
  uid,
  openings: [{ key: `exercise-openings:${uid}`, most: 240 }],
  batches: { key: `exercise-events:${uid}`, most: 2400 },
  mostEvents: 10_000,
  letters: { key: `exercise-letters:${uid}`, most: MOST_LETTERS_AN_HOUR },
})

/** A visitor: few events, and so many visits from one network and from all of them as the database bears. */
export const visitor = (address: string, visitId: string): Writer => ({
  uid: NOBODY,
  // Count the widest limit last: a caller stopped earlier must not consume the shared limit.
  openings: [
    { key: `exercise-visits:${networkOf(address)}`, most: 120 },
    { key: `exercise-visits-of-site:${siteOf(address)}`, most: 240 },
    { key: 'exercise-visits', most: 3000 },
  ],
  batches: { key: `exercise-visit:${visitId}`, most: 240 },
  mostEvents: 200,
  letters: { key: `exercise-letters-of-visits:${networkOf(address)}`, most: MOST_LETTERS_AN_HOUR },
})
