/** The kinds of attempts; their policies are in `attemptPolicies`. */
export const attemptKinds = [
  'practice',
  'drill',
  'exam',
  'mock',
  'adaptive',
  'pointTest',
  'synthesis',
  'recite',
  'diagnosis',
  'analysis',
] as const
export type AttemptKind = (typeof attemptKinds)[number]

/**
 * Attempts on a promo page's paper: its practice and its timed test. The landing area stores them: they are no learner
 * attempts before they are handed in.
 */
export type PaperKind = 'paperPractice' | 'paperTest'
