import { eq } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import type { PictureStore } from '../../gateways/pictures/PictureStore'
import type { Clock } from '../../ports/Clock'
import type { AccountRows } from '../AccountRows'
import { accountLimits as limits } from './accountLimits'
import { type UserRow, UserRepository } from './UserRepository'

interface RemovalDeps {
  readonly db: Db
  readonly clock: Clock
  /** The rows of every area. */
  readonly accountRows: readonly AccountRows[]
  readonly pictures: PictureStore
}

/** Takes accounts out of use: by deletion after the grace, or by merging one into another. */
export class AccountRemoval {
  constructor(private readonly deps: RemovalDeps) {}

  /** Whether the grace of a deletion has passed. */
  isDue(user: UserRow): boolean {
    const { deletionRequestedAt } = user
    return deletionRequestedAt !== null && deletionRequestedAt + limits.deletionGrace <= this.deps.clock()
  }

  /** Deletes every account whose grace has passed; the number of them. */
  async removeDue(): Promise<number> {
    const { db, clock } = this.deps
    const due = await new UserRepository(db).dueForDeletion(clock() - limits.deletionGrace)
    for (const uid of due) await this.remove(uid)
    return due.length
  }

  /** Removes what is personal; what stays, and why, is listed in tests/api/accountRows.test.ts. */
  remove(uid: number): Promise<void> {
    const { db, accountRows, pictures } = this.deps
    return db.transaction(async (tx) => {
      const user = await new UserRepository(tx).byUid(uid)
      const account = { uid, phone: user?.phone ?? null, pictures }
      for (const rows of accountRows) await rows.remove(tx, account)
      await this.close(tx, uid)
    })
  }

  /** Gives everything of one user to another and closes the first; what both have stays with the second. */
  async merge(tx: Db, from: number, to: number): Promise<void> {
    for (const rows of this.deps.accountRows) await rows.move(tx, from, to)
    await this.close(tx, from)
  }

  private async close(tx: Db, uid: number): Promise<void> {
    await tx
      .update(users)
      .set({
        phone: null,
        name: null,
        avatar: '',
        passwordHash: null,
        deletionReason: null,
        deletedAt: this.deps.clock(),
      })
      .where(eq(users.uid, uid))
  }
}
