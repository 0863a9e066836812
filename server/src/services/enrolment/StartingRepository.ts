import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { goods, lessons, teachers } from '../../db/schema/content'
import { entitlements, lessonProgress } from '../../db/schema/courses'
import { agreementSignatures, startingSteps } from '../../db/schema/enrolment'
import { type BroadcastOf, lessonBroadcasts, type WeeklyLesson } from '../../repository/lessonBroadcasts'

/** Number of lessons shown on the first day. */
const FIRST_LESSONS = 5

/** SQL of the first day with a course. */
export class StartingRepository {
  constructor(private readonly db: Db) {}

  /** An owned course: the asked one, else the one granted last. */
  async course(uid: number, goodsId: string | undefined, now: number) {
    const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))
    const wanted = goodsId === undefined ? undefined : eq(entitlements.goodsId, goodsId)
    const [row] = await this.db
      .select({ goodsId: goods.goodsId, title: goods.title, teacherIds: goods.teacherIds })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .where(and(eq(entitlements.uid, uid), alive, wanted))
      .orderBy(desc(entitlements.grantedAt), goods.goodsId)
      .limit(1)
    return row
  }

  async teachers(ids: readonly string[]) {
    const rows = ids.length
      ? await this.db
          .select()
          .from(teachers)
          .where(inArray(teachers.id, [...ids]))
      : []
    return ids.flatMap((id) => rows.filter((row) => row.id === id))
  }

  firstLessons(goodsId: string) {
    return this.db
      .select({
        goodsId: lessons.goodsId,
        lessonId: lessons.lessonId,
        title: lessons.title,
        kind: lessons.kind,
        minutes: lessons.minutes,
        weekly: lessons.weekly,
      })
      .from(lessons)
      .where(and(eq(lessons.goodsId, goodsId), eq(lessons.retired, false)))
      .orderBy(lessons.position)
      .limit(FIRST_LESSONS)
  }

  /** The broadcasts of those lessons that have one. */
  broadcasts(rows: readonly WeeklyLesson[], now: number): Promise<BroadcastOf> {
    return lessonBroadcasts(this.db, rows, now)
  }

  /** Steps of which the product itself knows that they were taken. */
  async known(uid: number, goodsId: string): Promise<string[]> {
    const own = { agreement: agreementSignatures, 'first-lesson': lessonProgress }
    const found = await Promise.all(
      Object.entries(own).map(async ([step, table]) => {
        const mine = and(eq(table.uid, uid), eq(table.goodsId, goodsId))
        return (await this.db.select({ uid: table.uid }).from(table).where(mine).limit(1)).length > 0
          ? [step]
          : []
      }),
    )
    return found.flat()
  }

  /** Steps that the learner ticked. */
  async done(uid: number, goodsId: string): Promise<string[]> {
    const rows = await this.db
      .select({ step: startingSteps.step })
      .from(startingSteps)
      .where(and(eq(startingSteps.uid, uid), eq(startingSteps.goodsId, goodsId)))
      .orderBy(startingSteps.step)
    return rows.map(({ step }) => step)
  }

  async tick(uid: number, goodsId: string, step: string, doneAt: number): Promise<void> {
    await this.db.insert(startingSteps).values({ uid, goodsId, step, doneAt }).onConflictDoNothing()
  }

  async untick(uid: number, goodsId: string, step: string): Promise<void> {
    const own = and(eq(startingSteps.uid, uid), eq(startingSteps.goodsId, goodsId))
    await this.db.delete(startingSteps).where(and(own, eq(startingSteps.step, step)))
  }
}
