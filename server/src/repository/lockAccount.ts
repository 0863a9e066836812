import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/Database'
import { users } from '../db/schema/accounts'

/** How long a deletion that was asked for can be taken back. */
export const DELETION_GRACE = 7 * 86_400_000

type Standing = Pick<typeof users.$inferSelect, 'deletedAt' | 'deletionRequestedAt'>

/** Whether an account asked to be deleted and its grace has passed; a chore removes it soon. */
export const isDue = ({ deletionRequestedAt }: Standing, now: number): boolean =>
  deletionRequestedAt !== null && deletionRequestedAt + DELETION_GRACE <= now

/**
 * Holds an account until the transaction ends: nobody merges or removes it meanwhile, and who is about to is waited for.
 * Answers whether it is in use. Many may hold it at once. To be taken before any row that the account owns.
 */
export const lockAccount = async (tx: Db, uid: number, now: number): Promise<boolean> => {
  const [user] = await tx
    .select({ deletedAt: users.deletedAt, deletionRequestedAt: users.deletionRequestedAt })
    .from(users)
    .where(eq(users.uid, uid))
    .for('key share')
  return user !== undefined && user.deletedAt === null && !isDue(user, now)
}

/** Takes accounts until the transaction ends, to merge or remove them: nobody else holds one of them. */
export const takeAccounts = async (tx: Db, uids: readonly number[]): Promise<void> => {
  // Always in one order: two merges that want the same accounts wait for each other once.
  await tx
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid))
    .for('update')
}
