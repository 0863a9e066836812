import { daysBetween, EXAM_DAYS, type ExamDay, examOf } from './examOf'
import { type StudyPhase, phaseAt, phaseOfLearner, studyPhases } from './studyPhase'

/** When an offer of the editors fits; parts that are absent fit always. Dates are YYYY-MM-DD. */
export interface Season {
  /** The exam it is made for, by year of entry. */
  readonly examYear?: number | undefined
  /** Phases of that exam, else of the coming one. */
  readonly phases?: readonly StudyPhase[] | undefined
  /** It fits from so many days before the exam until the exam is over. */
  readonly lastDays?: number | undefined
  readonly from?: string | undefined
  /** The last day. */
  readonly until?: string | undefined
}

/** Whether an offer comes later, fits today or is over. `later` includes offers that fit again next year. */
export type SeasonState = 'later' | 'now' | 'over'

/** Admission goes on until the retests, so offers of one exam end with them unless they name phases. */
const LAST_OF_AN_EXAM: readonly StudyPhase[] = ['retest']

/** Where an offer stands on a day YYYY-MM-DD. Without a known exam date only its dates count. */
export const seasonState = (season: Season, exams: readonly ExamDay[], today: string): SeasonState => {
  const { examYear, from, until } = season
  if (until !== undefined && today > until) return 'over'
  if (from !== undefined && today < from) return 'later'
  const exam =
    examYear === undefined ? examOf(exams, null, today) : exams.find(({ year }) => year === examYear)
  if (!exam) return 'now'
  const phase = examYear === undefined ? phaseOfLearner(exams, null, today) : phaseAt(exam.date, today)
  const state = phase ? stateInPhase(season, phase) : 'now'
  if (state !== 'now' || season.lastDays === undefined) return state
  const left = daysBetween(today, exam.date)
  if (left <= -EXAM_DAYS) return 'over'
  return left <= season.lastDays ? 'now' : 'later'
}

const orderOf = (phase: StudyPhase): number => studyPhases.indexOf(phase)

/** An offer of one exam is over once its last phase is. Others fit again next year. */
const stateInPhase = ({ examYear, phases }: Season, phase: StudyPhase): SeasonState => {
  if (phases?.includes(phase)) return 'now'
  if (examYear === undefined) return phases ? 'later' : 'now'
  const last = Math.max(...(phases ?? LAST_OF_AN_EXAM).map(orderOf))
  if (orderOf(phase) > last) return 'over'
  return phases ? 'later' : 'now'
}
