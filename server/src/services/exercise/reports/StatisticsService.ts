import type { ExerciseStatistics } from '@/contracts/exercise/statistics'
import { dateOfStudyDay, startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { type SpanKind, studySpans } from '@/domain/progress/studySpans'
import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import { JudgedRepository } from '../ability/JudgedRepository'

interface Tally {
  readonly answers: number
  readonly right: number
  readonly took: number
}

const sumOf = (tallies: readonly Tally[]) => ({
  answers: tallies.reduce((sum, { answers }) => sum + answers, 0),
  right: tallies.reduce((sum, { right }) => sum + right, 0),
  took: tallies.reduce((sum, { took }) => sum + took, 0),
})

/** How much was answered, day by day, week by week, month by month. */
export class StatisticsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async statistics(uid: number, per: SpanKind): Promise<ExerciseStatistics> {
    const wanted = studySpans(per, studyDay(this.clock()))
    const days = await new JudgedRepository(this.db, uid).days(startOfStudyDay(wanted[0]?.first ?? 0))
    const spans = wanted.map(({ first, end }) => ({
      from: dateOfStudyDay(first),
      ...sumOf(days.filter(({ day }) => day >= first && day < end)),
    }))
    return { total: sumOf(spans), spans }
  }
}
