/** Passages that an answer is not made of. */
export interface WithheldSources {
  readonly sources: readonly string[]
  readonly ids: readonly string[]
}

/** Questions with their keys (exerciseKnowledge). */
export const EXERCISE = 'exercise'

/**
 * Lists sources withheld from an asker: the questions of the learner's open tests. Visitors get no questions at all,
 * because they may be at a test, too.
 */
export const withheldSources = async (
  uid: number | null,
  closedQuestions: (uid: number) => Promise<ReadonlySet<string>>,
): Promise<WithheldSources> => {
  if (uid === null) return { sources: [EXERCISE], ids: [] }
  return { sources: [], ids: [...(await closedQuestions(uid))].map((id) => `${EXERCISE}:${id}`) }
}
