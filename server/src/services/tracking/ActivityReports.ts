import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ActivityReport } from '@/contracts/tracking/activityReport'
import type { Db } from '../../db/Database'

const MOST_TABS = 200
const MONTH_MS = 30 * 86_400_000

/** Drivers give counts as text. */
const count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number))
const dayRows = v.object({
  rows: v.array(
    v.object({ day: v.string(), views: count, visitors: count, clicks: count, logins: count, leads: count }),
  ),
})
const tabRows = v.object({
  rows: v.array(v.object({ page: v.string(), tab: v.string(), looks: count, dwell: count })),
})

interface Span {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

const moment = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`
/** The midnight of a day in China, which has had one offset since 1992: to write the day out for each visit costs six times as much. */
const midnightOf = (column: string): SQL =>
  sql`date_bin('1 day', ${sql.raw(column)}, '2000-01-01 00:00+08'::timestamptz)`

/** Results of activities, from page events and leads (seed §7 Tracking). */
export class ActivityReports {
  constructor(
    private readonly db: Db,
    private readonly clock: () => number,
  ) {}

  /** A promotion between two moments: by day of China, and by tab. Ids that came twice were stored once. */
  async of(promotionId: string, { from, to }: Span): Promise<ActivityReport> {
    const end = to ?? this.clock() + 1
    const span = { start: moment(from ?? end - MONTH_MS), end: moment(end) }
    const [days, tabs] = [await this.days(promotionId, span), await this.tabs(promotionId, span)]
    return { days, tabs }
  }

  private async days(promotionId: string, { start, end }: { start: SQL; end: SQL }) {
    const result = await this.db.execute(sql`
      with events as (
        select ${midnightOf('at')} as day,
          count(*) filter (where type = 1) as views,
          count(distinct coalesce(uid::text, device, id)) filter (where type = 1) as visitors,
          count(*) filter (where type = 3 and name not in ('login', 'register')) as clicks,
          count(*) filter (where type = 3 and name in ('login', 'register')) as logins
        from page_events
        where promotion_id = ${promotionId} and at >= ${start} and at < ${end}
        group by 1
      ), leads as (
        select ${midnightOf('created_at')} as day, count(*) as leads from sales_clues
        where promotion_id = ${promotionId} and created_at >= ${start} and created_at < ${end}
        group by 1
      )
      select to_char(coalesce(events.day, leads.day) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, coalesce(views, 0) as views, coalesce(visitors, 0) as visitors,
        coalesce(clicks, 0) as clicks, coalesce(logins, 0) as logins, coalesce(leads, 0) as leads
      from events full join leads on leads.day = events.day
      order by 1`)
    return v.parse(dayRows, result).rows
  }

  private async tabs(promotionId: string, { start, end }: { start: SQL; end: SQL }) {
    const result = await this.db.execute(sql`
      select page, coalesce(tab, '') as tab, count(*) as looks, coalesce(sum(duration), 0) as dwell
      from page_events
      where type = 2 and promotion_id = ${promotionId} and at >= ${start} and at < ${end}
      group by 1, 2
      order by dwell desc, page, tab
      limit ${MOST_TABS}`)
    return v.parse(tabRows, result).rows
  }
}
