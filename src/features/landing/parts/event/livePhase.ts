import type { LiveEvent } from '@/contracts/promo/promoEvents'

export type LivePhase = 'before' | 'live' | 'replay' | 'ended'

/** Where a broadcast stands at a moment; times in milliseconds since the epoch. */
export const livePhase = ({ at, minutes, replayUntil }: LiveEvent, now: number): LivePhase => {
  if (now < at) return 'before'
  if (now < at + minutes * 60_000) return 'live'
  return replayUntil === undefined || now < replayUntil ? 'replay' : 'ended'
}

/** The next moment at which the phase changes; undefined when it stays. */
export const nextChange = ({ at, minutes, replayUntil }: LiveEvent, now: number): number | undefined =>
  [at, at + minutes * 60_000, replayUntil].find((time) => time !== undefined && time > now)

/** How far a broadcast that runs is, in seconds; undefined before and after it. */
export const livePlace = (event: LiveEvent, now: number): number | undefined =>
  livePhase(event, now) === 'live' ? (now - event.at) / 1000 : undefined
