import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { users } from '../db/schema/accounts'

/** Grace period in which a requested deletion can be cancelled. */
export const DELETION_GRACE = 7 * 86_400_000

type Standing = Pick<typeof users.$inferSelect, 'deletedAt' | 'deletionRequestedAt'>

/** Whether an account asked to be deleted and its grace has passed; a chore removes it soon. */
export const isDue = ({ deletionRequestedAt }: Standing, now: number): boolean =>
  deletionRequestedAt !== null && deletionRequestedAt + DELETION_GRACE <= now

/**
 * Locks an account (shared) until the transaction ends, so that it is neither merged nor removed meanwhile. Waits for a
 * merge or removal under way. Returns whether the account is in use. Take it before any row that the account owns.
 */
export const lockAccount = async (tx: Db, uid: number, now: number): Promise<boolean> => {
  const [user] = await tx
    .select({ deletedAt: users.deletedAt, deletionRequestedAt: users.deletionRequestedAt })
    .from(users)
    .where(eq(users.uid, uid))
    .for('key share')
  return user !== undefined && user.deletedAt === null && !isDue(user, now)
}

/** Locks accounts exclusively until the transaction ends, to merge or remove them. */
export const takeAccounts = async (tx: Db, uids: readonly number[]): Promise<void> => {
  // Lock in one order: two merges of the same accounts must not deadlock.
  await tx
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid))
    .for('update')
}
