import { and, count, desc, eq, gte, ilike, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ClueFilter } from '@/contracts/sales/clues'
import type { LeadState } from '@/domain/sales/leadStates'
import type { StaffMember } from '@/domain/staff/reaches'
import type { StaffPermission } from '@/domain/staff/permissions'
import type { Db } from '../../../db/Database'
import { branches, promotions } from '../../../db/schema/content'
import { salesClues } from '../../../db/schema/sales'
import { leadEvents, salesLinks } from '../../../db/schema/salesWork'
import { staffAccounts } from '../../../db/schema/staff'
import { withinReach } from '../StaffFilter'

const DAY_MS = 86_400_000
/** Lists without a first day reach back so far. */
const SPAN_MS = 90 * DAY_MS
const MOST_EVENTS = 200
const MOST_OTHERS = 20
const MOST_MEMBERS = 200

/** Cursor of a page of leads. */
export interface ClueCursor {
  readonly at: number
  readonly id: string
}

const columns = {
  id: salesClues.id,
  phone: salesClues.phone,
  state: salesClues.state,
  promotionId: salesClues.promotionId,
  extra: salesClues.extra,
  branchId: salesClues.branchId,
  ownerId: salesClues.ownerId,
  createdAt: salesClues.createdAt,
  nextAt: salesClues.nextAt,
  lostReason: salesClues.lostReason,
  linkCode: salesClues.linkCode,
  promotionName: promotions.name,
  branchName: branches.name,
  ownerName: staffAccounts.name,
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** Escapes a text for use in a pattern. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A whole phone, its last four digits, which everybody sees, or a part of a name. More digits would be a way to the masked ones. */
const keywordOf = (keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  if (/^1\d{10}$/.test(keyword)) return eq(salesClues.phone, keyword)
  if (/^\d{4}$/.test(keyword)) return sql`${salesClues.phone} like ${`%${keyword}`}`
  if (/^\d+$/.test(keyword)) return sql`false`
  return ilike(sql`${salesClues.extra} ->> 'name'`, `%${plain(keyword)}%`)
}

/** SQL of the work on leads; each read is narrowed to what the member may reach. */
export class ClueWorkRepository {
  constructor(private readonly db: Db) {}

  private read() {
    return this.db
      .select(columns)
      .from(salesClues)
      .leftJoin(promotions, eq(promotions.id, salesClues.promotionId))
      .leftJoin(branches, eq(branches.branchId, salesClues.branchId))
      .leftJoin(staffAccounts, eq(staffAccounts.id, salesClues.ownerId))
  }

  private reach(member: StaffMember, permission: StaffPermission = 'clues.read'): SQL | undefined {
    return withinReach(member, permission, salesClues.ownerId, salesClues.branchId)
  }

  private narrowed(member: StaffMember, filter: ClueFilter, now: number): SQL | undefined {
    const { state, promotionId, keyword, from, to, whose } = filter
    const until = to === undefined ? now + DAY_MS : startOf(to) + DAY_MS
    const mine = eq(salesClues.ownerId, member.staffId)
    return and(
      this.reach(member),
      gte(salesClues.createdAt, from === undefined ? until - SPAN_MS : startOf(from)),
      lt(salesClues.createdAt, until),
      state && eq(salesClues.state, state),
      promotionId === undefined ? undefined : eq(salesClues.promotionId, promotionId),
      keywordOf(keyword),
      whose === 'mine' ? mine : undefined,
      whose === 'unassigned' ? isNull(salesClues.ownerId) : undefined,
      whose === 'due' ? and(mine, lt(salesClues.nextAt, now + DAY_MS)) : undefined,
    )
  }

  page(member: StaffMember, filter: ClueFilter, after: ClueCursor | undefined, size: number, now: number) {
    const isBehind =
      after &&
      or(
        lt(salesClues.createdAt, after.at),
        and(eq(salesClues.createdAt, after.at), sql`${salesClues.id} > ${after.id}`),
      )
    return this.read()
      .where(and(this.narrowed(member, filter, now), isBehind))
      .orderBy(desc(salesClues.createdAt), salesClues.id)
      .limit(size)
  }

  totals(member: StaffMember, filter: ClueFilter, now: number) {
    return this.db
      .select({ state: salesClues.state, total: count() })
      .from(salesClues)
      .where(this.narrowed(member, filter, now))
      .groupBy(salesClues.state)
  }

  /** A lead that a permission reaches; another one is not there. */
  async find(member: StaffMember, id: string, permission: StaffPermission = 'clues.read') {
    const [row] = await this.read().where(and(eq(salesClues.id, id), this.reach(member, permission)))
    return row
  }

  /** Locks a lead in reach until the transaction ends. */
  async hold(member: StaffMember, id: string, permission: StaffPermission) {
    const [row] = await this.db
      .select()
      .from(salesClues)
      .where(and(eq(salesClues.id, id), this.reach(member, permission)))
      .for('update')
    return row
  }

  async update(id: string, change: Partial<typeof salesClues.$inferInsert>): Promise<void> {
    await this.db.update(salesClues).set(change).where(eq(salesClues.id, id))
  }

  /** Adds to the history; false when the id is known. */
  async addEvent(row: typeof leadEvents.$inferInsert): Promise<boolean> {
    const added = await this.db.insert(leadEvents).values(row).onConflictDoNothing().returning()
    return added.length > 0
  }

  events(clueId: string) {
    return this.db
      .select()
      .from(leadEvents)
      .where(eq(leadEvents.clueId, clueId))
      .orderBy(desc(leadEvents.at), leadEvents.id)
      .limit(MOST_EVENTS)
  }

  /** Other leads of a phone that the member may read. */
  others(member: StaffMember, phone: string, id: string) {
    return this.read()
      .where(and(eq(salesClues.phone, phone), ne(salesClues.id, id), this.reach(member)))
      .orderBy(desc(salesClues.createdAt), salesClues.id)
      .limit(MOST_OTHERS)
  }

  /** How many leads of a phone have an owner, in reach or not. */
  async owned(phone: string, id: string): Promise<number> {
    const [row] = await this.db
      .select({ total: count() })
      .from(salesClues)
      .where(and(eq(salesClues.phone, phone), ne(salesClues.id, id), sql`${salesClues.ownerId} is not null`))
    return row?.total ?? 0
  }

  /** Leads after a moment that a stream may have missed; every branch. */
  since(moment: number) {
    return this.read()
      .where(gte(salesClues.createdAt, moment))
      .orderBy(desc(salesClues.createdAt), salesClues.id)
      .limit(200)
  }

  async linkTitle(code: string): Promise<string> {
    const [row] = await this.db
      .select({ title: salesLinks.title })
      .from(salesLinks)
      .where(eq(salesLinks.code, code))
    return row?.title ?? ''
  }

  /** Assignable members of a branch, or of all branches. */
  members(member: StaffMember) {
    return this.db
      .select({
        staffId: staffAccounts.id,
        name: staffAccounts.name,
        branchId: sql<string>`coalesce(${staffAccounts.branchId}, '')`,
        branchName: sql<string>`coalesce(${branches.name}, '')`,
      })
      .from(staffAccounts)
      .leftJoin(branches, eq(branches.branchId, staffAccounts.branchId))
      .where(
        and(
          withinReach(member, 'clues.assign', staffAccounts.id, staffAccounts.branchId),
          isNull(staffAccounts.lockedAt),
          sql`${staffAccounts.confirmedAt} is not null`,
          sql`${staffAccounts.role} in ('agent', 'branchStaff', 'branchManager')`,
        ),
      )
      .orderBy(staffAccounts.branchId, staffAccounts.name)
      .limit(MOST_MEMBERS)
  }

  async today(member: StaffMember, now: number, start: number) {
    const [fresh] = await this.db
      .select({ total: count() })
      .from(salesClues)
      .where(
        and(this.reach(member), gte(salesClues.createdAt, start), eq(salesClues.state, 'new' as LeadState)),
      )
    const [due] = await this.db
      .select({ total: count() })
      .from(salesClues)
      .where(and(eq(salesClues.ownerId, member.staffId), lt(salesClues.nextAt, now + DAY_MS)))
    return { newLeads: fresh?.total ?? 0, dueToday: due?.total ?? 0 }
  }
}

/** A lead as the lists read it. */
export type ReadClue = Awaited<ReturnType<ClueWorkRepository['since']>>[number]
