import { and, avg, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { containing } from '../../db/containing'
import { classTypes, goods, goodsComments, lessons, teachers } from '../../db/schema/content'

export type GoodsRow = typeof goods.$inferSelect
export type LessonRow = typeof lessons.$inferSelect
export type TeacherRow = typeof teachers.$inferSelect
export type CommentRow = typeof goodsComments.$inferSelect
export type ClassTypeRow = typeof classTypes.$inferSelect

export interface GoodsFilter {
  readonly classType?: string | undefined
  readonly term?: number | undefined
  readonly keyword?: string | undefined
  readonly recommended?: '0' | '1' | undefined
  readonly page: number
  readonly size: number
}

const termOf = (term: number) => (term === 1 ? 1 : 2)

const whereOf = ({ classType, term, keyword, recommended }: GoodsFilter) => {
  const pattern = keyword && containing(keyword)
  return and(
    eq(goods.onSale, true),
    classType ? eq(goods.classType, classType) : undefined,
    term ? eq(goods.term, termOf(term)) : undefined,
    pattern ? or(ilike(goods.title, pattern), ilike(goods.subtitle, pattern)) : undefined,
    recommended === '1' ? eq(goods.recommended, true) : undefined,
  )
}

/** SQL of what is on sale. */
export class GoodsRepository {
  constructor(private readonly db: Db) {}

  async list(filter: GoodsFilter): Promise<{ rows: GoodsRow[]; total: number }> {
    const where = whereOf(filter)
    const rows = await this.db
      .select()
      .from(goods)
      .where(where)
      .orderBy(goods.position)
      .limit(filter.size)
      .offset((filter.page - 1) * filter.size)
    const [all] = await this.db.select({ total: count() }).from(goods).where(where)
    return { rows, total: all?.total ?? 0 }
  }

  async find(goodsId: string): Promise<GoodsRow | undefined> {
    const [row] = await this.db
      .select()
      .from(goods)
      .where(and(eq(goods.goodsId, goodsId), eq(goods.onSale, true)))
    return row
  }

  /** The same, locked until the transaction ends, so that stock is counted by one buyer at a time. */
  async findForUpdate(goodsId: string): Promise<GoodsRow | undefined> {
    const wanted = and(eq(goods.goodsId, goodsId), eq(goods.onSale, true))
    const [row] = await this.db.select().from(goods).where(wanted).for('update')
    return row
  }

  async lessonCounts(goodsIds: readonly string[]): Promise<Map<string, number>> {
    if (!goodsIds.length) return new Map()
    const rows = await this.db
      .select({ goodsId: lessons.goodsId, total: count() })
      .from(lessons)
      .where(inArray(lessons.goodsId, [...goodsIds]))
      .groupBy(lessons.goodsId)
    return new Map(rows.map((row) => [row.goodsId, row.total]))
  }

  async lessons(goodsId: string): Promise<LessonRow[]> {
    return this.db.select().from(lessons).where(eq(lessons.goodsId, goodsId)).orderBy(lessons.position)
  }

  async teachers(ids: readonly string[]): Promise<Map<string, TeacherRow>> {
    if (!ids.length) return new Map()
    const rows = await this.db
      .select()
      .from(teachers)
      .where(inArray(teachers.id, [...ids]))
    return new Map(rows.map((row) => [row.id, row]))
  }

  async comments(goodsId: string, page: number, size: number): Promise<CommentRow[]> {
    return this.db
      .select()
      .from(goodsComments)
      .where(eq(goodsComments.goodsId, goodsId))
      .orderBy(desc(goodsComments.createdAt), goodsComments.id)
      .limit(size)
      .offset((page - 1) * size)
  }

  async rating(goodsId: string): Promise<{ total: number; stars: number }> {
    const [row] = await this.db
      .select({ total: count(), stars: avg(goodsComments.stars) })
      .from(goodsComments)
      .where(eq(goodsComments.goodsId, goodsId))
    return { total: row?.total ?? 0, stars: Math.round(Number(row?.stars ?? 0) * 10) / 10 }
  }

  async classTypes(): Promise<ClassTypeRow[]> {
    return this.db.select().from(classTypes).orderBy(classTypes.position)
  }

  /** The class types of the group of one, that one first. */
  async family(code: string): Promise<ClassTypeRow[]> {
    const group = this.db
      .select({ groupName: classTypes.groupName })
      .from(classTypes)
      .where(eq(classTypes.code, code))
    return this.db
      .select()
      .from(classTypes)
      .where(inArray(classTypes.groupName, group))
      .orderBy(sql`${classTypes.code} <> ${code}`, classTypes.position)
  }
}
