import { subjectSchema } from '@/contracts/base/dictionary'
import type { StudyReport } from '@/contracts/progress/studyReport'
import type { StudyStatistics } from '@/contracts/progress/studyStatistics'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { periodDays, type ReportPeriod } from '@/domain/progress/reportPeriods'
import { type DaySpan, type SpanKind, studySpans } from '@/domain/progress/studySpans'
import { LONGEST_STREAK, streakOf } from '@/domain/memory/streak'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { AreaApis } from '../Area'
import type { ReportCards } from './ReportCards'
import { type PointTally, SpanRepository } from './SpanRepository'

interface StudyDeps {
  readonly db: Db
  readonly clock: Clock
  readonly items: ItemRepository
  readonly cards: ReportCards
  /** The points that are not mastered, the surest weak one first. */
  readonly weakPoints: AreaApis['weakPoints']
}

const isSame = (one: Pick<PointTally, 'subject' | 'point'>, other: Pick<PointTally, 'subject' | 'point'>) =>
  one.subject === other.subject && one.point === other.point

/** A learner's study record from the logs of lessons, words and questions. */
export class StudyService {
  constructor(private readonly deps: StudyDeps) {}

  async statistics(uid: number, per: SpanKind, back: number): Promise<StudyStatistics> {
    const { db } = this.deps
    const spans = studySpans(per, this.today, back)
    const tallies = await new SpanRepository(db, uid).tallies(spans)
    const [owner] = await db.select({ at: users.registeredAt }).from(users).where(eq(users.uid, uid))
    const first = spans[0]?.first ?? 0
    return {
      spans: tallies.map((tally, at) => ({ from: dateOfStudyDay(spans[at]?.first ?? first), ...tally })),
      hasEarlier: owner !== undefined && studyDay(owner.at) < first,
    }
  }

  async report(uid: number, per: ReportPeriod): Promise<StudyReport> {
    const count = periodDays[per]
    const end = this.today + 1
    const whole: DaySpan = { first: end - count, end }
    const earlier: DaySpan = { first: end - 2 * count, end: end - count }
    const days = Array.from({ length: count }, (_unused, at) => ({
      first: whole.first + at,
      end: whole.first + at + 1,
    }))
    const spans = new SpanRepository(this.deps.db, uid)
    const [now, before, ...daily] = await spans.tallies([whole, earlier, ...days])
    if (!now || !before) throw new Error('A span has no tally')
    const streak = streakOf(await spans.studied(end - LONGEST_STREAK), this.today)
    const points = await spans.points(whole, FEWEST_ANSWERS)
    const names = points.length > 0 ? await this.subjectNames() : new Map<string, string>()
    const weak = points.length > 0 ? await this.deps.weakPoints(uid) : []
    const weakest =
      weak.flatMap((one) => points.find((point) => isSame(point, one)) ?? [])[0] ?? points.at(-1)
    // The strongest is another one wherever there are two.
    const strongest = points.find((point) => point !== weakest) ?? weakest
    const named = (point: PointTally | undefined) =>
      point ? { ...point, name: names.get(point.subject) ?? point.subject } : null
    return {
      from: dateOfStudyDay(whole.first),
      to: dateOfStudyDay(this.today),
      now,
      before,
      streak,
      days: daily.map((tally, at) => ({ from: dateOfStudyDay(whole.first + at), ...tally })),
      strongest: named(strongest),
      weakest: named(weakest),
      card: this.deps.cards.nameOf({ per, day: this.today, streak, tally: now }),
    }
  }

  private get today(): number {
    return studyDay(this.deps.clock())
  }

  private async subjectNames(): Promise<ReadonlyMap<string, string>> {
    const known = await this.deps.items.list('subject', subjectSchema)
    return new Map(known.map(({ code, name }) => [code, name]))
  }
}
