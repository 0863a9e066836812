import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { instant } from '../instant'

/** A table that holds a log of memory for each learner, in the order of arrival. */
export const eventLogTable = (name: string) =>
  pgTable(
    name,
    {
      uid: bigint('uid', { mode: 'number' }).notNull(),
      seq: integer('seq').notNull(),
      id: text('id').notNull(),
      at: instant('at').notNull(),
      event: jsonb('event').$type<MemoryEvent>().notNull(),
    },
    (t) => [primaryKey({ columns: [t.uid, t.seq] })],
  )

export type EventLogTable = ReturnType<typeof eventLogTable>
