import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { questions } from '../../../db/schema/exercises'
import { collectedQuestions, mistakeCards, questionFolders } from '../../../db/schema/mistakes'
import { stemPreview } from './stemPreview'

const { questionId, folderId, attemptId, collectedAt } = collectedQuestions

const listed = {
  questionId,
  folderId,
  attemptId,
  collectedAt,
  subject: questions.subject,
  point: questions.point,
  type: questions.type,
  stem: stemPreview,
}

/** SQL of one learner's folders of questions. */
export class FolderRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  async folders() {
    const held = sql`${collectedQuestions.uid} = ${questionFolders.uid} and ${folderId} = ${questionFolders.folderId}`
    return this.db
      .select({
        folderId: questionFolders.folderId,
        name: questionFolders.name,
        createdAt: questionFolders.createdAt,
        questionCount: sql<number>`(select count(*) from ${collectedQuestions} where ${held})::int`,
      })
      .from(questionFolders)
      .where(eq(questionFolders.uid, this.uid))
      .orderBy(asc(questionFolders.createdAt), asc(questionFolders.folderId))
  }

  async save(folder: string, name: string, createdAt: number): Promise<void> {
    const { uid } = this
    await this.db
      .insert(questionFolders)
      .values({ uid, folderId: folder, name, createdAt })
      .onConflictDoUpdate({ target: [questionFolders.uid, questionFolders.folderId], set: { name } })
  }

  async remove(folder: string): Promise<void> {
    await this.db.delete(collectedQuestions).where(and(this.mine, eq(folderId, folder)))
    await this.db
      .delete(questionFolders)
      .where(and(eq(questionFolders.uid, this.uid), eq(questionFolders.folderId, folder)))
  }

  async page(folder: string, size: number, offset: number) {
    const wanted = and(this.mine, eq(folderId, folder))
    const rows = await this.collected()
      .where(wanted)
      .orderBy(desc(collectedAt), asc(questionId))
      .limit(size)
      .offset(offset)
    const [all] = await this.db.select({ total: count() }).from(collectedQuestions).where(wanted)
    return { rows, total: all?.total ?? 0 }
  }

  async find(question: string) {
    const [row] = await this.collected().where(and(this.mine, eq(questionId, question)))
    return row
  }

  async countCollected(): Promise<number> {
    const [all] = await this.db.select({ total: count() }).from(collectedQuestions).where(this.mine)
    return all?.total ?? 0
  }

  /** The attempt of a question in the book of mistakes. */
  async attemptOfMistake(question: string): Promise<string | undefined> {
    const [row] = await this.db
      .select({ attempt: mistakeCards.attemptId })
      .from(mistakeCards)
      .where(and(eq(mistakeCards.uid, this.uid), eq(mistakeCards.questionId, question)))
    return row?.attempt
  }

  /** Collects a question, or moves it. */
  async put(
    row: Pick<
      typeof collectedQuestions.$inferSelect,
      'questionId' | 'folderId' | 'attemptId' | 'collectedAt'
    >,
  ) {
    const { uid } = this
    await this.db
      .insert(collectedQuestions)
      .values({ uid, ...row })
      .onConflictDoUpdate({
        target: [collectedQuestions.uid, questionId],
        set: { folderId: row.folderId, attemptId: row.attemptId },
      })
  }

  async drop(question: string): Promise<void> {
    await this.db.delete(collectedQuestions).where(and(this.mine, eq(questionId, question)))
  }

  private get mine() {
    return eq(collectedQuestions.uid, this.uid)
  }

  private collected() {
    return this.db.select(listed).from(collectedQuestions).innerJoin(questions, eq(questions.id, questionId))
  }
}
