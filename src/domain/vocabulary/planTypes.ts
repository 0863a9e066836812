/** In which order new words come. */
export const wordOrders = ['book', 'frequency', 'random', 'alphabet'] as const
export type WordOrder = (typeof wordOrders)[number]

/** How a learner memorises: cards only, cards and a spelling test, or tests first. */
export const studyModels = ['card', 'spell', 'test'] as const
export type StudyModel = (typeof studyModels)[number]

/** What a learner chose; the scheduler, the queue and the planner read nothing else of a plan. */
interface PlanChoice {
  /** The first exam day, YYYY-MM-DD in China. */
  readonly examDate: string
  readonly minutesPerDay: number
  /** 0.7–0.97: the share that shall be remembered on the day a word comes back. */
  readonly retention: number
  readonly order: WordOrder
  /** New words a day; 0 stops them. */
  readonly newPerDay: number
  /** Words of the book that are planned, the most frequent; null for all. */
  readonly wordLimit: number | null
  /** Reviews a day; what is over waits, and new words wait with it. */
  readonly reviewLimit: number
}

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
