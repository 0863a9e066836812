/** Passages that an answer is not made of. */
export interface WithheldSources {
  readonly sources: readonly string[]
  readonly ids: readonly string[]
}

/** Questions with their keys (exerciseKnowledge). */
export const EXERCISE = 'exercise'

/**
 * What an asker may not be told: what an open test of his asks. A stranger may be at a test, too, and nobody knows which: questions
 * are told to learners alone.
 */
export const withheldSources = async (
  uid: number | null,
  closedQuestions: (uid: number) => Promise<ReadonlySet<string>>,
): Promise<WithheldSources> => {
  if (uid === null) return { sources: [EXERCISE], ids: [] }
  return { sources: [], ids: [...(await closedQuestions(uid))].map((id) => `${EXERCISE}:${id}`) }
}
