import { placeHits } from '../../../http/hitNetworkLimit'
import type { Hit } from '../../../http/RateLimiter'

export const MINUTE = 60_000
const DAY = 86_400_000
const PER_MINUTE = 12
const PER_DAY = 200
/** Daily limit for all visitors without an account together: a model is paid per question. */
const STRANGERS_A_DAY = 50_000
/** The part of what a network may do that falls to one question of its visitors. */
const DORMITORY = 10

/** The asker: a user, or an address. */
export interface Asker {
  readonly uid: number | null
  readonly address: string
}

/** The rate limit keys of a question. */
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
    // Count the widest limit last: a caller stopped earlier must not consume the shared limit.
    { key: 'ask-strangers', most: STRANGERS_A_DAY, windowMs: DAY },
  ]
}
