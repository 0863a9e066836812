import type { BroadcastTimes } from '@/domain/courses/broadcastTimes'
import { livePhase, type LivePhase, nextChange } from '@/domain/courses/livePhase'
import { useClock } from '@/ui/useClock'

const MINUTE = 60_000

/** Whether a broadcast is to come, runs or is over; it turns by itself. */
export const useLivePhase = ({ startsAt, endsAt }: BroadcastTimes, skewMs: number): LivePhase => {
  const times = { at: startsAt, minutes: (endsAt - startsAt) / MINUTE }
  const now = useClock(skewMs, (time) => nextChange(times, time))
  // It may have been moved, or be another one, since the clock was last drawn.
  return livePhase(times, Math.max(now, Date.now() + skewMs))
}
