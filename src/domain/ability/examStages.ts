/** The stages in which the year before the exam is studied, each by the months that it takes. */
export const examStages = [
  { stage: 'basis', firstMonth: 1, lastMonth: 6 },
  { stage: 'strengthening', firstMonth: 7, lastMonth: 9 },
  { stage: 'sprint', firstMonth: 10, lastMonth: 12 },
] as const
export type ExamStage = (typeof examStages)[number]['stage']

const monthOf = (month: number): string => String(month).padStart(2, '0')

/** The stages of the year that a day YYYY-MM-DD lies in: the first day of each, and the first day after it. */
export const stagesOfYear = (date: string) => {
  const year = Number(date.slice(0, 4))
  return examStages.map(({ stage, firstMonth, lastMonth }) => ({
    stage,
    from: `${year}-${monthOf(firstMonth)}-01`,
    until: lastMonth === 12 ? `${year + 1}-01-01` : `${year}-${monthOf(lastMonth + 1)}-01`,
  }))
}
