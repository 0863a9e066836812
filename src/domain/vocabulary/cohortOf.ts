/** Exams are in December, some repeated early in the new year; both belong to the entry of the year after. */
const FIRST_MONTH = 7

/** The year of entry that an exam day, YYYY-MM-DD, belongs to. */
export const cohortOf = (examDate: string): number => {
  const [year = 0, month = 0] = examDate.split('-').map(Number)
  return month >= FIRST_MONTH ? year + 1 : year
}
