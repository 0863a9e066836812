import { and, desc, eq, inArray, like, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { invitations, users } from '../../../db/schema/accounts'
import { growthAwards } from '../../../db/schema/growth'

/** SQL of granted awards and invitations. */
export class AwardRepository {
  constructor(private readonly db: Db) {}

  async taken(uid: number, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .select({ taskId: growthAwards.taskId })
      .from(growthAwards)
      .where(and(eq(growthAwards.uid, uid), inArray(growthAwards.taskId, [...taskIds])))
    return new Set(rows.map(({ taskId }) => taskId))
  }

  async find(uid: number, taskId: string) {
    const [row] = await this.db
      .select()
      .from(growthAwards)
      .where(and(eq(growthAwards.uid, uid), eq(growthAwards.taskId, taskId)))
    return row
  }

  async add(row: typeof growthAwards.$inferInsert): Promise<void> {
    await this.db.insert(growthAwards).values(row)
  }

  /** How many invitations of an account were paid. */
  paidInvites(uid: number): Promise<number> {
    return this.db.$count(
      growthAwards,
      and(eq(growthAwards.uid, uid), like(growthAwards.taskId, 'invite\\_%')),
    )
  }

  async earned(uid: number): Promise<number> {
    const [row] = await this.db
      .select({ sum: sql<number>`coalesce(sum(${growthAwards.points}), 0)::int` })
      .from(growthAwards)
      .where(and(eq(growthAwards.uid, uid), like(growthAwards.taskId, 'invite\\_%')))
    return row?.sum ?? 0
  }

  async inviteCode(uid: number): Promise<string | undefined> {
    const [row] = await this.db.select({ code: users.inviteCode }).from(users).where(eq(users.uid, uid))
    return row?.code
  }

  /** The codes of an account, with those of accounts that were merged into it. */
  private codesOf(uid: number) {
    return this.db
      .select({ code: users.inviteCode })
      .from(users)
      .where(or(eq(users.uid, uid), eq(users.mergedInto, uid)))
  }

  /** The friends invited by an account, newest first, without the account itself. */
  async invitees(uid: number, page: number, size: number) {
    const where = and(inArray(invitations.inviteCode, this.codesOf(uid)), ne(invitations.uid, uid))
    const rows = await this.db
      .select({ uid: invitations.uid, boundAt: invitations.boundAt, name: users.name, phone: users.phone })
      .from(invitations)
      .innerJoin(users, eq(users.uid, invitations.uid))
      .where(where)
      .orderBy(desc(invitations.boundAt), desc(invitations.uid))
      .limit(size)
      .offset((page - 1) * size)
    return { rows, total: await this.db.$count(invitations, where) }
  }

  /** When a friend accepted the inviter's code; undefined for anybody else, and for the inviter. */
  async boundAt(inviter: number, invitee: number): Promise<number | undefined> {
    if (inviter === invitee) return undefined
    const [row] = await this.db
      .select({ boundAt: invitations.boundAt })
      .from(invitations)
      .where(and(eq(invitations.uid, invitee), inArray(invitations.inviteCode, this.codesOf(inviter))))
    return row?.boundAt
  }

  async byCode(code: string) {
    const [row] = await this.db
      .select({ name: users.name, phone: users.phone })
      .from(users)
      .where(eq(users.inviteCode, code))
    return row
  }
}
