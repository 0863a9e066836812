import { eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { lock } from '../../db/withLock'
import type { PictureStore } from '../../gateways/pictures/PictureStore'
import type { Clock } from '../../ports/Clock'
import { DELETION_GRACE, isDue, takeAccounts } from '../../repository/lockAccount'
import type { AccountRows } from '../AccountRows'
import { type UserRow, UserRepository } from './UserRepository'

/** For how long an account that was closed is looked after; no request takes as long. */
const SWEPT_FOR = 10 * 60_000

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
    return isDue(user, this.deps.clock())
  }

  /** Deletes every account whose grace has passed; the number of them. */
  async removeDue(): Promise<number> {
    const { db, clock } = this.deps
    const due = await new UserRepository(db).dueForDeletion(clock() - DELETION_GRACE)
    for (const uid of due) await this.removeIfDue(uid)
    return due.length
  }

  /**
   * Removes the personal data of an account whose grace period is over, unless it was restored or removed meanwhile;
   * tests/api/accountRows.test.ts lists what stays, and why.
   */
  removeIfDue(uid: number, db = this.deps.db): Promise<void> {
    return db.transaction(async (tx) => {
      await takeAccounts(tx, [uid])
      const user = await new UserRepository(tx).byUid(uid)
      if (!user || user.deletedAt !== null || !this.isDue(user)) return
      await this.removeRows(tx, uid, user.phone)
      await this.close(tx, uid)
    })
  }

  /**
   * Locks the logs of an account: waits for appends of its devices and blocks new ones. Take it before the account
   * itself.
   */
  async takeLogs(tx: Db, uid: number): Promise<void> {
    const names = this.deps.accountRows.flatMap((rows) => rows.logLocks?.(uid) ?? [])
    for (const name of names) await lock(tx, name)
  }

  /** Gives all rows of one user to another and closes the first; of duplicates the second user's row stays. */
  async merge(tx: Db, from: number, to: number): Promise<void> {
    await takeAccounts(tx, [from, to])
    for (const rows of this.deps.accountRows) await rows.move(tx, from, to)
    await new UserRepository(tx).describeBy(to, from)
    await this.close(tx, from, to)
  }

  /** Removes what slow requests wrote for accounts that were closed meanwhile: those writes were never acknowledged. */
  async sweep(): Promise<void> {
    const { db, clock } = this.deps
    const closed = await db
      .select({ uid: users.uid })
      .from(users)
      .where(gt(users.deletedAt, clock() - SWEPT_FOR))
    for (const { uid } of closed) await db.transaction((tx) => this.removeRows(tx, uid, null))
  }

  private async removeRows(tx: Db, uid: number, phone: string | null): Promise<void> {
    const { accountRows, pictures } = this.deps
    for (const rows of accountRows) await rows.remove(tx, { uid, phone, pictures })
  }

  private async close(tx: Db, uid: number, mergedInto: number | null = null): Promise<void> {
    await tx
      .update(users)
      .set({
        phone: null,
        name: null,
        avatar: '',
        passwordHash: null,
        deletionReason: null,
        deletedAt: this.deps.clock(),
        mergedInto,
      })
      .where(eq(users.uid, uid))
  }
}
