import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import { exerciseAttempts, exerciseEvents, judgedAnswers, mockEntries } from '../../db/schema/exercises'
import { collectedQuestions, mistakeCards, mistakeEvents, questionFolders } from '../../db/schema/mistakes'
import { recitationCards, recitationEvents, recitationPlans } from '../../db/schema/recitations'
import { EventLog } from '../../repository/EventLog'
import { type AccountRows, ownedRows } from '../AccountRows'
import { replayCards } from './mistakes/MistakeService'
import { RecitationRepository } from './passages/RecitationRepository'
import { recitationLog, replayRecitations } from './passages/RecitationService'
import { bookLock } from './mistakes/mistakeRecording'
import { recitationsLock } from './passages/recitationsLock'

const owned = ownedRows([
  // Events first: of an attempt that both accounts have, the second's log stays whole.
  { table: exerciseEvents, by: [exerciseEvents.attemptId] },
  { table: exerciseAttempts, by: [exerciseAttempts.attemptId] },
  { table: judgedAnswers, by: [judgedAnswers.attemptId, judgedAnswers.questionId] },
  { table: mockEntries, by: [mockEntries.mockId] },
  { table: mistakeCards, by: [mistakeCards.questionId] },
  { table: collectedQuestions, by: [collectedQuestions.questionId] },
  { table: questionFolders, by: [questionFolders.folderId] },
  { table: recitationCards, by: [recitationCards.passageId] },
  { table: recitationPlans, by: [] },
])

const book = new EventLog(mistakeEvents)

/** Of two folders of one name the second account's stays, and holds what lay in both. */
const joinFolders = async (tx: Db, from: number, to: number): Promise<void> => {
  const theirs = sql`select one.folder_id as mine, other.folder_id as theirs from question_folders one
    join question_folders other on other.name = one.name and other.uid = ${to} where one.uid = ${from}`
  await tx.execute(sql`update collected_questions c set folder_id = t.theirs from (${theirs}) t
    where c.uid = ${from} and c.folder_id = t.mine`)
  await tx.execute(sql`delete from question_folders f using (${theirs}) t
    where f.uid = ${from} and f.folder_id = t.mine`)
}

/** Waits for the attempt queues (AttemptQueue), so that their work under way is seen whole. */
const lockAttempts = async (tx: Db, uid: number): Promise<void> => {
  await tx
    .select({ id: exerciseAttempts.attemptId })
    .from(exerciseAttempts)
    .where(eq(exerciseAttempts.uid, uid))
    .for('update')
}

/** Questions that both books have. */
const sharedCards = async (tx: Db, from: number, to: number): Promise<string[]> => {
  const first = tx
    .select({ id: mistakeCards.questionId })
    .from(mistakeCards)
    .where(eq(mistakeCards.uid, from))
  const rows = await tx
    .select({ id: mistakeCards.questionId })
    .from(mistakeCards)
    .where(and(eq(mistakeCards.uid, to), inArray(mistakeCards.questionId, first)))
  return rows.map(({ id }) => id)
}

/** Passages that both accounts have begun. */
const sharedPassages = async (tx: Db, from: number, to: number): Promise<string[]> => {
  const theirs = new Set(await new RecitationRepository(tx, to).passageIds())
  return (await new RecitationRepository(tx, from).passageIds()).filter((id) => theirs.has(id))
}

/** Merges the logs of mistakes and recitations; cards of both accounts are replayed from the joined log. */
export const exerciseAccounts: AccountRows = {
  logLocks: (uid) => [bookLock(uid), recitationsLock(uid)],
  remove: async (tx, account) => {
    await lockAttempts(tx, account.uid)
    await owned.remove(tx, account)
    await tx.delete(mistakeEvents).where(eq(mistakeEvents.uid, account.uid))
    await tx.delete(recitationEvents).where(eq(recitationEvents.uid, account.uid))
  },
  move: async (tx, from, to) => {
    await lockAttempts(tx, from)
    const shared = await sharedCards(tx, from, to)
    const passages = await sharedPassages(tx, from, to)
    await joinFolders(tx, from, to)
    await owned.move(tx, from, to)
    await book.join(tx, from, to)
    await replayCards(tx, to, shared)
    await recitationLog.join(tx, from, to)
    await replayRecitations(tx, to, passages)
  },
}
