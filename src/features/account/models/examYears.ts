import { shanghaiDate } from '@/lib/shanghaiDate'

/** The exam is in December of the year before the one it is named after; from January on a new cohort begins. */
const YEARS_AHEAD = 3

/** The cohorts that can still be chosen, nearest first: in 2026 these are 2027, 2028 and 2029. */
export const examYears = (now: number): readonly number[] => {
  const year = Number(shanghaiDate(now).slice(0, 4))
  return Array.from({ length: YEARS_AHEAD }, (_, index) => year + 1 + index)
}
