import type { PageEvent } from '@/contracts/tracking/pageEvents'
import type { Db } from '../../db/Database'
import { pageEvents } from '../../db/schema/sales'

const CLAIMED_UID_LIMIT = 1e15

const claimedUid = (event: PageEvent) => {
  const uid = Number(event.uid ?? '0')
  return uid > 0 && uid < CLAIMED_UID_LIMIT ? uid : null
}

/** Who sent a batch: the login that the token proves, the device that it names. */
interface Sender {
  readonly uid: number | null
  readonly device: string | null
}

/** SQL of page events. */
export class EventRepository {
  constructor(private readonly db: Db) {}

  /** Stores the events whose id is new; their number. */
  async insert(events: readonly PageEvent[], { uid, device }: Sender, receivedAt: number): Promise<number> {
    const rows = events.map((event) => ({
      id: event.id,
      type: event.type,
      page: event.page,
      name: event.name ?? null,
      tab: event.tab ?? null,
      duration: event.duration ?? null,
      at: Math.min(event.at, receivedAt),
      receivedAt,
      device,
      uid: uid ?? claimedUid(event),
      uidProved: uid !== null,
      promotionId: event.context.promotionId ?? null,
      inviteCode: event.context.inviteCode ?? null,
      context: event.context,
    }))
    const inserted = await this.db
      .insert(pageEvents)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: pageEvents.id })
    return inserted.length
  }
}
