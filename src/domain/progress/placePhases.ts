import { groupBy } from '@/lib/groupBy'
import { studyDayOfDate } from '../memory/studyDay'
import { type ExamStage, stagesOfYear } from './studyPhase'
import { type MapWeeks, placeStages, type StagePlace } from './placeStages'

const WEEK = 7

interface PhasedStage {
  readonly phase: ExamStage
  readonly share: number
}

/** Weeks of a stage; `isPast` for one whose phase was over before the plan began. */
export interface PhasePlace extends StagePlace {
  readonly isPast: boolean
}

/** The weeks of each phase before an exam, relative to the first week of the plan; negative ones are before it. */
const weeksOfPhases = ({ monday, count }: MapWeeks, examDate: string) => {
  const weekOfDate = (date: string): number => Math.round((studyDayOfDate(date) - monday) / WEEK)
  const phases = stagesOfYear(examDate)
  return new Map(
    phases.map(({ stage, from, until }, at) => [
      stage,
      {
        // A plan that begins earlier than the year of the exam begins with the first phase.
        first: at === 0 ? Math.min(0, weekOfDate(from)) : weekOfDate(from),
        end: at === phases.length - 1 ? count : weekOfDate(until),
      },
    ]),
  )
}

const within = (first: number, end: number, count: number): PhasePlace => {
  if (end <= 0) return { first: 0, weeks: count, isPast: true }
  const start = Math.min(Math.max(0, first), count - 1)
  return { first: start, weeks: Math.max(1, Math.min(count, end) - start), isPast: false }
}

/**
 * Places stages by the calendar, so that the map says the same phase as every other page; stages of one phase divide its weeks
 * by their shares. Stages that are over when the plan begins are caught up beside the others, in all its weeks.
 */
export const placePhases = (
  stages: readonly PhasedStage[],
  weeks: MapWeeks,
  examDate: string,
): PhasePlace[] => {
  const spans = weeksOfPhases(weeks, examDate)
  return [...groupBy(stages, ({ phase }) => phase)].flatMap(([phase, some]) => {
    const { first, end } = spans.get(phase) ?? { first: 0, end: weeks.count }
    const shares = some.map(({ share }) => share)
    return placeStages(shares, Math.max(1, end - first)).map((place) =>
      within(first + place.first, first + place.first + place.weeks, weeks.count),
    )
  })
}
