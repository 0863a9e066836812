import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ActivityDay, ActivityRow, BranchFigure, PersonFigure } from '@/contracts/sales/figures'
import type { StaffMember } from '@/domain/staff/reaches'
import { staffScope } from '@/domain/staff/permissions'
import type { Db } from '../../../db/Database'
import { promotions } from '../../../db/schema/content'
import { eq } from 'drizzle-orm'
import { activityDays, staffDays } from '../../../db/schema/salesWork'

const MOST = 200

/** Days of China, the last one included. */
export interface Span {
  readonly from: string
  readonly to: string
}

const count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number))
const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)
const figures = {
  views: count,
  visitors: count,
  clicks: count,
  dwell: count,
  leads: count,
  orders: count,
  amount: count,
}
const rowsOf = <S extends v.GenericSchema>(row: S, result: unknown): v.InferOutput<S>[] =>
  v.parse(v.object({ rows: v.array(row) }), result).rows
const dayRow = v.object({ day: v.string(), ...figures })
const activityRow = v.object({ promotionId: v.string(), name: text, branchName: text, ...figures })
const personRow = v.object({
  staffId: v.string(),
  name: text,
  branchName: text,
  visits: count,
  visitors: count,
  registrations: count,
  leads: count,
  orders: count,
  amount: count,
})
const branchRow = v.object({
  branchId: text,
  branchName: text,
  members: count,
  visits: count,
  visitors: count,
  registrations: count,
  leads: count,
  orders: count,
  amount: count,
})
const scoreRow = v.object({
  id: v.string(),
  name: text,
  branchId: text,
  branchName: text,
  orders: count,
  leads: count,
  amount: count,
})
export type ScoreRow = v.InferOutput<typeof scoreRow>

const SUMS =
  sql.raw(`sum(d.views) as views, sum(d.visitors) as visitors, sum(d.clicks) as clicks, sum(d.dwell) as dwell,
  sum(d.leads) as leads, sum(d.orders) as orders, sum(d.amount) as amount`)
/** Figures of own links in the columns of an activity; clicks and dwell are counted for pages, not for links. */
const OWN_SUMS = sql.raw(`sum(d.visits) as views, sum(d.visitors) as visitors, 0 as clicks, 0 as dwell,
  sum(d.leads) as leads, sum(d.orders) as orders, sum(d.amount) as amount`)

/** SQL of the counted days. */
export class FigureRepository {
  constructor(private readonly db: Db) {}

  async promotion(id: string) {
    const [row] = await this.db.select().from(promotions).where(eq(promotions.id, id))
    return row
  }

  /** An activity day by day: of its pages, or of the own links of the member. */
  async days(member: StaffMember, promotionId: string, { from, to }: Span): Promise<ActivityDay[]> {
    const isOwn = staffScope(member.role, 'activity.read') === 'own'
    const source = isOwn
      ? sql`select d.day, ${OWN_SUMS} from staff_days d where d.staff_id = ${member.staffId}`
      : sql`select d.day, ${SUMS} from ${activityDays} d where true`
    const result = await this.db.execute(sql`
      ${source} and d.promotion_id = ${promotionId} and d.day between ${from} and ${to} group by d.day order by d.day`)
    return rowsOf(dayRow, result)
  }

  async activities(member: StaffMember, { from, to }: Span): Promise<ActivityRow[]> {
    const scope = staffScope(member.role, 'activity.read')
    const isOwn = scope === 'own'
    const result = await this.db.execute(sql`
      select p.id as "promotionId", p.name, b.name as "branchName", s.* from (
        select d.promotion_id, ${isOwn ? OWN_SUMS : SUMS} from ${isOwn ? staffDays : activityDays} d
        where d.day between ${from} and ${to} ${isOwn ? sql`and d.staff_id = ${member.staffId}` : sql``}
        group by d.promotion_id
      ) s join promotions p on p.id = s.promotion_id left join branches b on b.branch_id = p.branch_id
      ${scope === 'branch' ? sql`where p.branch_id = ${member.branchId ?? ''}` : sql``}
      order by s.views desc, p.id limit ${MOST}`)
    return rowsOf(activityRow, result)
  }

