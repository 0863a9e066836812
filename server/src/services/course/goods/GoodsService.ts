import type { Chapter, ClassType, Comment, Goods, GoodsDetail, ShopCategory } from '@/contracts/course/goods'
import { examDateSchema } from '@/contracts/course/examDates'
import { seasonState } from '@/domain/progress/season'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { authoredCategorySchema } from '../../../authoring/courseSchemas'
import { orThrow } from '../../../http/orThrow'
import { nextWeekly } from '@/domain/courses/nextWeekly'
import type { Clock } from '../../../ports/Clock'
import type { Db } from '../../../db/Database'
import type { Read } from '../../../db/Read'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { documentVersion } from '../orders/documentVersion'
import {
  type ClassTypeRow,
  type CommentRow,
  type GoodsFilter,
  GoodsRepository,
  type GoodsSeasons,
  type GoodsCard,
  type LessonRow,
} from './GoodsRepository'

const FIRST_COMMENTS = 3

const goodsOf = (row: GoodsCard): Goods => ({
  goodsId: row.goodsId,
  title: row.title,
  subtitle: row.subtitle,
  cover: row.cover,
  classType: row.classType,
  classTypeName: row.classTypeName,
  term: row.term,
  price: row.price,
  originalPrice: row.originalPrice,
  tags: row.tags,
  lessonCount: row.lessonCount,
  ...(row.trialVid !== null && { trialVid: row.trialVid }),
  learners: row.learners,
  teacherNames: row.teacherNames,
})

const trialVidOf = (lessons: readonly LessonRow[]): string | null =>
  lessons.find(({ trial, vid }) => trial && vid !== null)?.vid ?? null

const commentOf = ({ id, userName, avatar, stars, content, createdAt }: CommentRow): Comment => ({
  id,
  userName,
  avatar,
  stars,
  content,
  createdAt,
})

const chaptersOf = (rows: readonly LessonRow[], now: number): Chapter[] => {
  const chapters = new Map<number, Chapter>()
  for (const row of rows) {
    const chapter = chapters.get(row.chapter) ?? { title: row.chapterTitle, lessons: [] }
    const { lessonId, title, kind, minutes, trial, weekly, vid } = row
    const startsAt = weekly ? { startsAt: nextWeekly(weekly, now) } : {}
    const clip = trial && vid !== null ? { vid } : {}
    const coming = row.isComing ? { coming: true as const } : {}
    chapter.lessons.push({ lessonId, title, kind, minutes, trial, ...startsAt, ...clip, ...coming })
    chapters.set(row.chapter, chapter)
  }
  return [...chapters.values()]
}

const classTypeOf = ({ code, name, groupName, term1Goods, term2Goods }: ClassTypeRow): ClassType => ({
  code,
  name,
  group: groupName,
  terms: [
    { term: 1, name: '第一期', goodsId: term1Goods },
    { term: 2, name: '第二期', goodsId: term2Goods },
  ],
})

/** The shop's filter: a category, a class type, or both. */
interface ShopFilter extends Omit<GoodsFilter, 'classTypes'> {
  readonly category?: string | undefined
  readonly classType?: string | undefined
}

interface GoodsDeps {
  readonly db: Db
  readonly read: Read
  readonly items: ItemRepository
  readonly clock: Clock
  readonly miniProgramOrders: boolean
}

/** The goods on sale. */
export class GoodsService {
  constructor(private readonly deps: GoodsDeps) {}

  /** The page of the shop that a visitor asks for. A category that is not there (any more) holds nothing. */
  async shop({ category, classType, ...filter }: ShopFilter) {
    const one = classType ? [classType] : undefined
    if (!category) return this.list({ ...filter, classTypes: one })
    const found = await this.deps.items.find('shop-category', category, authoredCategorySchema)
    const among = found?.classTypes ?? []
    return this.list({
      ...filter,
      classTypes: classType ? among.filter((code) => code === classType) : among,
    })
  }

