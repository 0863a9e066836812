/** The kinds of attempts; what each is like is its row in `attemptPolicies`. */
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
 * What strangers do with a paper of a promo page: its practice and its timed test. Rows of the same table, but the landing area
 * keeps them: they are no attempts of a learner before they are handed in.
 */
export type PaperKind = 'paperPractice' | 'paperTest'
