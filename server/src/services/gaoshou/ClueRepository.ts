import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { prepared } from '../../db/prepared'
import { salesClues } from '../../db/schema/sales'

/** Asks that one lead holds: a day's, of one promotion. */
const MOST_ASKED = 50

const askedOf = (extra: unknown) => sql`coalesce(${extra} -> 'asked', '{}'::jsonb)`

/** Merges the requests of leads; the newest ones stay. */
const asked = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from
  (select key, value from jsonb_each(${askedOf(salesClues.extra)} || ${askedOf(sql`excluded.extra`)})
    order by value::bigint desc, key limit ${sql.raw(String(MOST_ASKED))}) newest)`

/** Leads owned by an account: others complete them and change nothing. */
const isOthers = sql`${salesClues.uid} is not null and ${salesClues.uid} is distinct from excluded.uid`

const merged = sql`case when ${isOthers} then excluded.extra || ${salesClues.extra} else ${salesClues.extra} || excluded.extra end
  || case when ${salesClues.extra} ? 'asked' or excluded.extra ? 'asked'
    then jsonb_build_object('asked', ${asked}) else '{}'::jsonb end`

const given = (name: keyof typeof salesClues.$inferInsert) => sql.placeholder(name)

const addClue = prepared((db) =>
  db
    .insert(salesClues)
    .values({
      id: given('id'),
      phone: given('phone'),
      promotionId: given('promotionId'),
      day: given('day'),
      // Link a lead to its writer only where it names the phone of their account: otherwise the writer could read what
      // the phone's owner said.
      uid: sql`(select uid from users where uid = ${given('uid')} and phone = ${given('phone')})`,
      inviteCode: given('inviteCode'),
      agentCode: given('agentCode'),
      branchId: given('branchId'),
      linkCode: given('linkCode'),
      ownerId: given('ownerId'),
      extra: given('extra'),
      createdAt: given('createdAt'),
      updatedAt: given('updatedAt'),
    })
    .onConflictDoUpdate({
      target: [salesClues.phone, salesClues.promotionId, salesClues.day],
      set: {
        uid: sql`coalesce(${salesClues.uid}, excluded.uid)`,
        inviteCode: sql`coalesce(${salesClues.inviteCode}, excluded.invite_code)`,
        agentCode: sql`coalesce(${salesClues.agentCode}, excluded.agent_code)`,
        branchId: sql`coalesce(${salesClues.branchId}, excluded.branch_id)`,
        linkCode: sql`coalesce(${salesClues.linkCode}, excluded.link_code)`,
        ownerId: sql`coalesce(${salesClues.ownerId}, excluded.staff_id)`,
        extra: merged,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: salesClues.id })
    .prepare('add_clue'),
)

export type ClueRow = typeof salesClues.$inferSelect

/** SQL of leads. */
export class ClueRepository {
  constructor(private readonly db: Db) {}

  /**
   * Adds a lead; the same phone, promotion and day stays one lead, whose fields the newer one completes. `created` is
   * true for a new one.
   */
  async upsert(row: typeof salesClues.$inferInsert): Promise<{ id: string; created: boolean }> {
    const [saved] = await addClue(this.db).execute(row)
    const id = saved?.id ?? row.id
    return { id, created: id === row.id }
  }

  async ofUser(uid: number, page: number, size: number): Promise<{ rows: ClueRow[]; total: number }> {
    const mine = eq(salesClues.uid, uid)
    const rows = await this.db
      .select()
      .from(salesClues)
      .where(mine)
      .orderBy(desc(salesClues.createdAt), salesClues.id)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(salesClues).where(mine)
    return { rows, total: all?.total ?? 0 }
  }

  /** Whether the user left a lead for the promotion. */
  async exists(uid: number, promotionId: string): Promise<boolean> {
    const rows = await this.db
      .select({ id: salesClues.id })
      .from(salesClues)
      .where(and(eq(salesClues.uid, uid), eq(salesClues.promotionId, promotionId)))
      .limit(1)
    return rows.length > 0
  }
}
