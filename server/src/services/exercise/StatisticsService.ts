import type { ExerciseStatistics, StatisticsSpan } from '@/contracts/exercise/statistics'
import { dateOfStudyDay, mondayOf, startOfStudyDay, studyDay, studyDayOfDate } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import type { Clock } from '../../ports/Clock'
import { JudgedRepository } from './JudgedRepository'

const DAYS = 14
const WEEKS = 8
const MONTHS = 6
const WEEK = 7

/** The first days of so many spans up to one that holds today, the oldest first. */
const firstDays: Readonly<Record<StatisticsSpan, (today: number) => number[]>> = {
  day: (today) => Array.from({ length: DAYS }, (_, at) => today - (DAYS - 1 - at)),
  week: (today) => Array.from({ length: WEEKS }, (_, at) => mondayOf(today) - (WEEKS - 1 - at) * WEEK),
  month: (today) => {
    const date = dateOfStudyDay(today)
    const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
    return Array.from({ length: MONTHS }, (_, at) => {
      const month = months - (MONTHS - 1 - at)
      return studyDayOfDate(`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`)
    })
  },
}

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

  async statistics(uid: number, per: StatisticsSpan): Promise<ExerciseStatistics> {
    const firsts = firstDays[per](studyDay(this.clock()))
    const days = await new JudgedRepository(this.db, uid).days(startOfStudyDay(firsts[0] ?? 0))
    const spans = firsts.map((first, at) => {
      const end = firsts[at + 1] ?? Infinity
      return { from: dateOfStudyDay(first), ...sumOf(days.filter(({ day }) => day >= first && day < end)) }
    })
    return { total: sumOf(spans), spans }
  }
}
