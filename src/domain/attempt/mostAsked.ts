import { subjectStopRule } from '../ability/stopRule'
import type { AttemptKind } from './attemptKinds'
import { type DiagnosticName, diagnosticTests } from './diagnosticTests'
import { attemptPolicies } from './policies'

interface AdaptiveAttempt {
  readonly kind: AttemptKind
  /** Of a diagnosis. */
  readonly test?: DiagnosticName | undefined
}

/** The most that an adaptive test asks: how many it will be is not known before its end. Undefined for all others, which have their questions from the first. */
export const mostAsked = ({ kind, test }: AdaptiveAttempt): number | undefined => {
  if (attemptPolicies[kind].order !== 'adaptive') return undefined
  return test ? diagnosticTests[test].questions.most : subjectStopRule.most
}
