import * as v from 'valibot'
import { examDates, examDateSchema } from '@/contracts/course/examDates'
import { examOf } from '@/domain/progress/examOf'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { staleWhileRevalidate } from '../device/staleWhileRevalidate'
import { learnerProfileOf } from '../useLearnerProfile'
import { PersistedValue } from '../device/PersistedValue'
import type { LearnersLogDeps } from './learnersLog'

/** Fallback without a known exam date: cards are kept for a year from now. */
const YEAR_DAYS = 365

/** The date of the exam that a learner prepares for as YYYY-MM-DD, until which cards are remembered. */
export const comingExam = async ({ call, session, storage, now }: LearnersLogDeps): Promise<string> => {
  const exams = await staleWhileRevalidate(
    () => call(examDates, {}, { quiet: true }),
    new PersistedValue(storage, 'cache:exam-dates', v.array(examDateSchema)),
  )
  const today = dateOfStudyDay(studyDay(now()))
  const profile = learnerProfileOf({ call, session, clock: { now } })
  await profile.load()
  const exam = examOf(exams, profile.exam?.year ?? null, today)
  return exam && exam.date > today ? exam.date : yearFrom(now())
}

/** The date a year from a moment. */
export const yearFrom = (now: number): string => dateOfStudyDay(studyDay(now) + YEAR_DAYS)
