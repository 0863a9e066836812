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
