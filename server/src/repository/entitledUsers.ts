import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { entitlements } from '../db/schema/courses'

/** Who of these users may use goods at a moment; one statement, however many are asked for. */
export const entitledUsers = async (
  db: Db,
  goodsId: string,
  uids: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> => {
  const asked = sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(uids)}::jsonb))`
  const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))
  const rows = await db
    .select({ uid: entitlements.uid })
    .from(entitlements)
    .where(and(sql`${entitlements.uid} in ${asked}`, eq(entitlements.goodsId, goodsId), alive))
  return new Set(rows.map(({ uid }) => uid))
}
