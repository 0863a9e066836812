import { eq } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { consents, identities, invitations, users } from '../../db/schema/accounts'
import { addresses, entitlements, orders, students, userCoupons } from '../../db/schema/courses'
import { pageEvents, salesClues } from '../../db/schema/sales'
import type { Clock } from '../../ports/Clock'
import { moveAttempts, removeAttempts } from '../promo/AttemptRepository'
import { moveWords, removeWords } from '../word/wordAccounts'
import { accountLimits as limits } from './accountLimits'
import type { TokenService } from './TokenService'
import { type UserRow, UserRepository } from './UserRepository'

/** Takes accounts out of use: by deletion after the grace, or by merging one into another. */
export class AccountRemoval {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly tokens: TokenService,
  ) {}

  /** Whether the grace of a deletion has passed. */
  isDue(user: UserRow): boolean {
    const { deletionRequestedAt } = user
    return deletionRequestedAt !== null && deletionRequestedAt + limits.deletionGrace <= this.clock()
  }

  /** Deletes every account whose grace has passed; the number of them. */
  async removeDue(): Promise<number> {
    const due = await new UserRepository(this.db).dueForDeletion(this.clock() - limits.deletionGrace)
    for (const uid of due) await this.remove(uid)
    return due.length
  }

  /** Removes what is personal; orders stay for the books, without their address. */
  remove(uid: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.delete(addresses).where(eq(addresses.uid, uid))
      await tx.delete(students).where(eq(students.uid, uid))
      await tx.delete(consents).where(eq(consents.uid, uid))
      await tx.delete(invitations).where(eq(invitations.uid, uid))
      await tx.delete(salesClues).where(eq(salesClues.uid, uid))
      await removeWords(tx, uid)
      await removeAttempts(tx, uid)
      await tx.update(pageEvents).set({ uid: null }).where(eq(pageEvents.uid, uid))
      await tx
        .update(orders)
        .set({ shipping: null, addressId: null, remark: null })
        .where(eq(orders.uid, uid))
      await this.close(tx, uid)
    })
  }

  /** Gives everything of one user to another and closes the first; what both have stays with the second. */
  async merge(tx: Db, from: number, to: number): Promise<void> {
    await new UserRepository(tx).moveIdentities(from, to)
    await tx.update(orders).set({ uid: to }).where(eq(orders.uid, from))
    await tx.update(addresses).set({ uid: to, isDefault: false }).where(eq(addresses.uid, from))
    await tx.update(salesClues).set({ uid: to }).where(eq(salesClues.uid, from))
    await this.moveUnlessThere(tx, from, to)
    await moveWords(tx, from, to)
    await moveAttempts(tx, from, to)
    await this.close(tx, from)
  }

  private async moveUnlessThere(tx: Db, from: number, to: number): Promise<void> {
    const owned = await tx.delete(entitlements).where(eq(entitlements.uid, from)).returning()
    if (owned.length) {
      await tx
        .insert(entitlements)
        .values(owned.map((row) => ({ ...row, uid: to })))
        .onConflictDoNothing()
    }
    const coupons = await tx.delete(userCoupons).where(eq(userCoupons.uid, from)).returning()
    if (coupons.length) {
      await tx
        .insert(userCoupons)
        .values(coupons.map((row) => ({ ...row, uid: to })))
        .onConflictDoNothing()
    }
    const [record] = await tx.delete(students).where(eq(students.uid, from)).returning()
    if (record) {
      await tx
        .insert(students)
        .values({ ...record, uid: to })
        .onConflictDoNothing()
    }
  }

  private async close(tx: Db, uid: number): Promise<void> {
    await tx.delete(identities).where(eq(identities.uid, uid))
    await this.tokens.revokeAll(uid, tx)
    await tx
      .update(users)
      .set({
        phone: null,
        name: null,
        avatar: '',
        passwordHash: null,
        deletionReason: null,
        deletedAt: this.clock(),
      })
      .where(eq(users.uid, uid))
  }
}
