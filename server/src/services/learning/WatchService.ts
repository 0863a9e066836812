import type { LessonStand, Sitting } from '@/contracts/course/watching'
import { isWatched } from '@/domain/courses/isWatched'
import { stretchSum } from '@/domain/courses/stretchSum'
import { studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import { CourseAccess } from './CourseAccess'
import type { Films } from './Films'
import { standOf } from './standOf'
import { WatchRepository } from './WatchRepository'

/** The fastest that the player plays. */
const FASTEST = 2
/** Clocks of devices are right within this, and seconds are whole. */
const SLACK_MS = 5000

/** What nobody can have watched: more than time went by, or more of the lesson than the seconds hold. */
const isImpossible = ({ startedAt, at, seconds, covered, length }: Sitting): boolean =>
  seconds * 1000 > at - startedAt + SLACK_MS ||
  covered.some(([from, to]) => from >= to || to > length + 1) ||
  stretchSum(covered) > seconds * FASTEST + covered.length + 2

/** Keeps what was watched. A sitting is told whole each time: only what is new in it counts (decisions/050). */
export class WatchService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly films: Films,
  ) {}

  async record(uid: number, told: Sitting): Promise<LessonStand> {
    if (isImpossible(told)) throw new ApiError('invalidRequest')
    const { goodsId, lessonId, sittingId, seconds } = told
    const now = this.clock()
    const lesson = await new CourseAccess(this.db, this.clock).pastLesson(uid, goodsId, lessonId)
    const film = await this.films.lengthOf(lesson.clip)
    const sitting = { ...told, at: Math.min(told.at, now), length: film ?? told.length }
    const startedAt = Math.min(told.startedAt, now)
    return withLock(this.db, `watch:${uid}`, async (tx) => {
      const watches = new WatchRepository(tx)
      const before = await watches.sitting(uid, sittingId)
      const day = before?.day ?? studyDay(startedAt)
      const added = Math.max(0, seconds - (before?.seconds ?? 0))
      await watches.keepSitting({ uid, sittingId, goodsId, lessonId, day, seconds, startedAt })
      if (added > 0) await watches.addToDay(uid, day, added)
      const watch = present(await watches.addToLesson(uid, added, sitting), 'internal')
      const isDone = isWatched(stretchSum(watch.covered), watch.length)
      if (isDone) await watches.finish(uid, goodsId, lessonId, now)
      return standOf(watch, isDone)
    })
  }
}
