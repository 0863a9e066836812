import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { entitlements } from '../db/schema/courses'

/** Whether a user may use goods at a moment: they were granted and have not ended. */
export const hasEntitlement = async (db: Db, uid: number, goodsId: string, now: number): Promise<boolean> => {
  const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))
  const rows = await db
    .select({ goodsId: entitlements.goodsId })
    .from(entitlements)
    .where(and(eq(entitlements.uid, uid), eq(entitlements.goodsId, goodsId), alive))
  return rows.length > 0
}
