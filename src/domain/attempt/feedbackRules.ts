/**
 * When a key may be known: always, once the question is answered, once the attempt has ended, once the exam has ended for all,
 * or not before somebody has logged in for what a visitor did.
 */
export type Feedback = 'always' | 'answered' | 'ended' | 'closed' | 'owned'

/** Consequences of a feedback rule wherever a key could be released. */
interface FeedbackRule {
  /** When the key of one question is released: from the start, with its own answer, or together with all others. */
  readonly tellsOne: 'atOnce' | 'answered' | 'withAll'
  /**
   * When all keys, the score and the report are released: at the end of the attempt, at the end of the exam for
   * everybody, or never.
   */
  readonly tellsAll: 'ended' | 'closed' | 'never'
  /** Whether other attempts must withhold the keys of its questions while it takes answers. */
  readonly closesElsewhere: boolean
}

/**
 * The feedback rules. All code that releases or withholds a key uses this table, so that a new rule applies everywhere.
 */
export const feedbackRules = {
  always: { tellsOne: 'atOnce', tellsAll: 'ended', closesElsewhere: false },
  answered: { tellsOne: 'answered', tellsAll: 'ended', closesElsewhere: false },
  ended: { tellsOne: 'withAll', tellsAll: 'ended', closesElsewhere: true },
  closed: { tellsOne: 'withAll', tellsAll: 'closed', closesElsewhere: true },
  owned: { tellsOne: 'withAll', tellsAll: 'never', closesElsewhere: true },
} as const satisfies Record<Feedback, FeedbackRule>

/** Whether each answer is followed by its key, so that the first answer is final. */
export const keyFollowsAnswer = ({ feedback }: { readonly feedback: Feedback }): boolean =>
  feedbackRules[feedback].tellsOne === 'answered'
