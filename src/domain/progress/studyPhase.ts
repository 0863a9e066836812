import { daysBetween, EXAM_DAYS, type ExamDay, examOf } from './examOf'

/** Phases of the way to an exam and past it, in their order. */
export const studyPhases = ['basis', 'strengthening', 'sprint', 'final', 'after', 'retest', 'next'] as const
export type StudyPhase = (typeof studyPhases)[number]

/** The phases that a year before an exam is divided into, by months of the calendar; `final` is the end of the last one. */
export const examStages = [
  { stage: 'basis', firstMonth: 1, lastMonth: 6 },
  { stage: 'strengthening', firstMonth: 7, lastMonth: 9 },
  { stage: 'sprint', firstMonth: 10, lastMonth: 12 },
] as const
export type ExamStage = (typeof examStages)[number]['stage']

/** Names of the phases. */
export const studyPhaseNames: Readonly<Record<StudyPhase, string>> = {
  basis: '基础阶段',
  strengthening: '强化阶段',
  sprint: '冲刺阶段',
  final: '考前',
  after: '考后',
  retest: '复试',
  next: '下一年',
}

/** The last days before the exam, in which plans add nothing new. */
const FINAL_DAYS = 14
/** Scores are published in the last week of February (content/admission-calendar.json). */
const RETEST_FROM = '-02-22'
/** Admission of a year of entry ends with the adjustment round in May. */
const NEXT_FROM = '-06-01'

const monthOf = (month: number): string => String(month).padStart(2, '0')

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The stages of the year that a day YYYY-MM-DD lies in: the first day of each, and the first day after it. */
export const stagesOfYear = (date: string) => {
  const year = yearOf(date)
  return examStages.map(({ stage, firstMonth, lastMonth }) => ({
    stage,
    from: `${year}-${monthOf(firstMonth)}-01`,
    until: lastMonth === 12 ? `${year + 1}-01-01` : `${year}-${monthOf(lastMonth + 1)}-01`,
  }))
}

/** The phase of a day relative to an exam; both YYYY-MM-DD. */
export const phaseAt = (examDate: string, today: string): StudyPhase => {
  const left = daysBetween(today, examDate)
  if (left <= -EXAM_DAYS) {
    const year = yearOf(examDate) + 1
    if (today < `${year}${RETEST_FROM}`) return 'after'
    return today < `${year}${NEXT_FROM}` ? 'retest' : 'next'
  }
  if (left <= FINAL_DAYS) return 'final'
  const stages = stagesOfYear(examDate)
  return stages.find(({ until }) => today < until)?.stage ?? 'sprint'
}

/**
 * The phase of a learner. The chosen exam counts until its admission is over, as its learners wait for scores and retests;
 * then, and without a choice, the coming exam counts. Undefined without a known date.
 */
export const phaseOfLearner = (
  exams: readonly ExamDay[],
  chosenYear: number | null,
  today: string,
): StudyPhase | undefined => {
  const chosen = exams.find(({ year }) => year === chosenYear)
  const phase = chosen && phaseAt(chosen.date, today)
  if (phase && phase !== 'next') return phase
  const coming = examOf(exams, chosenYear, today)
  return coming && phaseAt(coming.date, today)
}
