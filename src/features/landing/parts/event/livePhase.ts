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
