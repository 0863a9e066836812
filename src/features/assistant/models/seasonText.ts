import { examCountdown } from '@/domain/progress/examCountdown'
import { type StudyPhase, studyPhaseNames } from '@/domain/progress/studyPhase'
import { daysUntil } from '@/lib/shanghaiDate'
import type { LearnerProfile } from '@/stores/account/LearnerProfile'

/** Phases after the written exam, in which no countdown helps. */
const pastTexts: Partial<Readonly<Record<StudyPhase, string>>> = {
  after: '初试结束了，成绩一般在 2 月下旬公布。复试和调剂怎么准备，现在就可以问我。',
  retest: '成绩公布后就进入复试和调剂，国家线、复试流程、调剂系统都可以问我。',
}

/** Where the learner stands in the year of the exam, for the greeting; undefined while it is unknown. */
export const seasonText = (
  { exam, phase }: Pick<LearnerProfile, 'exam' | 'phase'>,
  now: number,
): string | undefined => {
  if (!exam || !phase) return undefined
  const past = pastTexts[phase]
  if (past !== undefined) return past
  const days = daysUntil(exam.date, now)
  const countdown = examCountdown(exam.year, days)
  if (days === 0) return `${countdown}，祝你考试顺利。`
  return phase === 'final'
    ? `${countdown}，考前以回顾为主，不再加新内容。`
    : `${countdown}，现在是${studyPhaseNames[phase]}。`
}
