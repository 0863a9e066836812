import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { StaffSession } from '../../../http/StaffSession'
import type { Db } from '../../../db/Database'
import { promotions } from '../../../db/schema/content'
import { salesLinks } from '../../../db/schema/salesWork'
import { staffAccounts } from '../../../db/schema/staff'
import { withinReach } from '../StaffFilter'

export type LinkRow = typeof salesLinks.$inferSelect

/** Figures of a link. */
export interface LinkFigures {
  readonly visits: number
  readonly visitors: number
  readonly registrations: number
  readonly orders: number
  readonly amount: number
}

const count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number))
const figureRows = v.object({
  rows: v.array(
    v.object({
      code: v.string(),
      visits: count,
      visitors: count,
      registrations: count,
      orders: count,
      amount: count,
    }),
  ),
})

const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** One person on two devices is one visitor, once an account has logged in on both. */
export const visitorKey = sql`coalesce((select min(a.uid)::text from visitor_accounts a where a.visitor = v.visitor), v.visitor)`

/** SQL of links. */
export class LinkRepository {
  constructor(private readonly db: Db) {}

  async insert(row: typeof salesLinks.$inferInsert): Promise<void> {
    await this.db.insert(salesLinks).values(row)
  }

  async byCode(code: string): Promise<LinkRow | undefined> {
    const [row] = await this.db.select().from(salesLinks).where(eq(salesLinks.code, code))
    return row
  }

  /** Links that a member may see, newest first, made before a moment. */
  page(member: StaffSession, before: number, size: number) {
    return this.db
      .select({ link: salesLinks, staffName: staffAccounts.name })
      .from(salesLinks)
      .innerJoin(staffAccounts, eq(staffAccounts.id, salesLinks.staffId))
      .where(
        and(
          withinReach(member, 'links.read', salesLinks.staffId, salesLinks.branchId),
          lt(salesLinks.createdAt, before),
        ),
      )
      .orderBy(desc(salesLinks.createdAt), salesLinks.code)
      .limit(size)
  }

  async disable(member: StaffSession, code: string, at: number): Promise<boolean> {
    const rows = await this.db
      .update(salesLinks)
      .set({ disabledAt: at })
      .where(
        and(
          eq(salesLinks.code, code),
          withinReach(member, 'links.write', salesLinks.staffId, salesLinks.branchId),
        ),
      )
      .returning({ code: salesLinks.code })
    return rows.length > 0
  }

  /** Visits, unique visitors, registrations and orders of links. Held rows are not counted. */
  async figures(codes: readonly string[]): Promise<ReadonlyMap<string, LinkFigures>> {
    const result = await this.db.execute(sql`
      select l.code,
        (select count(*) from link_visits v where v.code = l.code and v.held is null) as visits,
        (select count(distinct ${visitorKey}) from link_visits v where v.code = l.code and v.held is null) as visitors,
        (select count(*) from account_sources s where s.code = l.code and s.held is null) as registrations,
        (select count(*) from order_sources o where o.code = l.code and o.held is null and o.kind = 'paid') as orders,
        (select coalesce(sum(o.amount), 0) from order_sources o where o.code = l.code and o.held is null) as amount
      from unnest(${textArray(codes)}) as l(code)`)
    return new Map(v.parse(figureRows, result).rows.map(({ code, ...figures }) => [code, figures]))
  }

  promotions() {
    return this.db
      .select({ id: promotions.id, name: promotions.name, branchId: promotions.branchId })
      .from(promotions)
      .orderBy(promotions.id)
  }

  async promotion(id: string) {
    const [row] = await this.db
      .select({ id: promotions.id, name: promotions.name, inviteCode: promotions.inviteCode })
      .from(promotions)
      .where(eq(promotions.id, id))
    return row
  }
}
