import { eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { contentItems } from '../db/schema/content'
import type { ItemKind } from '../repository/ItemRepository'
import { upsertRows } from './upsertRows'

/** Brings the small authored things of one kind to the content, in the given order; those in use are kept. */
export const upsertItems = (
  tx: Db,
  kind: ItemKind,
  list: readonly (readonly [key: string, data: unknown])[],
  inUse?: SQL,
): Promise<void> =>
  upsertRows(tx, {
    table: contentItems,
    key: [contentItems.kind, contentItems.key],
    rows: list.map(([key, data], position) => ({ kind, key, position, data, retired: false })),
    among: eq(contentItems.kind, kind),
    ...(inUse && { inUse, retired: { retired: true } }),
  })
