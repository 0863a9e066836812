const DAY = 86_400_000
const SATURDAY = 6

/** One first exam day to choose. */
export interface ExamDate {
  /** YYYY-MM-DD. */
  readonly date: string
  /** 27考研: named by the year of entry. */
  readonly text: string
}

/** The Saturday from 19 to 25 December, on which the exam has begun of late; the true day is announced each autumn. */
const usualExamDay = (year: number): string => {
  const first = Date.UTC(year, 11, 19)
  const weekday = new Date(first).getUTCDay()
  return new Date(first + ((SATURDAY - weekday + 7) % 7) * DAY).toISOString().slice(0, 10)
}

/** The next three exams that are still to come on a day, given as YYYY-MM-DD. */
export const examDates = (today: string): ExamDate[] => {
  const year = Number(today.slice(0, 4))
  return [year, year + 1, year + 2, year + 3]
    .map((of) => ({ date: usualExamDay(of), text: `${(of + 1) % 100}考研` }))
    .filter(({ date }) => date > today)
    .slice(0, 3)
}
