import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contentItems, lessons } from '../db/schema/content'

/** Whether a lesson names an item in this column: also one that left the files, while somebody has its course or did it. */
export const namedByLesson = (column: PgColumn): SQL =>
  sql`exists (select 1 from ${lessons} where ${column} = ${contentItems.key})`
