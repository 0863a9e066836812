import type { LessonProgress, WatchSession } from '@/contracts/course/watching'
import { newIntervals, mostCovered } from '@/domain/courses/newIntervals'
import { isWatched } from '@/domain/courses/isWatched'
import { totalLength } from '@/domain/courses/totalLength'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import { CourseAccess } from './CourseAccess'
import type { LessonLengths } from './LessonLengths'
import { progressOf } from './progressOf'
import { WatchRepository } from './WatchRepository'

const MINUTE_S = 60
/** Tolerance for slow device clocks: a watch session may begin this long before its learner registered. */
const LATE_CLOCK_MS = 10 * 60_000
/** Clocks of devices are right within this, and seconds are whole. */
const SLACK_MS = 5000

/**
 * Whether a watch session is impossible: more time than has passed, or more of the lesson than its seconds allow.
 * Allows for the rounding of each interval on the device.
 */
const isImpossible = ({ startedAt, at, seconds, covered, length }: WatchSession): boolean =>
  seconds * 1000 > at - startedAt + SLACK_MS ||
  covered.some(([from, to]) => from >= to || to > length + 1) ||
  totalLength(covered) > mostCovered(seconds) + Math.min(covered.length, seconds)

/** User, course and earliest moment of watched seconds. */
interface Bounds {
  readonly uid: number
  readonly goodsId: string
  readonly day: number
  readonly registeredAt: number
  /** When the course was granted; undefined for a lesson that everybody may try. */
  readonly heldSince: number | undefined
}

/** Stores watch time. Devices report the whole session each time: only its new part counts (decisions/050). */
export class WatchService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly lengths: LessonLengths,
  ) {}

  async record(uid: number, told: WatchSession): Promise<LessonProgress> {
    const { goodsId, lessonId, sittingId, seconds } = told
    const now = this.clock()
    const registeredAt = await new WatchRepository(this.db).registeredAt(uid)
    const startedAt = Math.min(Math.max(told.startedAt, registeredAt - LATE_CLOCK_MS), now)
    const at = Math.min(Math.max(told.at, startedAt), now)
    const { lesson, heldSince } = await new CourseAccess(this.db, this.clock).pastLesson(
      uid,
      goodsId,
      lessonId,
    )
    // How long a lesson is says the content: a device that says a second would have seen it whole in one.
    const length = (await this.lengths.of(lesson)) ?? Math.max(told.length, lesson.minutes * MINUTE_S)
    const sitting = { ...told, startedAt, at, length }
    if (isImpossible({ ...told, startedAt, at })) throw new ApiError('invalidRequest')
    return withLock(this.db, `watch:${uid}`, async (tx) => {
      const watches = new WatchRepository(tx)
      const before = await watches.sitting(uid, sittingId)
      // Refuse a session that changes its lesson: its seconds would bypass the limits there.
      if (before && (before.goodsId !== goodsId || before.lessonId !== lessonId))
        throw new ApiError('idTaken')
      const begun = Math.max(startedAt, registeredAt, heldSince ?? 0)
      const day = before?.day ?? studyDay(begun)
      const fresh = Math.max(0, seconds - (before?.seconds ?? 0))
      const room = await this.roomOn(watches, { uid, goodsId, day, registeredAt, heldSince })
      const added = Math.min(fresh, room)
      const kept = { uid, sittingId, goodsId, lessonId, day, startedAt: begun }
      await watches.keepSitting({ ...kept, seconds: (before?.seconds ?? 0) + added })
      if (added > 0) await watches.addToDay(uid, day, added)
      const known = await watches.lesson(uid, goodsId, lessonId)
      const parts = known?.covered ?? []
      const most = mostCovered((known?.seconds ?? 0) + added) - totalLength(parts)
      const covered = newIntervals(sitting.covered, parts, most).map(([from, to]): [number, number] => [
        from,
        to,
      ])
      const watch = orThrow(await watches.addToLesson(uid, added, { ...sitting, covered }), 'internal')
      const isDone = isWatched(totalLength(watch.covered), watch.length)
      if (isDone) await watches.finish(uid, goodsId, lessonId, now)
      return progressOf(watch, isDone)
    })
  }

  /**
   * How many seconds of a study day are left: several lessons at once are no longer than the day has been since the learner came,
   * and those of a course no longer than since it was theirs.
   */
  private async roomOn(watches: WatchRepository, bounds: Bounds): Promise<number> {
    const { uid, goodsId, day, registeredAt, heldSince } = bounds
    const from = Math.max(startOfStudyDay(day), registeredAt)
    const room = this.passedOn(day, from) - (await watches.secondsOn(uid, day))
    if (heldSince === undefined || heldSince <= from) return Math.max(0, room)
    const ofCourse = await watches.courseSecondsOn(uid, day, goodsId, heldSince)
    return Math.max(0, Math.min(room, this.passedOn(day, heldSince) - ofCourse))
  }

  /** Seconds of a day that have passed since a moment. */
  private passedOn(day: number, from: number): number {
    return Math.floor((Math.min(this.clock(), startOfStudyDay(day + 1)) - from + SLACK_MS) / 1000)
  }
}
