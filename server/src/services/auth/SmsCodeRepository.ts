import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { smsCodes } from '../../db/schema/accounts'

export type SmsCodeRow = typeof smsCodes.$inferSelect

/** SQL of the SMS codes. */
export class SmsCodeRepository {
  constructor(private readonly db: Db) {}

  async insert(row: typeof smsCodes.$inferInsert): Promise<void> {
    await this.db.insert(smsCodes).values(row)
  }

  /** The newest code of a phone, locked until the transaction ends. */
  async latestForUpdate(phone: string): Promise<SmsCodeRow | undefined> {
    const [row] = await this.db
      .select()
      .from(smsCodes)
      .where(eq(smsCodes.phone, phone))
      .orderBy(desc(smsCodes.id))
      .limit(1)
      .for('update')
    return row
  }

  async countTry(id: number): Promise<void> {
    await this.db
      .update(smsCodes)
      .set({ tries: sql`${smsCodes.tries} + 1` })
      .where(eq(smsCodes.id, id))
  }

  async markUsed(id: number, usedAt: number): Promise<void> {
    await this.db
      .update(smsCodes)
      .set({ usedAt })
      .where(and(eq(smsCodes.id, id)))
  }
}
