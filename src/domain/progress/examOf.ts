const DAY_MS = 86_400_000
/** Days of the calendar from one date to another, both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The written exam takes two days; `date` is the first. */
export const EXAM_DAYS = 2

/** The first day of the exam of a year of entry. */
export interface ExamDay {
  readonly year: number
  readonly date: string
}

/**
 * The exam that a learner prepares for on a day YYYY-MM-DD: that of the chosen year until its last day is over, then the next one.
 * Every countdown asks here; without a coming date it is the last one known.
 */
export const examOf = <E extends ExamDay>(
  exams: readonly E[],
  chosenYear: number | null,
  today: string,
): E | undefined => {
  const sorted = [...exams].sort((one, other) => one.date.localeCompare(other.date))
  const coming = sorted.filter(({ date }) => daysBetween(date, today) < EXAM_DAYS)
  return coming.find(({ year }) => year === chosenYear) ?? coming[0] ?? sorted[sorted.length - 1]
}
