import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/Database'
import { prepared } from '../../db/prepared'
import { identities, users } from '../../db/schema/accounts'

export type UserRow = typeof users.$inferSelect
export type IdentityRow = typeof identities.$inferSelect

const userByUid = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('user_by_uid'),
)

/** So many inviters of inviters are looked through. */
const MOST_INVITERS = 20

/** SQL of users and their third-party identities. */
export class UserRepository {
  constructor(private readonly db: Db) {}

  async byUid(uid: number): Promise<UserRow | undefined> {
    const [row] = await userByUid(this.db).execute({ uid })
    return row
  }

  async byPhone(phone: string): Promise<UserRow | undefined> {
    const [row] = await this.db.select().from(users).where(eq(users.phone, phone))
    return row
  }

  /** Finds the inviter of a code: its account, or the account into which it was merged. */
  async byInviteCode(inviteCode: string): Promise<UserRow | undefined> {
    const code = alias(users, 'code')
    const [row] = await this.db
      .select(getTableColumns(users))
      .from(code)
      .innerJoin(users, eq(users.uid, sql`coalesce(${code.mergedInto}, ${code.uid})`))
      .where(and(eq(code.inviteCode, inviteCode), isNull(users.deletedAt)))
    return row
  }

  /** Whether an account is another one, or was invited by it, directly or through others. */
  async isInvitedBy(uid: number, inviter: number): Promise<boolean> {
    const isAmong = sql<boolean>`${inviter}::bigint in (
      with recursive inviters (uid, depth) as (
        select ${uid}::bigint, 0
        union
        select coalesce(code.merged_into, code.uid), inviters.depth + 1
        from inviters
        join invitations bound on bound.uid = inviters.uid
        join users code on code.invite_code = bound.invite_code
        where inviters.depth < ${MOST_INVITERS}::int
      )
      select inviters.uid from inviters)`
    const [row] = await this.db.select({ isAmong }).from(users).where(eq(users.uid, uid))
    return row?.isAmong ?? false
  }

  /** Gives an account what another says of itself, where it says nothing. */
  async describeBy(uid: number, other: number): Promise<void> {
    const theirs = alias(users, 'theirs')
    await this.db
      .update(users)
      .set({
        name: sql`coalesce(${users.name}, ${theirs.name})`,
        avatar: sql`coalesce(nullif(${users.avatar}, ''), ${theirs.avatar})`,
        branchId: sql`coalesce(${users.branchId}, ${theirs.branchId})`,
      })
      .from(theirs)
      .where(and(eq(users.uid, uid), eq(theirs.uid, other)))
  }

  /** Adds a user; undefined when the phone was taken in the meantime. */
  async insert(row: typeof users.$inferInsert): Promise<UserRow | undefined> {
    const [inserted] = await this.db.insert(users).values(row).onConflictDoNothing().returning()
    return inserted
  }

  /** Changes a user; undefined when the account is closed. */
  async update(uid: number, change: Partial<typeof users.$inferInsert>): Promise<UserRow | undefined> {
    const [row] = await this.db
      .update(users)
      .set(change)
      .where(and(eq(users.uid, uid), isNull(users.deletedAt)))
      .returning()
    return row
  }

  /**
   * Gives an account a phone in place of the one that it has, null without one; undefined when it has another by now.
   */
  async givePhone(uid: number, before: string | null, phone: string): Promise<UserRow | undefined> {
    const has = before === null ? isNull(users.phone) : eq(users.phone, before)
    const [row] = await this.db
      .update(users)
      .set({ phone })
      .where(and(eq(users.uid, uid), isNull(users.deletedAt), has))
      .returning()
    return row
  }

  /** A user, locked against changes until the transaction ends. */
  async holdByUid(uid: number): Promise<UserRow | undefined> {
    const [row] = await this.db.select().from(users).where(eq(users.uid, uid)).for('share')
    return row
  }

  /** Users who requested deletion before `before` and are not deleted yet. */
  async dueForDeletion(before: number): Promise<number[]> {
    const due = and(isNull(users.deletedAt), lte(users.deletionRequestedAt, before))
    const rows = await this.db.select({ uid: users.uid }).from(users).where(due).limit(100)
    return rows.map((row) => row.uid)
  }

  async identity(thirdClientId: string, openId: string): Promise<IdentityRow | undefined> {
    const same = and(eq(identities.thirdClientId, thirdClientId), eq(identities.openId, openId))
    const [row] = await this.db.select().from(identities).where(same)
    return row
  }

  async identitiesOf(uid: number): Promise<IdentityRow[]> {
    return this.db.select().from(identities).where(eq(identities.uid, uid)).orderBy(identities.boundAt)
  }

  /** A user known by the union id, through any app of the same owner. */
  async byUnionId(unionId: string): Promise<number | undefined> {
    const [row] = await this.db
      .select({ uid: identities.uid })
      .from(identities)
      .where(eq(identities.unionId, unionId))
      .limit(1)
    return row?.uid
  }

  /** Adds an identity; undefined when it belongs to somebody already, in this app or by its union id in another. */
  async insertIdentity(row: typeof identities.$inferInsert): Promise<IdentityRow | undefined> {
    const owner = row.unionId ? await this.byUnionId(row.unionId) : row.uid
    if (owner !== undefined && owner !== row.uid) return undefined
    const [inserted] = await this.db.insert(identities).values(row).onConflictDoNothing().returning()
    return inserted
  }

  async removeIdentities(uid: number, thirdClientId?: string): Promise<void> {
    const mine = eq(identities.uid, uid)
    const which = thirdClientId ? and(mine, eq(identities.thirdClientId, thirdClientId)) : mine
    await this.db.delete(identities).where(which)
  }
}
