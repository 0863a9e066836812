/** The exam of a year of entry as learners call it: 27 考研. */
export const examName = (year: number): string => `${String(year).slice(-2)} 考研`

/** The days to an exam in one sentence. */
export const examCountdown = (year: number, days: number): string =>
  days > 0 ? `距 ${examName(year)}还有 ${days} 天` : `${examName(year)}初试进行中`
