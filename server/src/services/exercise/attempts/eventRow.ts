import type { AttemptEvent } from '@/domain/attempt/events'
import type { exerciseEvents } from '../../../db/schema/exercises'

type EventRow = typeof exerciseEvents.$inferSelect

/** An event by the columns of its table; moments as JSON brings them to a column. */
export const rowOfEvent = ({ id, at, device, kind, ...body }: AttemptEvent) => ({
  id,
  at: new Date(at).toISOString(),
  device,
  kind,
  body,
})

/** The opposite of `rowOfEvent`: the body was written by it. */
export const eventOfRow = ({
  id,
  at,
  device,
  kind,
  body,
}: Pick<EventRow, 'id' | 'at' | 'device' | 'kind' | 'body'>): AttemptEvent =>
  ({ id, at, device, kind, ...body }) as AttemptEvent
