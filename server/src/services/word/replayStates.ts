import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import type { Db } from '../../db/Database'
import { byWord } from './byWord'
import { LogRepository, type LogReading, type ReplayedWord } from './LogRepository'
import { MemoryRepository } from './MemoryRepository'
import { ReviewRepository } from './ReviewRepository'
import { replayOn } from './wordBase'

/** Words that are replayed together. */
const TOGETHER = 200

/** The states of the words of new events, from what was read for them. */
export const replayNew = (
  { weights, bases, behind }: LogReading,
  fresh: readonly MemoryEvent[],
): ReplayedWord[] => {
  const model = new MemoryModel(weights)
  return [...byWord([...behind, ...fresh])].map(([word, events]) => ({
    word,
    ...replayOn(model, bases.get(word), events),
  }))
}

/** Makes all states of a user anew from the log; the caller holds the lock of the log. */
export const replayAll = async (tx: Db, uid: number): Promise<void> => {
  const repository = new ReviewRepository(tx)
  const model = await new MemoryRepository(tx).modelOf(uid)
  const words = await repository.words(uid)
  for (let at = 0; at < words.length; at += TOGETHER) {
    const logs = await repository.logsOf(uid, words.slice(at, at + TOGETHER))
    const replayed = [...logs].map(([word, events]) => ({ word, ...replayOn(model, undefined, events) }))
    await new LogRepository(tx, uid).saveStates(replayed)
  }
}
