import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { goods, lessons } from '../../db/schema/content'
import { entitlements, orders } from '../../db/schema/courses'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'

export type LessonRow = typeof lessons.$inferSelect

/** A course as somebody holds it. */
export interface HeldCourse {
  readonly goodsId: string
  readonly title: string
  readonly cover: string
  readonly grantedAt: number
  readonly expiresAt: number | null
}

/** Access of learners to courses. */
export class CourseAccess {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** A course that the user holds now; refused when it was never bought or has run out. */
  async held(uid: number, goodsId: string): Promise<HeldCourse> {
    const course = await this.onceHeld(uid, goodsId)
    if (course.expiresAt !== null && course.expiresAt <= this.clock()) throw new ApiError('courseExpired')
    return course
  }

  /** A lesson of a course: for holders of the course, and for everybody when it is a trial. */
  async lesson(uid: number, goodsId: string, lessonId: string): Promise<LessonRow> {
    const lesson = orThrow(await this.find(goodsId, lessonId), 'notFound')
    if (!lesson.trial) await this.held(uid, goodsId)
    return lesson
  }

  /** The same for late reports of what was done before the course ran out; with the earliest possible moment. */
  async pastLesson(uid: number, goodsId: string, lessonId: string) {
    const lesson = orThrow(await this.find(goodsId, lessonId), 'notFound')
    const course = lesson.trial ? undefined : await this.onceHeld(uid, goodsId)
    return { lesson, heldSince: course?.grantedAt }
  }

  async titleOf(goodsId: string): Promise<string> {
    const [row] = await this.db.select({ title: goods.title }).from(goods).where(eq(goods.goodsId, goodsId))
    return orThrow(row, 'notFound').title
  }

  private async onceHeld(uid: number, goodsId: string): Promise<HeldCourse> {
    const [row] = await this.db
      .select({
        goodsId: goods.goodsId,
        title: goods.title,
        cover: goods.cover,
        grantedAt: entitlements.grantedAt,
        expiresAt: entitlements.expiresAt,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .where(and(eq(entitlements.uid, uid), eq(entitlements.goodsId, goodsId)))
    if (row) return row
    await this.titleOf(goodsId)
    throw new ApiError((await this.wasRefunded(uid, goodsId)) ? 'courseRefunded' : 'goodsNotFree')
  }

  private async wasRefunded(uid: number, goodsId: string): Promise<boolean> {
    const rows = await this.db
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(and(eq(orders.uid, uid), eq(orders.goodsId, goodsId), eq(orders.status, 'refunded')))
      .limit(1)
    return rows.length > 0
  }

  private async find(goodsId: string, lessonId: string): Promise<LessonRow | undefined> {
    const [row] = await this.db
      .select()
      .from(lessons)
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.lessonId, lessonId)))
    return row
  }
}
