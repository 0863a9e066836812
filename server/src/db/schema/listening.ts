import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'

export const audioPlaces = pgTable(
  'audio_places',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    trackId: text('track_id').notNull(),
    seconds: integer('seconds').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.trackId] })],
)
