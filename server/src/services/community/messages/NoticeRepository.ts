import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { NoticeKind } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { communityBlocks, communityNotices } from '../../../db/schema/community'
import type { Random } from '../../../ports/Random'
import type { Place } from '../cursor'

/** A message for a user; messages of one group become one row until it is read. */
interface NewNotice {
  readonly uid: number
  readonly kind: NoticeKind
  readonly groupKey: string
  readonly actor: number | null
  readonly title: string
  readonly body: string
  readonly targetKind: string
  readonly targetId: string
  readonly at: number
}

const { noticeId, seq, uid, kind, groupKey, readAt, total, at } = communityNotices
const BODY = 200

/** SQL of messages. */
export class NoticeRepository {
  constructor(
    private readonly db: Db,
    private readonly random: Random,
  ) {}

  /** Adds a message, unless the user acts on something of the own or has blocked the actor. */
  async add(tx: Db, notice: NewNotice): Promise<void> {
    const { actor } = notice
    if (actor === notice.uid) return
    if (actor !== null) {
      const blocked = and(eq(communityBlocks.uid, notice.uid), eq(communityBlocks.blocked, actor))
      if ((await tx.$count(communityBlocks, blocked)) > 0) return
    }
    await tx
      .insert(communityNotices)
      .values({ ...notice, body: notice.body.slice(0, BODY), noticeId: this.random.id() })
      .onConflictDoUpdate({
        target: [uid, groupKey],
        targetWhere: isNull(readAt),
        set: {
          total: sql`${total} + 1`,
          actor,
          title: notice.title,
          body: notice.body.slice(0, BODY),
          at: notice.at,
          seq: sql`default`,
        },
      })
  }

  list(owner: number, only: NoticeKind | undefined, place: Place | undefined, most: number) {
    const { title, body, targetKind, targetId } = communityNotices
    return this.db
      .select({
        noticeId,
        seq,
        heat: sql<number>`0`,
        kind,
        title,
        body,
        targetKind,
        targetId,
        total,
        at,
        readAt,
      })
      .from(communityNotices)
      .where(and(eq(uid, owner), only && eq(kind, only), place ? lt(seq, place.seq) : undefined))
      .orderBy(desc(seq))
      .limit(most)
  }

  unread(owner: number) {
    return this.db
      .select({ kind, count: sql<number>`count(*)::int` })
      .from(communityNotices)
      .where(and(eq(uid, owner), isNull(readAt)))
      .groupBy(kind)
  }

  async read(
    owner: number,
    only: { noticeId?: string | undefined; kind?: NoticeKind | undefined },
    now: number,
  ) {
    await this.db
      .update(communityNotices)
      .set({ readAt: now })
      .where(
        and(
          eq(uid, owner),
          isNull(readAt),
          only.noticeId === undefined ? undefined : eq(noticeId, only.noticeId),
          only.kind === undefined ? undefined : eq(kind, only.kind),
        ),
      )
  }
}
