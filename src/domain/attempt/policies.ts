import type { AttemptKind, PaperKind } from './attemptKinds'
import type { Feedback } from './feedbackRules'

type Timer =
  | { readonly per: 'nothing' }
  /** Minutes are set by the paper. */
  | { readonly per: 'paper' }
  | { readonly per: 'question'; readonly seconds: number }

/** Whether a half right answer earns its share. Other types are right or wrong, and writing earns what it is awarded. */
export type ScoreRule = Readonly<Record<'multiple' | 'blank' | 'matching' | 'ordering', 'whole' | 'part'>>

/** Report sections besides the score; `ability`: the answers also measure ability. */
type ReportPart = 'types' | 'points' | 'ability' | 'advice'

/** The policy of one kind of attempt: the differences between practice and exam for engine, backend and pages. */
export interface AttemptPolicy {
  readonly feedback: Feedback
  readonly timer: Timer
  /** `adaptive`: the backend names the next question after each answer. */
  readonly order: 'authored' | 'adaptive'
  readonly shufflesOptions: boolean
  /** Whether answers are taken at all. */
  readonly mayAnswer: boolean
  /** Whether the key may be revealed instead of answering. */
  readonly mayReveal: boolean
  /** Otherwise the first answer is final, and no earlier question is answered after a later one. */
  readonly mayGoBack: boolean
  readonly mayPause: boolean
  readonly scoring: ScoreRule
  readonly report: readonly ReportPart[]
}

/** As the exam marks: 多选 all or nothing, blanks and matching one by one. */
const asExam: ScoreRule = { multiple: 'whole', blank: 'part', matching: 'part', ordering: 'part' }
/** For learning: some of the right options without a wrong one earn half. */
const toLearn: ScoreRule = { ...asExam, multiple: 'part' }

const free = {
  timer: { per: 'nothing' },
  order: 'authored',
  shufflesOptions: true,
  mayAnswer: true,
  mayReveal: true,
  mayGoBack: true,
  mayPause: true,
  scoring: toLearn,
} as const

const strict = {
  feedback: 'ended',
  timer: { per: 'paper' },
  order: 'authored',
  shufflesOptions: false,
  mayAnswer: true,
  mayReveal: false,
  mayGoBack: true,
  mayPause: false,
  scoring: asExam,
} as const

/** The kinds of attempts (docs/recipes/add-a-kind-of-attempt). */
export const attemptPolicies = {
  practice: { ...free, feedback: 'answered', report: ['points'] },
  drill: {
    ...free,
    feedback: 'answered',
    timer: { per: 'question', seconds: 90 },
    mayReveal: false,
    mayGoBack: false,
    report: ['types'],
  },
  exam: { ...strict, report: ['types', 'points'] },
  mock: { ...strict, feedback: 'closed', report: ['types', 'points'] },
  adaptive: {
    ...strict,
    timer: { per: 'nothing' },
    order: 'adaptive',
    shufflesOptions: true,
    mayGoBack: false,
    report: ['ability', 'points', 'advice'],
  },
  // A test on one knowledge point: without a clock, and without a key before its end.
  pointTest: {
    ...strict,
    timer: { per: 'nothing' },
    shufflesOptions: true,
    mayPause: true,
    report: ['types', 'ability', 'advice'],
  },
  // A test over all points of a subject, as many minutes as its questions need.
  synthesis: {
    ...strict,
    shufflesOptions: true,
    report: ['types', 'points', 'ability', 'advice'],
  },
  recite: { ...free, feedback: 'answered', shufflesOptions: false, report: ['points'] },
  // Part after part, each adaptive; no key before its end, and it may be left and gone on with.
  diagnosis: {
    ...strict,
    timer: { per: 'nothing' },
    order: 'adaptive',
    shufflesOptions: true,
    mayGoBack: false,
    report: ['ability', 'points', 'types', 'advice'],
  },
  analysis: {
    ...free,
    feedback: 'always',
    shufflesOptions: false,
    mayAnswer: false,
    mayReveal: false,
    mayPause: false,
    report: [],
  },
  // A paper of a promo page, tried by anyone: the first answer is final, since its key follows.
  paperPractice: { ...free, feedback: 'answered', shufflesOptions: false, mayReveal: false, report: [] },
  // The same against the clock, for the ranks. The landing area has a report of its own.
  paperTest: { ...strict, report: [] },
} as const satisfies Record<AttemptKind | PaperKind, AttemptPolicy>

/** The policy of a guest attempt: whatever its kind, its keys are withheld until a login (decision 058). */
export const guestPolicy = (policy: AttemptPolicy): AttemptPolicy => ({ ...policy, feedback: 'owned' })
