import { and, eq, isNull } from 'drizzle-orm'
import { memberships, students } from '../../db/schema/courses'
import { salesClues, winterApplications } from '../../db/schema/sales'
import { type AccountRows, ownedRows } from '../AccountRows'

const owned = ownedRows([
  { table: students, by: [] },
  { table: memberships, by: [memberships.memberId] },
  { table: winterApplications, by: [winterApplications.goodsId] },
  { table: salesClues },
])

/** Learners and leads; those that the phone left before it had an account go with it. */
export const learnerAccounts: AccountRows = {
  remove: async (tx, account) => {
    await owned.remove(tx, account)
    if (account.phone === null) return
    await tx.delete(salesClues).where(and(eq(salesClues.phone, account.phone), isNull(salesClues.uid)))
  },
  move: owned.move,
}
