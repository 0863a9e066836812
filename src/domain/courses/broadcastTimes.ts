import type { Broadcast } from './livePhase'

/** When a broadcast begins and ends. */
export interface BroadcastTimes {
  readonly startsAt: number
  readonly endsAt: number
}

/** An operator's change of a broadcast; null keeps the planned moment. */
interface Moved {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** When a broadcast runs, as planned or as an operator moved it; it never ends before it begins. */
export const broadcastTimes = ({ at, minutes }: Broadcast, moved?: Moved): BroadcastTimes => {
  const startsAt = moved?.startsAt ?? at
  return { startsAt, endsAt: Math.max(startsAt, moved?.endsAt ?? startsAt + minutes * 60_000) }
}
