/** Amounts and rewards of daily tasks. */
export const taskRules = {
  /** Answers that make a day of words. */
  words: 10,
  /** Cards recited that make a day of points. */
  recite: 10,
  /** For so many days, the present one among them, the award of a daily task waits. */
  claimDays: 7,
  /** Points that a task gives. */
  award: { lesson: 10, words: 5, recite: 5 },
} as const
