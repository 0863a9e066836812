import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { GoodsSort } from '@/contracts/course/goods'
import type { Db } from '../../../db/Database'
import { containing } from '../../../db/containing'
import { prepared } from '../../../db/prepared'
import type { Season } from '@/domain/progress/season'
import { classTypes, goods, goodsComments, lessons, teachers } from '../../../db/schema/content'
import { entitlements } from '../../../db/schema/courses'
import { isComing } from './isComing'

export type GoodsRow = typeof goods.$inferSelect
export type LessonRow = typeof lessons.$inferSelect & { readonly isComing: boolean }
export type TeacherRow = typeof teachers.$inferSelect
export type CommentRow = typeof goodsComments.$inferSelect
export type ClassTypeRow = typeof classTypes.$inferSelect

/** Ids of goods whose season is now, and of goods out of season. */
export interface GoodsSeasons {
  readonly now: readonly string[]
  readonly others: readonly string[]
}

export interface GoodsFilter {
  /** Any of these; all without them. */
  readonly classTypes?: readonly string[] | undefined
  readonly term?: number | undefined
  readonly keyword?: string | undefined
  readonly priceFrom?: number | undefined
  readonly priceTo?: number | undefined
  readonly recommended?: '0' | '1' | undefined
  readonly sort?: GoodsSort | undefined
  /** Goods that come first and last where nothing else sorts them. */
  readonly seasons?: GoodsSeasons | undefined
  readonly page: number
  readonly size: number
}

const termOf = (term: number) => (term === 1 ? 1 : 2)

// Drizzle drops the table from columns inside of `sql` when a select has one table: the names are written out.
const cardFields = {
  goodsId: goods.goodsId,
  title: goods.title,
  subtitle: goods.subtitle,
  cover: goods.cover,
  classType: goods.classType,
  classTypeName: goods.classTypeName,
  term: goods.term,
  price: goods.price,
  originalPrice: goods.originalPrice,
  tags: goods.tags,
  learners: goods.learners,
  lessonCount: sql<number>`(select count(*)::int from lessons l where l.goods_id = goods.goods_id and not l.retired)`,
  trialVid: sql<string | null>`(select l.vid from lessons l
    where l.goods_id = goods.goods_id and not l.retired and l.trial and l.vid is not null order by l.position limit 1)`,
  teacherNames: sql<string[]>`array(
    select t.name from jsonb_array_elements_text(goods.teacher_ids) with ordinality as wanted(id, place)
    join teachers t on t.id = wanted.id order by wanted.place)`,
}
/** Goods as a list shows them. */
export type GoodsCard = Pick<GoodsRow, Extract<keyof typeof cardFields, keyof GoodsRow>> & {
  readonly lessonCount: number
  /** The clip of the first lesson that anyone may try. */
  readonly trialVid: string | null
  readonly teacherNames: string[]
}

const wanted = {
  classTypes: sql`${sql.placeholder('classTypes')}::text[]`,
  priceFrom: sql`${sql.placeholder('priceFrom')}::int`,
  priceTo: sql`${sql.placeholder('priceTo')}::int`,
  term: sql`${sql.placeholder('term')}::int`,
  pattern: sql`${sql.placeholder('pattern')}::text`,
  recommended: sql`${sql.placeholder('recommended')}::boolean`,
}

/** Goods on sale that match the non-null parts of the filter. */
const isWanted = and(
  eq(goods.onSale, true),
  sql`(${wanted.classTypes} is null or ${goods.classType} = any(${wanted.classTypes}))`,
  sql`(${wanted.priceFrom} is null or ${goods.price} >= ${wanted.priceFrom})`,
  sql`(${wanted.priceTo} is null or ${goods.price} <= ${wanted.priceTo})`,
  sql`(${wanted.term} is null or ${goods.term} = ${wanted.term})`,
  sql`(${wanted.pattern} is null or ${goods.title} ilike ${wanted.pattern} or ${goods.subtitle} ilike ${wanted.pattern})`,
  sql`(${wanted.recommended} is null or ${goods.recommended} = ${wanted.recommended})`,
)

