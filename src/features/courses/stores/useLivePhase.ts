import { livePhase, type LivePhase, nextChange } from '@/domain/courses/livePhase'
import { useClock } from '@/ui/useClock'
import type { LiveTalk } from './LiveTalk'

const MINUTE = 60_000

/** Whether a broadcast is to come, runs or is over; it turns by itself. Read it where `talk` is observed. */
export const useLivePhase = ({ state: { startsAt, endsAt } }: LiveTalk, skewMs: number): LivePhase => {
  const times = { at: startsAt, minutes: (endsAt - startsAt) / MINUTE }
  const now = useClock(skewMs, (time) => nextChange(times, time))
  // An operator may have moved it since the clock was last drawn.
  return livePhase(times, Math.max(now, Date.now() + skewMs))
}
