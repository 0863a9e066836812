import { placeHits } from '../../../http/hitNetworkLimit'
import type { Hit } from '../../../http/RateLimiter'

export const MINUTE = 60_000
const DAY = 86_400_000
const PER_MINUTE = 12
const PER_DAY = 200
/** What all strangers together may ask in a day: a model is paid by the question. */
const STRANGERS_A_DAY = 50_000
/** The part of what a network may do that falls to one question of its visitors. */
const DORMITORY = 10

/** Who asks: a user, or somebody from a network. */
export interface Asker {
  readonly uid: number | null
  readonly address: string
}

/** What a question counts against. */
export const hitsOf = ({ uid, address }: Asker, perAddress: number): Hit[] => {
  if (uid !== null)
    return [
      { key: `ask-minute:${uid}`, most: PER_MINUTE, windowMs: MINUTE },
      { key: `ask-day:${uid}`, most: PER_DAY, windowMs: DAY },
    ]
  // Behind one address may be a dormitory.
  const times = Math.ceil(perAddress / DORMITORY)
  return [
    ...placeHits({ name: 'ask-minute', address, most: PER_MINUTE * times, windowMs: MINUTE }),
    ...placeHits({ name: 'ask-day', address, most: PER_DAY * times, windowMs: DAY }),
    // The widest comes last: who is stopped before it takes nothing from everybody's.
    { key: 'ask-strangers', most: STRANGERS_A_DAY, windowMs: DAY },
  ]
}
