import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { goods } from '../../db/schema/content'
import { entitlements } from '../../db/schema/courses'

const ended = (uid: number, now: number) => and(eq(entitlements.uid, uid), lte(entitlements.expiresAt, now))

/** SQL of courses whose time is over. */
export class ExpiredCourseRepository {
  constructor(private readonly db: Db) {}

  async page(uid: number, now: number, page: number, size: number) {
    const rows = await this.db
      .select({
        goodsId: goods.goodsId,
        title: goods.title,
        cover: goods.cover,
        price: goods.price,
        onSale: goods.onSale,
        expiredAt: entitlements.expiresAt,
        lessonCount: sql<number>`(select count(*)::int from lessons l
          where l.goods_id = ${goods.goodsId} and not l.retired)`,
        lessonsDone: sql<number>`(select count(*)::int from lesson_progress p
          where p.uid = ${entitlements.uid} and p.goods_id = ${goods.goodsId})`,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .where(ended(uid, now))
      .orderBy(desc(entitlements.expiresAt), goods.goodsId)
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(entitlements).where(ended(uid, now))
    return { rows, total: all?.total ?? 0 }
  }
}
