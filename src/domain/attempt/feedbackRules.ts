/**
 * When a key may be known: always, once the question is answered, once the attempt has ended, once the exam has ended for all,
 * or not before somebody has logged in for what a visitor did.
 */
export type Feedback = 'always' | 'answered' | 'ended' | 'closed' | 'owned'

/** Consequences of a feedback rule wherever a key could be released. */
interface FeedbackRule {
  /** When the key of one question is told: from the start, with its own answer, or no sooner than all of them. */
  readonly tellsOne: 'atOnce' | 'answered' | 'withAll'
  /** When all keys, the score and the report are told: at the end of the attempt, of the exam for everybody, or in no case. */
  readonly tellsAll: 'ended' | 'closed' | 'never'
  /** Whether no other attempt may tell the keys of what it asks as long as it takes answers. */
  readonly closesElsewhere: boolean
}

/** The ways of feedback. Whoever tells a key, or keeps one back, asks here, so that a new way is decided everywhere at once. */
export const feedbackRules = {
  always: { tellsOne: 'atOnce', tellsAll: 'ended', closesElsewhere: false },
  answered: { tellsOne: 'answered', tellsAll: 'ended', closesElsewhere: false },
  ended: { tellsOne: 'withAll', tellsAll: 'ended', closesElsewhere: true },
  closed: { tellsOne: 'withAll', tellsAll: 'closed', closesElsewhere: true },
  owned: { tellsOne: 'withAll', tellsAll: 'never', closesElsewhere: true },
} as const satisfies Record<Feedback, FeedbackRule>

/** Whether each answer is followed by its key, so that the first one stands. */
export const keyFollowsAnswer = ({ feedback }: { readonly feedback: Feedback }): boolean =>
  feedbackRules[feedback].tellsOne === 'answered'
