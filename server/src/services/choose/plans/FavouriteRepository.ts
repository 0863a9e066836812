import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { admissionSchools, chooseFavourites, disciplines, programmes } from '../../../db/schema/schoolChoice'
import { lock } from '../../../db/withLock'

export type FavouriteKind = 'school' | 'major' | 'programme'

const { uid: owner, kind: kindColumn, targetId, position, addedAt } = chooseFavourites

const ofKind = (uid: number, kind: FavouriteKind) => and(eq(owner, uid), eq(kindColumn, kind))

/** Name and note of a favourite; null when it is no longer in the data. */
const names = {
  school: {
    name: sql<string | null>`(select s.name from ${admissionSchools} s where s.school_id = ${targetId})`,
    note: sql<
      string | null
    >`(select concat_ws(' · ', s.province, s.tier) from ${admissionSchools} s where s.school_id = ${targetId})`,
  },
  major: {
    name: sql<string | null>`(select d.name from ${disciplines} d where d.code = ${targetId})`,
    note: sql<string | null>`${targetId}`,
  },
  programme: {
    name: sql<string | null>`(select concat_ws(' ', s.name, p.name) from ${programmes} p
      join ${admissionSchools} s on s.school_id = p.school_id where p.programme_id = ${targetId})`,
    note: sql<
      string | null
    >`(select concat_ws(' · ', nullif(p.dept, ''), p.code) from ${programmes} p where p.programme_id = ${targetId})`,
  },
} as const

/** SQL of favourites. */
export class FavouriteRepository {
  constructor(private readonly db: Db) {}

  async page(uid: number, kind: FavouriteKind, page: number, size: number) {
    const rows = await this.db
      .select({ kind: kindColumn, targetId, addedAt, ...names[kind] })
      .from(chooseFavourites)
      .where(ofKind(uid, kind))
      .orderBy(asc(position), desc(addedAt), asc(targetId))
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(chooseFavourites).where(ofKind(uid, kind))
    return { rows, total: all?.total ?? 0 }
  }

  async has(uid: number, kind: FavouriteKind, id: string): Promise<boolean> {
    const rows = await this.db
      .select({ targetId })
      .from(chooseFavourites)
      .where(and(ofKind(uid, kind), eq(targetId, id)))
    return rows.length > 0
  }

  /** Adds a favourite in front of the others; false where there are too many. */
  add(uid: number, kind: FavouriteKind, id: string, limits: { most: number; now: number }): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await lock(tx, `favourites:${uid}`)
      const [held] = await tx
        .select({ total: count(), least: sql<number>`coalesce(min(${position}), 0)::int` })
        .from(chooseFavourites)
        .where(eq(owner, uid))
      if ((held?.total ?? 0) >= limits.most) return false
      await tx
        .insert(chooseFavourites)
        .values({ uid, kind, targetId: id, position: (held?.least ?? 0) - 1, addedAt: limits.now })
        .onConflictDoNothing()
      return true
    })
  }

  async remove(uid: number, kind: FavouriteKind, ids: readonly string[]): Promise<void> {
    await this.db.delete(chooseFavourites).where(and(ofKind(uid, kind), inArray(targetId, [...ids])))
  }

  /** Puts the named ones in their order; those that are not named follow. */
  async order(uid: number, kind: FavouriteKind, ids: readonly string[]): Promise<void> {
    const list = ids.join(',')
    await this.db
      .update(chooseFavourites)
      .set({
        position: sql`coalesce(array_position(string_to_array(${list}, ','), ${targetId}), ${ids.length + 1})`,
      })
      .where(ofKind(uid, kind))
  }
}
