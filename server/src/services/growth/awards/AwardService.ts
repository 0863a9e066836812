import type { Tally } from '@/contracts/progress/tally'
import type { TakenAward } from '@/contracts/growth/awards'
import {
  type AwardName,
  clockAwardId,
  inviteAwardId,
  newcomerAwardId,
  readAwardId,
} from '@/domain/growth/awardIds'
import { CLAIM_DAYS, type ClockTaskKey, clockActivities, MOST_CARDS } from '@/domain/growth/clockActivities'
import { INVITE_POINTS, inviteStateOf } from '@/domain/growth/inviteRules'
import { NEWCOMER_ALL, type NewcomerKey, newcomerKeys, newcomerTasks } from '@/domain/growth/newcomerTasks'
import type { PointReason } from '@/domain/growth/pointRules'
import { streakOf } from '@/domain/growth/streak'
import { dateOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import { rankedName } from '@/domain/ranks/rankedName'
import type { Db } from '../../../db/Database'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { ClockRepository } from '../clock/ClockRepository'
import { activityOf } from '../clock/ClockService'
import { pointLock, type PointService } from '../points/PointService'
import { AwardRepository } from './AwardRepository'

const MINUTE = 60

/** Facts of other areas on which awards depend. */
export interface StudyFacts {
  /** The tally of a span of study days, its end left out. */
  tally(uid: number, first: number, end: number): Promise<Tally>
  /** The number of study days of learners since a day; learners without any are missing. */
  studyDays(
    learners: readonly { readonly uid: number; readonly since: number }[],
  ): Promise<ReadonlyMap<number, number>>
  /** Whether the learner has chosen exam subjects. */
  hasSubjects(uid: number): Promise<boolean>
}

interface AwardDeps {
  readonly db: Db
  readonly clock: Clock
  readonly points: PointService
  readonly facts: StudyFacts
  readonly publicUrl: string
}

interface Award {
  readonly points: number
  readonly cards: number
  readonly reason: PointReason
}

const amounts: Readonly<Record<ClockTaskKey, (tally: Tally) => number>> = {
  words: ({ words }) => words,
  questions: ({ answers }) => answers,
  minutes: (t) => Math.floor((t.lessonSeconds + t.wordSeconds + t.questionSeconds) / MINUTE),
}
const CLOCK_KEYS = Object.keys(amounts) as ClockTaskKey[]
const NEWCOMER_WORDS = 10
const NEWCOMER_QUESTIONS = 10

/** Grants awards for check-ins, streaks, newcomer tasks and invitations. Each award is granted at most once, however often it is claimed. */
export class AwardService {
  constructor(private readonly deps: AwardDeps) {}

  /** The tasks of a study day with their real progress. */
  async clockTasks(uid: number, activityId: string, wanted: string | undefined) {
    const { tasks } = activityOf(activityId)
    const today = studyDay(this.deps.clock())
    const day = wanted ?? dateOfStudyDay(today)
    const number = studyDayOfDate(day)
    const tally = await this.deps.facts.tally(uid, number, number + 1)
    const ids = CLOCK_KEYS.map((key) => clockAwardId(activityId, key, day))
    const taken = await new AwardRepository(this.deps.db).taken(uid, ids)
    const isTimely = number <= today && number > today - CLAIM_DAYS
    return {
      day,
      tasks: CLOCK_KEYS.map((key) => {
        const { title, unit, amount, points } = tasks[key]
        const taskId = clockAwardId(activityId, key, day)
        const done = amounts[key](tally)
        const isReady = done >= amount && isTimely
        const state = taken.has(taskId)
          ? ('taken' as const)
          : isReady
            ? ('ready' as const)
            : ('open' as const)
        return { taskId, key, title, unit, done: Math.min(done, amount), amount, points, state }
      }),
    }
  }

  async newcomer(uid: number) {
    const done = await this.newcomerDone(uid)
    const keys = [...newcomerKeys, 'all'] as const
    const taken = await new AwardRepository(this.deps.db).taken(uid, keys.map(newcomerAwardId))
    return {
      tasks: keys.map((key) => {
        const taskId = newcomerAwardId(key)
        const isDone = key === 'all' ? newcomerKeys.every((one) => done.has(one)) : done.has(key)
        const state = taken.has(taskId) ? ('taken' as const) : isDone ? ('ready' as const) : ('open' as const)
        return { taskId, key, state, points: key === 'all' ? NEWCOMER_ALL : newcomerTasks[key].points }
      }),
    }
  }

  /** Invited friends with their states; the study days of a page are counted in one statement. */
  async invites(uid: number, page: number, size: number) {
    const awards = new AwardRepository(this.deps.db)
    const inviteCode = orThrow(await awards.inviteCode(uid), 'unauthorized')
    const { rows, total } = await awards.invitees(uid, page, size)
    const taken = await awards.taken(
      uid,
      rows.map((row) => inviteAwardId(row.uid)),
    )
    const paidBefore = await awards.paidInvites(uid)
    const days = await this.deps.facts.studyDays(
      rows.map((row) => ({ uid: row.uid, since: studyDay(row.boundAt) })),
    )
    const list = rows.map((row) => {
      const taskId = inviteAwardId(row.uid)
      const studyDays = days.get(row.uid) ?? 0
      const state = inviteStateOf({ studyDays, isPaid: taken.has(taskId), paidBefore })
      return { taskId, name: rankedName(row), boundAt: row.boundAt, studyDays, state, points: INVITE_POINTS }
    })
    const link = `${this.deps.publicUrl}/share-result?inviteCode=${inviteCode}`
    return { list, total, page, size, inviteCode, link, earned: await awards.earned(uid) }
  }

  async inviterOf(code: string): Promise<{ name: string }> {
    return { name: rankedName(orThrow(await new AwardRepository(this.deps.db).byCode(code), 'notFound')) }
  }

  /** Grants an award once, with as many make-up cards as the learner may still hold; a repeat returns the same grant. The lock and the unique key make concurrent claims one grant. */
  async take(uid: number, taskId: string): Promise<TakenAward> {
    const name = orThrow(readAwardId(taskId), 'notFound')
    const award = await this.awardOf(uid, name)
    return withLock(this.deps.db, pointLock(uid), async (tx) => {
      const awards = new AwardRepository(tx)
      const before = await awards.find(uid, taskId)
      if (!before) {
        const { points, cards: offered, reason } = orThrow(award, 'taskNotDone')
        if (name.kind === 'invite' && !(await this.mayPayInvite(awards, uid)))
          throw new ApiError('taskNotDone')
        const clocks = new ClockRepository(tx)
        const cards = Math.max(0, Math.min(offered, MOST_CARDS - (await clocks.cards(uid))))
        const takenAt = this.deps.clock()
        await awards.add({ uid, taskId, points, cards, takenAt })
        await this.deps.points.earn(tx, uid, points, reason, taskId)
        for (let no = 0; no < cards; no += 1) await clocks.giveCard(uid, `${taskId}-${no}`, takenAt)
      }
      const { points, cards } = before ?? orThrow(await awards.find(uid, taskId), 'taskNotDone')
      const balance = await this.deps.points.balance(uid, tx)
      return { taskId, points, cards, balance }
    })
  }

  private async mayPayInvite(awards: AwardRepository, uid: number): Promise<boolean> {
    const paidBefore = await awards.paidInvites(uid)
    return inviteStateOf({ studyDays: Infinity, isPaid: false, paidBefore }) === 'qualified'
  }

  /** The award of a done task; undefined while it is not done. */
  private async awardOf(uid: number, name: AwardName): Promise<Award | undefined> {
    switch (name.kind) {
      case 'clock':
        return this.clockAward(uid, name.activityId, name.task, name.day)
      case 'streak':
        return this.streakAward(uid, name.activityId, name.days)
      case 'newcomer':
        return this.newcomerAward(uid, name.task)
      case 'invite':
        return this.inviteAward(uid, name.invitee)
    }
  }

  private async clockAward(uid: number, activityId: string, task: ClockTaskKey, day: string) {
    if (Number.isNaN(Date.parse(day))) throw new ApiError('notFound')
    const { tasks } = await this.clockTasks(uid, activityId, day)
    const found = tasks.find(({ key }) => key === task)
    return found && found.state !== 'open'
      ? { points: found.points, cards: 0, reason: 'clock' as const }
      : undefined
  }

  private async streakAward(uid: number, activityId: string, length: number): Promise<Award | undefined> {
    const milestone = clockActivities[activityId]?.milestones.find(({ days }) => days === length)
    if (!milestone) throw new ApiError('notFound')
    const days = await new ClockRepository(this.deps.db).days(uid, activityId)
    const { best } = streakOf(days, studyDay(this.deps.clock()), 0)
    const { points, cards } = milestone
    return best >= length ? { points, cards, reason: 'streak' } : undefined
  }

  private async newcomerAward(uid: number, task: NewcomerKey | 'all'): Promise<Award | undefined> {
    const done = await this.newcomerDone(uid)
    if (task === 'all')
      return newcomerKeys.every((key) => done.has(key))
        ? { points: NEWCOMER_ALL, cards: 1, reason: 'newcomer' }
        : undefined
    return done.has(task) ? { points: newcomerTasks[task].points, cards: 0, reason: 'newcomer' } : undefined
  }

  private async inviteAward(uid: number, invitee: number): Promise<Award | undefined> {
    const boundAt = orThrow(await new AwardRepository(this.deps.db).boundAt(uid, invitee), 'notFound')
    const days = await this.deps.facts.studyDays([{ uid: invitee, since: studyDay(boundAt) }])
    const studyDays = days.get(invitee) ?? 0
    const isDone = inviteStateOf({ studyDays, isPaid: false, paidBefore: 0 }) === 'qualified'
    return isDone ? { points: INVITE_POINTS, cards: 0, reason: 'invite' } : undefined
  }

  private async newcomerDone(uid: number): Promise<ReadonlySet<NewcomerKey>> {
    const { facts, db, clock } = this.deps
    const today = studyDay(clock())
    const tally = await facts.tally(uid, 0, today + 1)
    const days = await new ClockRepository(db).days(uid, 'daily')
    const done: Readonly<Record<NewcomerKey, boolean>> = {
      subjects: await facts.hasSubjects(uid),
      words: tally.words >= NEWCOMER_WORDS,
      questions: tally.answers >= NEWCOMER_QUESTIONS,
      clock: days.length > 0,
    }
    return new Set(newcomerKeys.filter((key) => done[key]))
  }
}
