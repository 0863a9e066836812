import { and, desc, eq } from 'drizzle-orm'
import type { BookmarkKind } from '@/domain/library/bookmarkKinds'
import type { Db } from '../../../db/Database'
import { bookmarks } from '../../../db/schema/library'

interface Target {
  readonly kind: BookmarkKind
  readonly targetId: string
}

const ofTarget = (uid: number, { kind, targetId }: Target) =>
  and(eq(bookmarks.uid, uid), eq(bookmarks.kind, kind), eq(bookmarks.targetId, targetId))

/** SQL of bookmarks. */
export class BookmarkRepository {
  constructor(private readonly db: Db) {}

  async page(uid: number, only: BookmarkKind | undefined, page: number, size: number) {
    const { kind, targetId, title, at } = bookmarks
    const where = and(eq(bookmarks.uid, uid), only && eq(kind, only))
    const list = await this.db
      .select({ kind, targetId, title, at })
      .from(bookmarks)
      .where(where)
      .orderBy(desc(at), kind, targetId)
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(bookmarks, where) }
  }

  count(uid: number): Promise<number> {
    return this.db.$count(bookmarks, eq(bookmarks.uid, uid))
  }

  async has(uid: number, target: Target): Promise<boolean> {
    return (await this.db.$count(bookmarks, ofTarget(uid, target))) > 0
  }

  /** Adds a bookmark; one that is there already stays as it is. */
  async add(uid: number, target: Target, title: string, at: number): Promise<void> {
    const { kind, targetId } = target
    await this.db.insert(bookmarks).values({ uid, kind, targetId, title, at }).onConflictDoNothing()
  }

  async remove(uid: number, target: Target): Promise<void> {
    await this.db.delete(bookmarks).where(ofTarget(uid, target))
  }
}
