import type { LessonStand, Sitting } from '@/contracts/course/watching'
import { isWatched } from '@/domain/courses/isWatched'
import { stretchSum } from '@/domain/courses/stretchSum'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import { CourseAccess } from './CourseAccess'
import type { Films } from './Films'
import { standOf } from './standOf'
import { WatchRepository } from './WatchRepository'

const MINUTE_S = 60
/** The fastest that the player plays. */
const FASTEST = 2
/** Nobody has watched anything before he came; clocks of devices are minutes late at most. */
const BEFORE_REGISTERED_MS = 10 * 60_000
/** Clocks of devices are right within this, and seconds are whole. */
const SLACK_MS = 5000

/**
 * What nobody can have watched: more than time went by, or more of the lesson than the seconds hold. A device rounds each
 * stretch, so that many short ones may be a little longer than the seconds say.
 */
const isImpossible = ({ startedAt, at, seconds, covered, length }: Sitting): boolean =>
  seconds * 1000 > at - startedAt + SLACK_MS ||
  covered.some(([from, to]) => from >= to || to > length + 1) ||
  stretchSum(covered) > seconds * FASTEST + Math.min(covered.length, seconds) + 2

/** Keeps what was watched. A sitting is told whole each time: only what is new in it counts (decisions/050). */
export class WatchService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly films: Films,
  ) {}

  async record(uid: number, told: Sitting): Promise<LessonStand> {
    const { goodsId, lessonId, sittingId, seconds } = told
    const now = this.clock()
    const since = (await new WatchRepository(this.db).registeredAt(uid)) - BEFORE_REGISTERED_MS
    const startedAt = Math.min(Math.max(told.startedAt, since), now)
    const at = Math.min(Math.max(told.at, startedAt), now)
    const lesson = await new CourseAccess(this.db, this.clock).pastLesson(uid, goodsId, lessonId)
    // How long a lesson is says the content: a device that says a second would have seen it whole in one.
    const length =
      (await this.films.lengthOf(lesson.clip)) ?? Math.max(told.length, lesson.minutes * MINUTE_S)
    const sitting = { ...told, startedAt, at, length }
    if (isImpossible({ ...told, startedAt, at })) throw new ApiError('invalidRequest')
    return withLock(this.db, `watch:${uid}`, async (tx) => {
      const watches = new WatchRepository(tx)
      const before = await watches.sitting(uid, sittingId)
      // One sitting is of one lesson: told of a second one, its seconds would be free there.
      if (before && (before.goodsId !== goodsId || before.lessonId !== lessonId))
        throw new ApiError('idTaken')
      const day = before?.day ?? studyDay(startedAt)
      const told = Math.max(0, seconds - (before?.seconds ?? 0))
      const added = Math.min(told, await this.roomOn(watches, uid, day, since))
      await watches.keepSitting({
        uid,
        sittingId,
        goodsId,
        lessonId,
        day,
        seconds: (before?.seconds ?? 0) + added,
        startedAt,
      })
      if (added > 0) await watches.addToDay(uid, day, added)
      const watch = present(await watches.addToLesson(uid, added, sitting), 'internal')
      const isDone = isWatched(stretchSum(watch.covered), watch.length)
      if (isDone) await watches.finish(uid, goodsId, lessonId, now)
      return standOf(watch, isDone)
    })
  }

  /** How many seconds of a study day are left: several lessons at once are no longer than the day has been. */
  private async roomOn(watches: WatchRepository, uid: number, day: number, since: number): Promise<number> {
    const from = Math.max(startOfStudyDay(day), since)
    const passed = Math.min(this.clock(), startOfStudyDay(day + 1)) - from
    return Math.max(0, Math.floor((passed + SLACK_MS) / 1000) - (await watches.secondsOn(uid, day)))
  }
}
