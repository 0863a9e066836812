import type { CheckedIn, ClockActivityView } from '@/contracts/growth/clock'
import { streakAwardId } from '@/domain/growth/awardIds'
import { clockActivities, type ClockActivity, LATE_WINDOW_MS } from '@/domain/growth/clockActivities'
import { streakOf } from '@/domain/growth/streak'
import { dateOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import type { Db } from '../../../db/Database'
import { withLock } from '../../../db/withLock'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { AwardRepository } from '../awards/AwardRepository'
import { pointLock } from '../points/PointService'
import { ClockRepository } from './ClockRepository'

/** The activity of an id; unknown ids are not found. */
export const activityOf = (activityId: string): ClockActivity =>
  orThrow(Object.entries(clockActivities).find(([id]) => id === activityId)?.[1], 'notFound')

/** Check-ins: days, streaks and make-up cards. */
export class ClockService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async view(uid: number, activityId: string): Promise<ClockActivityView> {
    const { title, rule, milestones } = activityOf(activityId)
    const clocks = new ClockRepository(this.db)
    const today = studyDay(this.clock())
    const days = await clocks.days(uid, activityId)
    const cards = await clocks.cards(uid)
    const { current, best, toMakeUp } = streakOf(days, today, cards)
    const ids = milestones.map(({ days: length }) => streakAwardId(activityId, length))
    const taken = await new AwardRepository(this.db).taken(uid, ids)
    return {
      activityId,
      title,
      rule,
      today: dateOfStudyDay(today),
      isCheckedIn: days.some(({ day }) => day === today),
      current,
      best,
      toMakeUp: toMakeUp.map(dateOfStudyDay),
      cards,
      milestones: milestones.map((one) => {
        const taskId = streakAwardId(activityId, one.days)
        const state = taken.has(taskId) ? 'taken' : best >= one.days ? 'ready' : 'open'
        return { taskId, ...one, state }
      }),
    }
  }

  async records(uid: number, activityId: string, month: string) {
    activityOf(activityId)
    const first = studyDayOfDate(`${month}-01`)
    const rows = await new ClockRepository(this.db).daysWithin(uid, activityId, first, first + 31)
    const days = rows.map(({ day, how }) => ({ day: dateOfStudyDay(day), how }))
    return { days: days.filter(({ day }) => day.startsWith(month)) }
  }

  /**
   * Checks in the study day of `at`, which an offline device may report up to 72 hours late; later or future times count as
   * now. Missed days that cards can fill are filled first.
   */
  checkIn(uid: number, activityId: string, at: number | undefined): Promise<CheckedIn> {
    activityOf(activityId)
    const now = this.clock()
    const isOwnTime = at !== undefined && at <= now && at > now - LATE_WINDOW_MS
    const moment = isOwnTime ? at : now
    return withLock(this.db, pointLock(uid), async (tx) => {
      const clocks = new ClockRepository(tx)
      const day = studyDay(moment)
      const days = await clocks.days(uid, activityId)
      if (days.some((one) => one.day === day)) return this.result(days, day, false, [])
      const { toMakeUp } = streakOf(
        days.filter((one) => one.day < day),
        day,
        await clocks.cards(uid),
      )
      for (const missed of toMakeUp) {
        const isFilled = await clocks.add({ uid, activity: activityId, day: missed, how: 'card', at: now })
        if (isFilled) await clocks.useCard(uid, missed)
      }
      await clocks.add({ uid, activity: activityId, day, how: 'real', at: moment })
      return this.result(await clocks.days(uid, activityId), day, true, toMakeUp)
    })
  }

  private result(
    days: Awaited<ReturnType<ClockRepository['days']>>,
    day: number,
    isNew: boolean,
    madeUp: readonly number[],
  ): CheckedIn {
    const { current, best } = streakOf(days, studyDay(this.clock()), 0)
    return { day: dateOfStudyDay(day), isNew, madeUp: madeUp.map(dateOfStudyDay), current, best }
  }
}
