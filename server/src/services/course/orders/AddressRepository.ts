import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Address } from '@/contracts/course/addresses'
import type { Db } from '../../../db/Database'
import { addresses } from '../../../db/schema/courses'

export type AddressRow = typeof addresses.$inferSelect

/** An address as a call answers it. */
export const addressOf = ({ uid: _, createdAt: __, ...row }: AddressRow): Address => row

/** SQL of addresses; every statement is bound to the owner. */
export class AddressRepository {
  constructor(private readonly db: Db) {}

  async list(uid: number): Promise<AddressRow[]> {
    return this.db
      .select()
      .from(addresses)
      .where(eq(addresses.uid, uid))
      .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.addressId)
      .limit(20)
  }

  async count(uid: number): Promise<number> {
    const [row] = await this.db.select({ total: count() }).from(addresses).where(eq(addresses.uid, uid))
    return row?.total ?? 0
  }

  async find(uid: number, addressId: string): Promise<AddressRow | undefined> {
    const [row] = await this.db.select().from(addresses).where(this.mine(uid, addressId))
    return row
  }

  async insert(row: typeof addresses.$inferInsert): Promise<AddressRow | undefined> {
    const [inserted] = await this.db.insert(addresses).values(row).returning()
    return inserted
  }

  async update(uid: number, addressId: string, change: Partial<AddressRow>): Promise<AddressRow | undefined> {
    const [row] = await this.db.update(addresses).set(change).where(this.mine(uid, addressId)).returning()
    return row
  }

  async remove(uid: number, addressId: string): Promise<AddressRow | undefined> {
    const [row] = await this.db.delete(addresses).where(this.mine(uid, addressId)).returning()
    return row
  }

  /** Takes the default away from all but one. */
  async clearDefault(uid: number, except: string): Promise<void> {
    await this.db
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.uid, uid), ne(addresses.addressId, except)))
  }

  private mine(uid: number, addressId: string) {
    return and(eq(addresses.uid, uid), eq(addresses.addressId, addressId))
  }
}
