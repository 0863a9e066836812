import { and, asc, count, desc, eq, gte, ilike, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import {
  CLOSING_MS,
  type Deadline,
  type NoticeKind,
  type NoticeState,
  startOf,
} from '@/domain/baoyan/deadlines'
import { containing } from '../../../db/containing'
import type { Db } from '../../../db/Database'
import { baoyanChanges, baoyanDeadlines, baoyanNotices } from '../../../db/schema/baoyan'

export type NoticeRecord = typeof baoyanNotices.$inferSelect
export type DeadlineRecord = typeof baoyanDeadlines.$inferSelect

export interface NoticeFilter {
  readonly kind?: NoticeKind | undefined
  readonly state?: NoticeState | undefined
  readonly degree?: 'academic' | 'professional' | undefined
  readonly levels: readonly number[]
  readonly provinces: readonly string[]
  readonly codes: readonly string[]
  readonly schools: readonly string[]
  readonly ids: readonly string[]
  readonly keyword?: string | undefined
}

const { noticeId, kind, degree, level, province, code, schoolId, title, retired } = baoyanNotices
const { opensAt, appliesUntil, endsAt } = baoyanNotices
const MOST_OF_MONTH = 500
const MOST_CHANGES = 30

const instantOf = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** The row of a deadline; the state in SQL reads its first moment. */
export const deadlineRow = (id: string, one: Deadline): DeadlineRecord => ({
  noticeId: id,
  round: one.round,
  meaning: one.meaning,
  startsAt: startOf(one),
  at: one.at,
  precision: one.precision,
})

/** The state of a notice that is not over: the rule of `noticeState` in SQL. */
const stateSql = (now: number) => {
  const at = instantOf(now)
  const soon = instantOf(now + CLOSING_MS)
  const ofWindow = (opens: SQL, until: SQL) =>
    sql`case when ${opens} > ${at} then 'coming' when ${until} <= ${soon} then 'closing' else 'open' end`
  return sql`case when ${appliesUntil} is null then ${ofWindow(sql`${opensAt}`, sql`${endsAt}`)} else coalesce((
    select ${ofWindow(sql`o.starts_at`, sql`d.at`)} from ${baoyanDeadlines} d
    left join ${baoyanDeadlines} o on o.notice_id = d.notice_id and o.round = d.round and o.meaning = 'open'
    where d.notice_id = ${noticeId} and d.meaning = 'apply' and d.at >= ${at}
    order by d.at, d.round limit 1), 'review') end`
}

/** The condition of a state; open includes those that close soon. */
const inState = (state: NoticeState, now: number) => {
  if (state === 'over') return lt(endsAt, now)
  const states = state === 'open' ? ['open', 'closing'] : [state]
  return and(gte(endsAt, now), inArray(stateSql(now), states))
}

const among = <T extends typeof level | typeof province | typeof schoolId | typeof noticeId>(
  column: T,
  values: readonly (string | number)[],
) => (values.length > 0 ? inArray(column, [...values] as never[]) : undefined)

const fits = (filter: NoticeFilter, now: number) =>
  and(
    eq(retired, false),
    filter.kind && eq(kind, filter.kind),
    filter.degree && inArray(degree, [filter.degree, 'both']),
    among(level, filter.levels),
    among(province, filter.provinces),
    among(schoolId, filter.schools),
    among(noticeId, filter.ids),
    filter.codes.length > 0 ? or(...filter.codes.map((one) => sql`starts_with(${code}, ${one})`)) : undefined,
    filter.keyword ? ilike(title, containing(filter.keyword)) : undefined,
    filter.state && inState(filter.state, now),
  )

/** The next deadline that is no opening. */
const next = (now: number) => sql`(select min(d.at) from ${baoyanDeadlines} d
  where d.notice_id = ${noticeId} and d.at >= ${instantOf(now)} and d.meaning <> 'open')`

/** SQL of notices. */
export class NoticeRepository {
  constructor(private readonly db: Db) {}

  async page(filter: NoticeFilter, now: number, page: number, size: number) {
    const where = fits(filter, now)
    const list = await this.db
      .select()
      .from(baoyanNotices)
      .where(where)
      .orderBy(sql`${next(now)} nulls last`, desc(endsAt), asc(noticeId))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(baoyanNotices, where) }
  }

  async find(id: string): Promise<NoticeRecord | undefined> {
    const [row] = await this.db.select().from(baoyanNotices).where(eq(noticeId, id))
    return row
  }

  byIds(ids: readonly string[]): Promise<NoticeRecord[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.db
      .select()
      .from(baoyanNotices)
      .where(inArray(noticeId, [...ids]))
  }

  deadlines(ids: readonly string[]): Promise<DeadlineRecord[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.db
      .select()
      .from(baoyanDeadlines)
      .where(inArray(baoyanDeadlines.noticeId, [...ids]))
      .orderBy(asc(baoyanDeadlines.at), asc(baoyanDeadlines.round))
  }

  changes(id: string) {
    return this.db
      .select()
      .from(baoyanChanges)
      .where(eq(baoyanChanges.noticeId, id))
      .orderBy(desc(baoyanChanges.seenAt))
      .limit(MOST_CHANGES)
  }

  /** How often each deadline has moved, and when it did last. */
  moves(ids: readonly string[]) {
    if (ids.length === 0) return Promise.resolve([])
    const { noticeId: id, round, meaning, seenAt } = baoyanChanges
    return this.db
      .select({ noticeId: id, round, meaning, count: count(), last: max(seenAt) })
      .from(baoyanChanges)
      .where(inArray(id, [...ids]))
      .groupBy(id, round, meaning)
  }

  between(from: number, to: number) {
    const { round, meaning, at, precision } = baoyanDeadlines
    return this.db
      .select({
        noticeId: baoyanDeadlines.noticeId,
        round,
        meaning,
        at,
        precision,
        title,
        origin: baoyanNotices.origin,
      })
      .from(baoyanDeadlines)
      .innerJoin(baoyanNotices, eq(noticeId, baoyanDeadlines.noticeId))
      .where(and(gte(at, from), lte(at, to), eq(retired, false)))
      .orderBy(asc(at), asc(noticeId))
      .limit(MOST_OF_MONTH)
  }

  /** Replaces the deadlines of a notice and records the differences. */
  async replaceDeadlines(
    id: string,
    deadlines: readonly Deadline[],
    span: Pick<NoticeRecord, 'opensAt' | 'appliesUntil' | 'endsAt'>,
    changes: readonly (typeof baoyanChanges.$inferInsert)[],
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.delete(baoyanDeadlines).where(eq(baoyanDeadlines.noticeId, id))
      await tx.insert(baoyanDeadlines).values(deadlines.map((one) => deadlineRow(id, one)))
      await tx
        .update(baoyanNotices)
        .set({ ...span, edited: true })
        .where(eq(noticeId, id))
      if (changes.length > 0) await tx.insert(baoyanChanges).values([...changes])
    })
  }
}
