import * as v from 'valibot'
import { countSchema, queryIntSchema, timeSchema } from './scalars'

/** The id of what is remembered: a word, a card of a point, a question. */
export const memoryIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))

/** The backend's receipt for a batch of events. */
export const logReceiptSchema = v.object({
  accepted: countSchema,
  duplicated: countSchema,
  /** Events that break the rules of the log: of something unknown, an id that is not its time and device, a moment in the future. */
  refused: v.array(v.string()),
  /** The backend's clock: refused events later than this may come again with their right moment. */
  now: timeSchema,
})

/** A read of a log: events after a cursor. */
export const logQuerySchema = v.object({
  after: v.optional(queryIntSchema(0, 2_147_483_647), 0),
  size: v.optional(queryIntSchema(1, 2000), 1000),
})

/** Events in the order in which they arrived. */
export const logPageOf = <const S extends v.GenericSchema>(event: S) =>
  v.object({
    events: v.array(event),
    /** Send it as `after` next time. */
    cursor: countSchema,
    more: v.boolean(),
  })

/** A batch of events. */
export const logBatchOf = <const S extends v.GenericSchema>(event: S) =>
  v.object({ events: v.pipe(v.array(event), v.minLength(1), v.maxLength(500)) })
