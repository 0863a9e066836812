import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { drainQueue } from '../../../db/drainQueue'
import { salesCounting } from '../../../db/schema/salesWork'
import { visitorKey } from '../links/LinkRepository'
import { OrderAttribution } from './OrderAttribution'

/** So many entries of the queue in one transaction. */
const AT_ONCE = 500

/** A day that has to be counted again. */
interface Day {
  readonly subject: string
  readonly promotionId: string
  readonly day: string
}

/**
 * Counts days again whose events changed. Triggers put an entry into the queue in the transaction that writes the event, so
 * nothing is missed; a day is always counted from its events, so nothing is counted twice and late events land on their own day.
 */
export class Counter {
  constructor(private readonly db: Db) {}

  /** Works the queue off; several processes may do it at once. */
  drain(): Promise<number> {
    return drainQueue(() => this.batch())
  }

  private batch(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const entries = await tx
        .select()
        .from(salesCounting)
        .orderBy(salesCounting.id)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      if (entries.length === 0) return 0
      await tx.delete(salesCounting).where(
        inArray(
          salesCounting.id,
          entries.map(({ id }) => id),
        ),
      )
      for (const { subject } of entries.filter(({ kind }) => kind === 'order'))
        await new OrderAttribution(tx).attribute(subject)
      for (const day of distinct(entries.filter(({ kind }) => kind === 'activity')))
        await countActivity(tx, day)
      for (const day of distinct(entries.filter(({ kind }) => kind === 'staff'))) await countStaff(tx, day)
      return entries.length
    })
  }
}

const distinct = (days: readonly Day[]): Day[] =>
  [...new Map(days.map((day) => [`${day.subject}|${day.promotionId}|${day.day}`, day])).values()].sort(
    (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1),
  )

/** Sort key for locks on days, so that two processes do not deadlock. */
const keyOf = ({ subject, promotionId, day }: Day): string => `${subject}|${promotionId}|${day}`

const startOf = (day: string) => sql`${`${day}T00:00:00+08:00`}::timestamptz`
const endOf = (day: string) => sql`${startOf(day)} + interval '1 day'`
const lockOf = (name: string) => sql`select pg_advisory_xact_lock(hashtext(${`yantu:sales:${name}`}))`

const countActivity = async (tx: Db, { promotionId, day }: Day): Promise<void> => {
  // When two processes count the same day, the second sees at least the rows of the first.
  await tx.execute(lockOf(`activity|${promotionId}|${day}`))
  await tx.execute(sql`
    insert into activity_days (promotion_id, day, views, visitors, clicks, logins, dwell, leads, orders, amount)
    select ${promotionId}, ${day}, e.views, e.visitors, e.clicks, e.logins, e.dwell, l.leads, o.orders, o.amount
    from (
      select count(*) filter (where type = 1) as views,
        count(distinct coalesce(uid::text, device, id)) filter (where type = 1) as visitors,
        count(*) filter (where type = 3 and name not in ('login', 'register')) as clicks,
        count(*) filter (where type = 3 and name in ('login', 'register')) as logins,
        coalesce(sum(duration) filter (where type = 2), 0) as dwell
      from page_events where promotion_id = ${promotionId} and at >= ${startOf(day)} and at < ${endOf(day)}
    ) e, (
      select count(*) as leads from sales_clues
      where promotion_id = ${promotionId} and created_at >= ${startOf(day)} and created_at < ${endOf(day)}
    ) l, (
      select count(*) filter (where kind = 'paid') as orders, coalesce(sum(amount), 0) as amount from order_sources
      where promotion_id = ${promotionId} and at >= ${startOf(day)} and at < ${endOf(day)}
    ) o
    on conflict (promotion_id, day) do update set views = excluded.views, visitors = excluded.visitors,
      clicks = excluded.clicks, logins = excluded.logins, dwell = excluded.dwell, leads = excluded.leads,
      orders = excluded.orders, amount = excluded.amount`)
}

const countStaff = async (tx: Db, { subject, promotionId, day }: Day): Promise<void> => {
  await tx.execute(lockOf(`staff|${subject}|${promotionId}|${day}`))
  await tx.execute(sql`
    insert into staff_days (staff_id, promotion_id, day, branch_id, visits, visitors, registrations, leads, orders, refunds, amount)
    select ${subject}, ${promotionId}, ${day}, (select branch_id from staff_accounts where id = ${subject}),
      t.visits, t.visitors, r.registrations, l.leads, o.orders, o.refunds, o.amount
    from (
      select count(*) as visits, count(distinct ${visitorKey}) as visitors
      from link_visits v join sales_links k on k.code = v.code
      where k.staff_id = ${subject} and k.promotion_id = ${promotionId} and v.held is null
        and v.at >= ${startOf(day)} and v.at < ${endOf(day)}
    ) t, (
      select count(*) as registrations from account_sources
      where staff_id = ${subject} and promotion_id = ${promotionId} and held is null
        and registered_at >= ${startOf(day)} and registered_at < ${endOf(day)}
    ) r, (
      select count(*) as leads from sales_clues
      where staff_id = ${subject} and promotion_id = ${promotionId}
        and created_at >= ${startOf(day)} and created_at < ${endOf(day)}
    ) l, (
      select count(*) filter (where kind = 'paid') as orders, count(*) filter (where kind = 'refund') as refunds,
        coalesce(sum(amount), 0) as amount
      from order_sources where staff_id = ${subject} and promotion_id = ${promotionId} and held is null
        and at >= ${startOf(day)} and at < ${endOf(day)}
    ) o
    on conflict (staff_id, promotion_id, day) do update set branch_id = excluded.branch_id, visits = excluded.visits,
      visitors = excluded.visitors, registrations = excluded.registrations, leads = excluded.leads,
      orders = excluded.orders, refunds = excluded.refunds, amount = excluded.amount`)
}
