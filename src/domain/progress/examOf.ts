interface ExamDay {
  readonly year: number
  readonly date: string
}

/**
 * The exam that a learner prepares for on a day YYYY-MM-DD: that of the chosen year until its day is over, then the next one.
 * Every countdown asks here; without a coming date it is the last one known.
 */
export const examOf = <E extends ExamDay>(
  exams: readonly E[],
  chosenYear: number | null,
  today: string,
): E | undefined => {
  const sorted = [...exams].sort((one, other) => one.date.localeCompare(other.date))
  const coming = sorted.filter(({ date }) => date >= today)
  return coming.find(({ year }) => year === chosenYear) ?? coming[0] ?? sorted[sorted.length - 1]
}