  /** Figures of members; of one activity, or of all. */
  async people(member: StaffMember, { from, to }: Span, promotionId?: string): Promise<PersonFigure[]> {
    const result = await this.db.execute(sql`
      select d.staff_id as "staffId", a.name, b.name as "branchName", sum(d.visits) as visits, sum(d.visitors) as visitors,
        sum(d.registrations) as registrations, sum(d.leads) as leads, sum(d.orders) as orders, sum(d.amount) as amount
      from staff_days d join staff_accounts a on a.id = d.staff_id left join branches b on b.branch_id = d.branch_id
      where d.day between ${from} and ${to} ${this.reach(member)}
        ${promotionId === undefined ? sql`` : sql`and d.promotion_id = ${promotionId}`}
      group by d.staff_id, a.name, b.name order by amount desc, orders desc, d.staff_id limit ${MOST}`)
    return rowsOf(personRow, result)
  }

  /** Sums by branch, of one activity or of all; the branch that members were in on the day. None for members who see only their own. */
  async branchSums(member: StaffMember, { from, to }: Span, promotionId?: string): Promise<BranchFigure[]> {
    if (staffScope(member.role, 'activity.read') === 'own') return []
    const result = await this.db.execute(sql`
      select d.branch_id as "branchId", b.name as "branchName", count(distinct d.staff_id) as members, sum(d.visits) as visits,
        sum(d.visitors) as visitors, sum(d.registrations) as registrations, sum(d.leads) as leads, sum(d.orders) as orders,
        sum(d.amount) as amount
      from staff_days d left join branches b on b.branch_id = d.branch_id
      where d.day between ${from} and ${to} ${this.reach(member)}
        ${promotionId === undefined ? sql`` : sql`and d.promotion_id = ${promotionId}`}
      group by d.branch_id, b.name order by amount desc, orders desc, d.branch_id limit ${MOST}`)
    return rowsOf(branchRow, result)
  }

  private reach({ role, staffId, branchId }: StaffMember): SQL {
    const scope = staffScope(role, 'activity.read')
    if (scope === 'all') return sql``
    return scope === 'own' ? sql`and d.staff_id = ${staffId}` : sql`and d.branch_id = ${branchId ?? ''}`
  }

  /** Persons by orders and money since a day; of one branch, or of all. */
  async persons(from: string, branchId: string | null): Promise<ScoreRow[]> {
    const result = await this.db.execute(sql`
      select d.staff_id as id, a.name, coalesce(a.branch_id, '') as "branchId", b.name as "branchName",
        sum(d.orders) as orders, sum(d.leads) as leads, sum(d.amount) as amount
      from staff_days d join staff_accounts a on a.id = d.staff_id left join branches b on b.branch_id = a.branch_id
      where d.day >= ${from} ${branchId === null ? sql`` : sql`and d.branch_id = ${branchId}`}
      group by d.staff_id, a.name, a.branch_id, b.name
      having sum(d.orders) > 0 or sum(d.leads) > 0 or sum(d.visits) > 0
      order by amount desc, orders desc, leads desc, d.staff_id`)
    return rowsOf(scoreRow, result)
  }

  async branches(from: string): Promise<ScoreRow[]> {
    const result = await this.db.execute(sql`
      select d.branch_id as id, b.name, d.branch_id as "branchId", b.name as "branchName",
        sum(d.orders) as orders, sum(d.leads) as leads, sum(d.amount) as amount
      from staff_days d join branches b on b.branch_id = d.branch_id
      where d.day >= ${from}
      group by d.branch_id, b.name
      order by amount desc, orders desc, leads desc, d.branch_id`)
    return rowsOf(scoreRow, result)
  }

  /** Own orders and money of a day. */
  async ownDay(staffId: string, day: string): Promise<{ orders: number; amount: number }> {
    const result = await this.db.execute(sql`
      select coalesce(sum(orders), 0) as orders, coalesce(sum(amount), 0) as amount from staff_days
      where staff_id = ${staffId} and day = ${day}`)
    return rowsOf(v.object({ orders: count, amount: count }), result)[0] ?? { orders: 0, amount: 0 }
  }
}
