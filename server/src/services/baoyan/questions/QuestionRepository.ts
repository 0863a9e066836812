import { and, asc, desc, eq, or } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { baoyanQuestions, baoyanTutorClaims, baoyanTutorDecisions } from '../../../db/schema/baoyan'

export type QuestionRecord = typeof baoyanQuestions.$inferSelect

const { articleId, state, uid: owner, questionId, askedAt } = baoyanQuestions

/** SQL of questions and of requests about tutors. */
export class QuestionRepository {
  constructor(private readonly db: Db) {}

  /** Answered questions of an article, with those of the caller that are not hidden. */
  async ofArticle(id: string, uid: number | undefined, page: number, size: number) {
    const isShown =
      uid === undefined
        ? eq(state, 'answered')
        : or(eq(state, 'answered'), and(eq(owner, uid), eq(state, 'open')))
    const where = and(eq(articleId, id), isShown)
    const list = await this.db
      .select()
      .from(baoyanQuestions)
      .where(where)
      .orderBy(desc(askedAt), asc(questionId))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(baoyanQuestions, where) }
  }

  async waiting(page: number, size: number) {
    const where = eq(state, 'open')
    const list = await this.db
      .select()
      .from(baoyanQuestions)
      .where(where)
      .orderBy(asc(askedAt), asc(questionId))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(baoyanQuestions, where) }
  }

  async ask(row: QuestionRecord): Promise<void> {
    await this.db.insert(baoyanQuestions).values(row)
  }

  /** Changes a question; false where there is none. */
  async answer(
    id: string,
    change: Pick<QuestionRecord, 'answer' | 'state' | 'answeredAt'>,
  ): Promise<boolean> {
    const rows = await this.db
      .update(baoyanQuestions)
      .set(change)
      .where(eq(questionId, id))
      .returning({ questionId })
    return rows.length > 0
  }

  async claim(row: typeof baoyanTutorClaims.$inferInsert): Promise<void> {
    await this.db.insert(baoyanTutorClaims).values(row)
  }

  async claims(page: number, size: number) {
    const { claimId, tutorId, kind, text, contact, at } = baoyanTutorClaims
    const where = eq(baoyanTutorClaims.state, 'waiting')
    const list = await this.db
      .select({ claimId, tutorId, kind, text, contact, at })
      .from(baoyanTutorClaims)
      .where(where)
      .orderBy(asc(at), asc(claimId))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(baoyanTutorClaims, where) }
  }

  /** Decides a request that waits; a granted one is kept apart from its account. False where none waits. */
  settle(id: string, isGranted: boolean, now: number): Promise<boolean> {
    const { claimId, tutorId, kind, text } = baoyanTutorClaims
    return this.db.transaction(async (tx) => {
      const [row] = await tx
        .update(baoyanTutorClaims)
        .set({ state: isGranted ? 'settled' : 'refused' })
        .where(and(eq(claimId, id), eq(baoyanTutorClaims.state, 'waiting')))
        .returning({ claimId, tutorId, kind, text })
      // Only a reply is shown, so only its text outlives the account; a correction is made in the content.
      if (row && isGranted && row.kind !== 'correct')
        await tx
          .insert(baoyanTutorDecisions)
          .values({ ...row, text: row.kind === 'reply' ? row.text : '', decidedAt: now })
      return row !== undefined
    })
  }
}
