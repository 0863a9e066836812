import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { chooseForms, choosePlans } from '../../../db/schema/schoolChoice'
import { lock } from '../../../db/withLock'

export type StoredForm = typeof chooseForms.$inferSelect

/** SQL of forms and plans. */
export class PlanRepository {
  constructor(private readonly db: Db) {}

  async form(uid: number, module: string): Promise<StoredForm | undefined> {
    const [row] = await this.db
      .select()
      .from(chooseForms)
      .where(and(eq(chooseForms.uid, uid), eq(chooseForms.module, module)))
    return row
  }

  /** Saves over the read revision; false where another device has saved since. */
  async saveForm(row: StoredForm, readRev: number): Promise<boolean> {
    const saved = await this.db
      .insert(chooseForms)
      .values(row)
      .onConflictDoUpdate({
        target: [chooseForms.uid, chooseForms.module],
        set: { form: row.form, rev: row.rev, changedAt: row.changedAt },
        setWhere: eq(chooseForms.rev, readRev),
      })
      .returning({ rev: chooseForms.rev })
    return saved.length > 0
  }

  planned(uid: number) {
    return this.db
      .select()
      .from(choosePlans)
      .where(eq(choosePlans.uid, uid))
      .orderBy(desc(choosePlans.isFirst), asc(choosePlans.addedAt))
  }

  /** Adds a programme, or changes its place; false where the plan is full. */
  plan(row: typeof choosePlans.$inferInsert, most: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await lock(tx, `plan:${row.uid}`)
      const mine = eq(choosePlans.uid, row.uid)
      const [held] = await tx
        .select({ total: count() })
        .from(choosePlans)
        .where(and(mine, sql`${choosePlans.programmeId} <> ${row.programmeId}`))
      if ((held?.total ?? 0) >= most) return false
      if (row.isFirst) await tx.update(choosePlans).set({ isFirst: false }).where(mine)
      await tx
        .insert(choosePlans)
        .values(row)
        .onConflictDoUpdate({
          target: [choosePlans.uid, choosePlans.programmeId],
          set: { isFirst: row.isFirst },
        })
      return true
    })
  }

  async unplan(uid: number, programmeIds: readonly string[]): Promise<void> {
    await this.db
      .delete(choosePlans)
      .where(and(eq(choosePlans.uid, uid), inArray(choosePlans.programmeId, [...programmeIds])))
  }
}
