import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { AudioPlace } from '@/contracts/course/audio'
import type { Db } from '../../db/Database'
import { goods, lessons } from '../../db/schema/content'
import { entitlements } from '../../db/schema/courses'
import { audioPlaces } from '../../db/schema/listening'

const LESSONS = 200

/** SQL of recordings: which lessons a learner may hear, and where each was left. */
export class ListeningRepository {
  constructor(private readonly db: Db) {}

  /** The lessons with a recording in the courses that are owned, the newest course first. */
  lessons(uid: number, now: number) {
    const alive = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, now))
    return this.db
      .select({
        goodsId: goods.goodsId,
        course: goods.title,
        lessonId: lessons.lessonId,
        title: lessons.title,
        audio: lessons.audio,
      })
      .from(entitlements)
      .innerJoin(goods, eq(goods.goodsId, entitlements.goodsId))
      .innerJoin(lessons, eq(lessons.goodsId, entitlements.goodsId))
      .where(and(eq(entitlements.uid, uid), alive, eq(lessons.retired, false), isNotNull(lessons.audio)))
      .orderBy(desc(entitlements.grantedAt), goods.goodsId, asc(lessons.position))
      .limit(LESSONS)
  }

  async places(uid: number): Promise<Map<string, AudioPlace>> {
    const rows = await this.db.select().from(audioPlaces).where(eq(audioPlaces.uid, uid))
    return new Map(rows.map(({ trackId, seconds, heardAt }) => [trackId, { seconds, at: heardAt }]))
  }

  /** Of two devices the later moment counts, in whatever order they arrive. */
  async keep(uid: number, trackId: string, { seconds, at }: AudioPlace): Promise<void> {
    await this.db
      .insert(audioPlaces)
      .values({ uid, trackId, seconds, heardAt: at })
      .onConflictDoUpdate({
        target: [audioPlaces.uid, audioPlaces.trackId],
        set: { seconds, heardAt: at },
        setWhere: sql`${audioPlaces.heardAt} < excluded.heard_at`,
      })
  }
}
