import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/Database'
import {
  wordEvents,
  wordMemories,
  wordNotes,
  wordPlans,
  wordShares,
  wordStageTests,
  wordStates,
} from '../../db/schema/words'
import { replayStates } from './ReviewService'

const personal = [wordEvents, wordStates, wordPlans, wordNotes, wordStageTests, wordShares, wordMemories]

/** Removes all that a user learned. */
export const removeWords = async (tx: Db, uid: number): Promise<void> => {
  for (const table of personal) await tx.delete(table).where(eq(table.uid, uid))
}

/** Gives the log of one user to another: both logs become one, as those of two devices do. Where both chose, the second's choice stays. */
export const moveWords = async (tx: Db, from: number, to: number): Promise<void> => {
  const known = tx.select({ id: wordEvents.id }).from(wordEvents).where(eq(wordEvents.uid, to))
  await tx.delete(wordEvents).where(sql`${wordEvents.uid} = ${from} and ${inArray(wordEvents.id, known)}`)
  await tx.execute(
    sql`update word_events set uid = ${to}, seq = seq + (select coalesce(max(seq), 0) from word_events where uid = ${to}) where uid = ${from}`,
  )
  for (const table of [wordPlans, wordNotes, wordStageTests]) await moveUnlessThere(tx, table, from, to)
  await tx.update(wordShares).set({ uid: to }).where(eq(wordShares.uid, from))
  await removeWords(tx, from)
  await replayStates(tx, to)
}

const moveUnlessThere = async (
  tx: Db,
  table: typeof wordPlans | typeof wordNotes | typeof wordStageTests,
  from: number,
  to: number,
): Promise<void> => {
  const rows = await tx.delete(table).where(eq(table.uid, from)).returning()
  for (const row of rows) {
    await tx
      .insert(table)
      .values({ ...row, uid: to })
      .onConflictDoNothing()
  }
}
