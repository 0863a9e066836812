import { eq } from 'drizzle-orm'
import { uploads } from '../../db/schema/sales'
import { type AccountRows, ownedRows } from '../AccountRows'

const { remove, move } = ownedRows([{ table: uploads }])

/** Pictures of learners: the files go first, so that none stays behind without a row that knows of it. */
export const uploadAccounts: AccountRows = {
  remove: async (tx, account) => {
    const rows = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.uid, account.uid))
    for (const { id } of rows) await account.pictures.remove(id)
    await remove(tx, account)
  },
  move,
}
