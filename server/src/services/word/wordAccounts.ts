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
import { type AccountRows, ownedRows } from '../AccountRows'
import { replayAll } from './replayStates'
import { wordsLock } from './wordsLock'

const chosen = ownedRows([
  { table: wordPlans, by: [] },
  { table: wordNotes, by: [wordNotes.wordId] },
  { table: wordStageTests, by: [wordStageTests.id] },
  { table: wordShares },
])
/** Made anew from the log. */
const computed = ownedRows([{ table: wordStates }, { table: wordMemories }])
const logged = ownedRows([{ table: wordEvents }])

/** Both logs become one, as those of two devices do; the arrivals of the first are counted after those of the second. */
const joinLogs = async (tx: Db, from: number, to: number): Promise<void> => {
  const known = tx.select({ id: wordEvents.id }).from(wordEvents).where(eq(wordEvents.uid, to))
  await tx.delete(wordEvents).where(sql`${wordEvents.uid} = ${from} and ${inArray(wordEvents.id, known)}`)
  await tx.execute(
    sql`update word_events set uid = ${to}, seq = seq + (select coalesce(max(seq), 0) from word_events where uid = ${to}) where uid = ${from}`,
  )
}

/** All that a user learned. Where both chose, the second's choice stays. */
export const wordAccounts: AccountRows = {
  logLocks: (uid) => [wordsLock(uid)],
  remove: async (tx, account) => {
    for (const rows of [chosen, computed, logged]) await rows.remove(tx, account)
  },
  move: async (tx, from, to) => {
    await joinLogs(tx, from, to)
    await chosen.move(tx, from, to)
    await tx.delete(wordStates).where(eq(wordStates.uid, from))
    await tx.delete(wordMemories).where(eq(wordMemories.uid, from))
    await replayAll(tx, to)
  },
}
