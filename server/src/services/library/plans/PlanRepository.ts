import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { planChecks } from '../../../db/schema/library'

/** SQL of ticked items of plans. */
export class PlanRepository {
  constructor(private readonly db: Db) {}

  async done(uid: number, itemIds: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .select({ itemId: planChecks.itemId })
      .from(planChecks)
      .where(and(eq(planChecks.uid, uid), inArray(planChecks.itemId, [...itemIds])))
    return rows.map(({ itemId }) => itemId)
  }

  async tick(uid: number, itemId: string, at: number): Promise<void> {
    await this.db.insert(planChecks).values({ uid, itemId, at }).onConflictDoNothing()
  }

  async untick(uid: number, itemId: string): Promise<void> {
    await this.db.delete(planChecks).where(and(eq(planChecks.uid, uid), eq(planChecks.itemId, itemId)))
  }
}
