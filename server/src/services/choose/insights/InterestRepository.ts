import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { disciplines, interestResults } from '../../../db/schema/schoolChoice'

/** SQL of interest results. */
export class InterestRepository {
  constructor(private readonly db: Db) {}

  /** Keeps the newest result of a learner. */
  async keep(
    uid: number,
    answers: readonly number[],
    types: readonly { readonly key: string; readonly score: number }[],
    takenAt: number,
  ): Promise<void> {
    const scores = Object.fromEntries(types.map(({ key, score }) => [key, score]))
    await this.db
      .insert(interestResults)
      .values({ uid, answers, scores, takenAt })
      .onConflictDoUpdate({ target: interestResults.uid, set: { answers, scores, takenAt } })
  }

  disciplines(codes: readonly string[]) {
    const { code, name, programmes } = disciplines
    return this.db
      .select({ code, name, programmes })
      .from(disciplines)
      .where(inArray(code, [...codes]))
  }
}
