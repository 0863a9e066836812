import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import {
  consents,
  identities,
  invitations,
  loginFailures,
  smsCodes,
  smsInbox,
  tokens,
  users,
} from '../../db/schema/accounts'
import { type AccountRows, ownedRows } from '../AccountRows'
import { loginHashOf } from './PasswordLock'

const owned = ownedRows([
  { table: identities },
  { table: consents, by: [consents.document, consents.version] },
  { table: invitations, by: [] },
])

/** Removes invitations between merging accounts: an account cannot invite itself. */
const endInvitationsBetween = async (tx: Db, uids: readonly number[]): Promise<void> => {
  const codes = tx
    .select({ code: users.inviteCode })
    .from(users)
    .where(inArray(users.uid, [...uids]))
  await tx
    .delete(invitations)
    .where(and(inArray(invitations.uid, [...uids]), inArray(invitations.inviteCode, codes)))
}

/** Identities and credentials of an account. Tokens end with their account and are never given to another. */
export const authAccounts: AccountRows = {
  remove: async (tx, account) => {
    await owned.remove(tx, account)
    await tx.delete(tokens).where(eq(tokens.uid, account.uid))
    await tx.update(users).set({ mergedInto: null }).where(eq(users.mergedInto, account.uid))
    if (account.phone === null) return
    await tx.delete(smsCodes).where(eq(smsCodes.phone, account.phone))
    await tx.delete(smsInbox).where(eq(smsInbox.phone, account.phone))
    await tx.delete(loginFailures).where(eq(loginFailures.loginHash, loginHashOf(account.phone)))
  },
  move: async (tx, from, to) => {
    await endInvitationsBetween(tx, [from, to])
    // Accounts that were merged into the one that goes belong to the one that stays.
    await tx.update(users).set({ mergedInto: to }).where(eq(users.mergedInto, from))
    await owned.move(tx, from, to)
    await tx.delete(tokens).where(eq(tokens.uid, from))
  },
}
