import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { communityBlocks } from '../../../db/schema/community'

/** Leaves out authors blocked by the viewer. */
export const notBlocked = (author: AnyPgColumn, viewer: number | undefined): SQL | undefined =>
  viewer === undefined
    ? undefined
    : sql`not exists (select 1 from ${communityBlocks} b where b.uid = ${viewer} and b.blocked = ${author})`
