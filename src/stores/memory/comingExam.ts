import * as v from 'valibot'
import { examDates, examDateSchema } from '@/contracts/course/examDates'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { staleWhileRevalidate } from '../device/staleWhileRevalidate'
import { PersistedValue } from '../device/PersistedValue'
import type { LearnersLogDeps } from './learnersLog'

/** Fallback without a known exam date: cards are kept for a year from now. */
const YEAR_DAYS = 365

/** The date of the next exam as YYYY-MM-DD, until which cards are remembered. */
export const comingExam = async ({ call, storage, now }: LearnersLogDeps): Promise<string> => {
  const exams = await staleWhileRevalidate(
    () => call(examDates, {}, { quiet: true }),
    new PersistedValue(storage, 'cache:exam-dates', v.array(examDateSchema)),
  )
  const today = dateOfStudyDay(studyDay(now()))
  return exams.map(({ date }) => date).find((date) => date > today) ?? yearFrom(now())
}

/** The date a year from a moment. */
export const yearFrom = (now: number): string => dateOfStudyDay(studyDay(now) + YEAR_DAYS)