const pageInOrder = (name: string, ...order: SQL[]) =>
  prepared((db) =>
    db
      .select(cardFields)
      .from(goods)
      .where(isWanted)
      .orderBy(...order, goods.position)
      .limit(sql.placeholder('size'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )

/** Goods in season first, those out of season last. */
const bySeason = sql`case when ${goods.goodsId} = any(${sql.placeholder('now')}::text[]) then 0
  when ${goods.goodsId} = any(${sql.placeholder('others')}::text[]) then 2 else 1 end`

const pageAsPut = pageInOrder('page_of_goods', bySeason)
const pageSorted: Readonly<Record<GoodsSort, typeof pageAsPut>> = {
  sales: pageInOrder('page_of_goods_by_sales', desc(goods.learners)),
  priceUp: pageInOrder('page_of_goods_by_price_up', asc(goods.price)),
  priceDown: pageInOrder('page_of_goods_by_price_down', desc(goods.price)),
}

const seasonsOfGoods = prepared((db) =>
  db
    .select({ goodsId: goods.goodsId, season: sql<Season>`goods.detail -> 'season'` })
    .from(goods)
    .where(and(eq(goods.onSale, true), sql`goods.detail ? 'season'`))
    .prepare('seasons_of_goods'),
)

const countOfGoods = prepared((db) =>
  db.select({ total: count() }).from(goods).where(isWanted).prepare('count_of_goods'),
)

const teachersOf = prepared((db) =>
  db
    .select()
    .from(teachers)
    .where(sql`${teachers.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('teachers_by_id'),
)

const wishOf = ({ classTypes, term, keyword, priceFrom, priceTo, recommended }: GoodsFilter) => ({
  classTypes: classTypes ? [...classTypes] : null,
  priceFrom: priceFrom ?? null,
  priceTo: priceTo ?? null,
  term: term ? termOf(term) : null,
  pattern: keyword ? containing(keyword) : null,
  recommended: recommended === '1' ? true : null,
})

/** SQL of what is on sale. */
export class GoodsRepository {
  constructor(private readonly db: Db) {}

  async list(filter: GoodsFilter): Promise<{ rows: GoodsCard[]; total: number }> {
    const { page, size, sort, seasons } = filter
    const wish = wishOf(filter)
    const range = { ...wish, size, offset: (page - 1) * size }
    const rows = sort
      ? await pageSorted[sort](this.db).execute(range)
      : await pageAsPut(this.db).execute({
          ...range,
          now: [...(seasons?.now ?? [])],
          others: [...(seasons?.others ?? [])],
        })
    const [all] = await countOfGoods(this.db).execute(wish)
    return { rows, total: all?.total ?? 0 }
  }

  /** The seasons of goods on sale that have one. */
  async seasons(): Promise<{ goodsId: string; season: Season }[]> {
    return seasonsOfGoods(this.db).execute()
  }

  /** Goods on sale. */
  async find(goodsId: string): Promise<GoodsRow | undefined> {
    const [row] = await this.db
      .select()
      .from(goods)
      .where(and(eq(goods.goodsId, goodsId), eq(goods.onSale, true)))
    return row
  }

  /** Goods that a user owns, on sale or not. */
  async findOwned(goodsId: string, uid: number, now: number): Promise<GoodsRow | undefined> {
    const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))
    const [row] = await this.db
      .select(getTableColumns(goods))
      .from(goods)
      .innerJoin(entitlements, eq(entitlements.goodsId, goods.goodsId))
      .where(and(eq(goods.goodsId, goodsId), eq(entitlements.uid, uid), alive))
    return row
  }

  /** Goods on sale, locked until the transaction ends, so that stock is counted by one buyer at a time. */
  async findForUpdate(goodsId: string): Promise<GoodsRow | undefined> {
    const wanted = and(eq(goods.goodsId, goodsId), eq(goods.onSale, true))
    const [row] = await this.db.select().from(goods).where(wanted).for('update')
    return row
  }

  /** Goods as they are now, on sale or not, locked likewise: for what was ordered while it was on sale. */
  async orderedForUpdate(goodsId: string): Promise<GoodsRow | undefined> {
    const [row] = await this.db.select().from(goods).where(eq(goods.goodsId, goodsId)).for('update')
    return row
  }

  async lessons(goodsId: string): Promise<LessonRow[]> {
    return this.db
      .select({ ...getTableColumns(lessons), isComing })
      .from(lessons)
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.retired, false)))
      .orderBy(lessons.position)
  }

  async teachers(ids: readonly string[]): Promise<Map<string, TeacherRow>> {
    if (!ids.length) return new Map()
    const rows = await teachersOf(this.db).execute({ ids: [...ids] })
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

  /** Some goods of a class type. */
  async soldAs(classType: string): Promise<{ goodsId: string } | undefined> {
    const [row] = await this.db
      .select({ goodsId: goods.goodsId })
      .from(goods)
      .where(eq(goods.classType, classType))
      .limit(1)
    return row
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
