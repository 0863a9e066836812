import type { PageEvent } from '@/contracts/tracking/pageEvents'
import { asc, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { prepared } from '../../db/prepared'
import { pageEvents } from '../../db/schema/sales'

const CLAIMED_UID_LIMIT = 1e15

const claimedUid = (event: PageEvent) => {
  const uid = Number(event.uid ?? '0')
  return uid > 0 && uid < CLAIMED_UID_LIMIT ? uid : null
}

const moment = (at: number) => new Date(at).toISOString()

/** One statement for batches of any size: the rows go as one parameter, by the names of their columns. */
const addEvents = prepared((db) =>
  db
    .insert(pageEvents)
    .select(
      sql`select id, type, page, name, tab, duration, at, received_at, device, uid, uid_proved, promotion_id, invite_code, context
        from jsonb_populate_recordset(null::page_events, ${sql.placeholder('rows')}::jsonb)`,
    )
    .onConflictDoNothing()
    .returning({ id: pageEvents.id })
    .prepare('add_page_events'),
)

/** The sender of a batch: the login of its token, the device that it names. */
interface Sender {
  readonly uid: number | null
  readonly device: string | null
}

/** How long a visit is kept: a season and the one before it, to compare. */
const KEPT_MS = 400 * 86_400_000
const AT_ONCE = 5000

/** SQL of page events. */
export class EventRepository {
  constructor(private readonly db: Db) {}

  /** Deletes some of the visits that are older than anybody asks for; several processes may do it at once. */
  async forgetOld(now: number): Promise<void> {
    const old = this.db
      .select({ id: pageEvents.id })
      .from(pageEvents)
      .where(lt(pageEvents.receivedAt, now - KEPT_MS))
      .orderBy(asc(pageEvents.receivedAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    await this.db.delete(pageEvents).where(sql`${pageEvents.id} = any(array(${old}))`)
  }

  /** Stores the events whose id is new; their number. */
  async insert(events: readonly PageEvent[], { uid, device }: Sender, receivedAt: number): Promise<number> {
    const rows = events.map((event) => ({
      id: event.id,
      type: event.type,
      page: event.page,
      name: event.name,
      tab: event.tab,
      duration: event.duration,
      at: moment(Math.min(event.at, receivedAt)),
      received_at: moment(receivedAt),
      device,
      uid: uid ?? claimedUid(event),
      uid_proved: uid !== null,
      promotion_id: event.context.promotionId,
      invite_code: event.context.inviteCode,
      context: event.context,
    }))
    const inserted = await addEvents(this.db).execute({ rows: JSON.stringify(rows) })
    return inserted.length
  }
}
