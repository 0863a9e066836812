import { examCountdown } from '@/domain/progress/examCountdown'
import { type StudyPhase, studyPhaseNames } from '@/domain/progress/studyPhase'
import { daysUntil } from '@/lib/shanghaiDate'
import type { LearnerProfile } from '@/stores/account/LearnerProfile'

/** Phases after the written exam, in which no countdown helps. */
const pastTexts: Partial<Readonly<Record<StudyPhase, string>>> = {
  after: '初试结束了，成绩一般在 2 月下旬公布。复试和调剂怎么准备，可以现在问我。',
  retest: '正是复试和调剂的时候，国家线、复试流程、调剂系统都可以问我。',
}

/** Where the learner stands in the year of the exam, for the greeting; undefined while it is unknown. */
export const seasonText = (
  { exam, phase }: Pick<LearnerProfile, 'exam' | 'phase'>,
  now: number,
): string | undefined => {
  if (!exam || !phase) return undefined
  const past = pastTexts[phase]
  if (past !== undefined) return past
  const name = phase === 'final' ? '最后两周' : studyPhaseNames[phase]
  return `${examCountdown(exam.year, daysUntil(exam.date, now))}，现在是${name}。`
}