  async categories(): Promise<ShopCategory[]> {
    const categories = await this.deps.items.list('shop-category', authoredCategorySchema)
    return categories.map(({ key, name }) => ({ key, name }))
  }

  async list(filter: GoodsFilter) {
    const { rows, total } = await this.deps.read(async (db) => {
      const repository = new GoodsRepository(db)
      // Only the order of the shop itself follows the seasons.
      const seasons = filter.sort ? undefined : await this.seasons(repository)
      return repository.list({ ...filter, seasons })
    })
    return { list: rows.map(goodsOf), total, page: filter.page, size: filter.size }
  }

  private async seasons(repository: GoodsRepository): Promise<GoodsSeasons> {
    const { items, clock } = this.deps
    const exams = await items.list('exam', examDateSchema)
    const today = shanghaiDate(clock())
    const rows = await repository.seasons()
    const inSeason = new Set(
      rows.filter(({ season }) => seasonState(season, exams, today) === 'now').map(({ goodsId }) => goodsId),
    )
    return {
      now: [...inSeason],
      others: rows.map(({ goodsId }) => goodsId).filter((goodsId) => !inSeason.has(goodsId)),
    }
  }

  /** Goods on sale, or goods that the user owns, even when they are no longer sold. */
  async detail(goodsId: string, uid?: number): Promise<GoodsDetail> {
    const { db, read } = this.deps
    // Read ownership again: the goods may have been bought just now.
    const found =
      uid === undefined
        ? await read((replica) => this.detailIn(replica, goodsId))
        : await this.detailIn(db, goodsId, uid)
    return orThrow(found, 'notFound')
  }

  private async detailIn(db: Db, goodsId: string, uid?: number): Promise<GoodsDetail | undefined> {
    const { clock, miniProgramOrders } = this.deps
    const goods = new GoodsRepository(db)
    const owned = () => (uid === undefined ? undefined : goods.findOwned(goodsId, uid, clock()))
    const row = (await goods.find(goodsId)) ?? (await owned())
    if (!row) return undefined
    const { season: _, ...detail } = row.detail
    const lessons = await goods.lessons(goodsId)
    const known = await goods.teachers(row.teacherIds)
    const teachers = row.teacherIds.flatMap((id) => known.get(id) ?? [])
    const { total, stars } = await goods.rating(goodsId)
    const comments = await goods.comments(goodsId, 1, FIRST_COMMENTS)
    return {
      ...goodsOf({
        ...row,
        lessonCount: lessons.length,
        trialVid: trialVidOf(lessons),
        teacherNames: teachers.map(({ name }) => name),
      }),
      ...detail,
      teachers,
      outline: chaptersOf(lessons, clock()),
      ...(row.validDays !== null && { validDays: row.validDays }),
      ...(row.validUntil !== null && { validUntil: row.validUntil }),
      shipped: row.shipped,
      stock: row.stock,
      miniProgramOrders,
      agreementName: row.agreementName,
      agreementVersion: await documentVersion(db, row.agreementName),
      commentCount: total,
      rating: stars,
      comments: comments.map(commentOf),
    }
  }

  comments(goodsId: string, page: number, size: number) {
    return this.deps.read(async (db) => {
      const goods = new GoodsRepository(db)
      const rows = await goods.comments(goodsId, page, size)
      const { total } = await goods.rating(goodsId)
      return { list: rows.map(commentOf), total, page, size }
    })
  }

  async classTypes(): Promise<ClassType[]> {
    return (await this.deps.read((db) => new GoodsRepository(db).classTypes())).map(classTypeOf)
  }

  /** Class types of the same group; goods of a type of their own have none. */
  async family(code: string): Promise<ClassType[]> {
    const rows = await this.deps.read(async (db) => {
      const repository = new GoodsRepository(db)
      const family = await repository.family(code)
      if (family.length === 0) orThrow(await repository.soldAs(code), 'notFound')
      return family
    })
    return rows.map(classTypeOf)
  }
}
