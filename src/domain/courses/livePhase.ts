/** When something is broadcast: `at` and `replayUntil` in milliseconds since the epoch; without `replayUntil` the replay stays. */
export interface Broadcast {
  readonly at: number
  readonly minutes: number
  readonly replayUntil?: number | undefined
}

export type LivePhase = 'before' | 'live' | 'replay' | 'ended'

/** The phase of a broadcast at a moment. */
export const livePhase = ({ at, minutes, replayUntil }: Broadcast, now: number): LivePhase => {
  if (now < at) return 'before'
  if (now < at + minutes * 60_000) return 'live'
  return replayUntil === undefined || now < replayUntil ? 'replay' : 'ended'
}

/** The next moment at which the phase changes; undefined when it stays. */
export const nextChange = ({ at, minutes, replayUntil }: Broadcast, now: number): number | undefined =>
  [at, at + minutes * 60_000, replayUntil].find((time) => time !== undefined && time > now)

/** How far a broadcast that runs is, in seconds; undefined before and after it. */
export const livePlace = (event: Broadcast, now: number): number | undefined =>
  livePhase(event, now) === 'live' ? (now - event.at) / 1000 : undefined
