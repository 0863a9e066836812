import { sql } from 'drizzle-orm'
import { type BroadcastTimes, broadcastTimes } from '@/domain/courses/broadcastTimes'
import type { Broadcast } from '@/domain/courses/livePhase'
import type { Db } from '../db/Database'
import { liveStates } from '../db/schema/live'

/** A broadcast as it is planned, by the name of its room. */
export interface PlannedBroadcast extends Pick<Broadcast, 'at' | 'minutes'> {
  readonly liveId: string
}

/**
 * When broadcasts run: as planned, or where an operator moved them. One statement, however many are asked for; every list that says
 * when something is broadcast asks here, so that none contradicts its room.
 */
export const timesOfBroadcasts = async (
  db: Db,
  planned: readonly PlannedBroadcast[],
): Promise<(broadcast: PlannedBroadcast) => BroadcastTimes> => {
  const names = JSON.stringify(planned.map(({ liveId }) => liveId))
  const asked = sql`(select value from jsonb_array_elements_text(${names}::jsonb))`
  const { liveId, startsAt, endsAt } = liveStates
  const rows =
    planned.length === 0
      ? []
      : await db
          .select({ liveId, startsAt, endsAt })
          .from(liveStates)
          .where(sql`${liveId} in ${asked}`)
  const moved = new Map(rows.map((row) => [row.liveId, row]))
  return (broadcast) => broadcastTimes(broadcast, moved.get(broadcast.liveId))
}
