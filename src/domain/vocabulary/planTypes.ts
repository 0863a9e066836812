/** In which order new words come. */
export const wordOrders = ['book', 'frequency', 'random', 'alphabet'] as const
export type WordOrder = (typeof wordOrders)[number]

/** How a learner memorises: cards only, cards and a spelling test, or tests first. */
export const studyModels = ['card', 'spell', 'test'] as const
export type StudyModel = (typeof studyModels)[number]

/** The figures of a learner's days that the queue and the planner count with. */
export interface DayRecord {
  /** The study day, YYYY-MM-DD. */
  readonly day: string
  readonly reviews: number
  /** Answers better than 不认识. */
  readonly right: number
  readonly newWords: number
  /** Different words answered. */
  readonly words: number
  /** Time at the cards. */
  readonly seconds: number
}
