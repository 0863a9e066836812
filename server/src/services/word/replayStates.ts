import type { VocabularyEvent } from '@/domain/vocabulary/eventTypes'
import type { MemoryModel } from '@/domain/vocabulary/MemoryModel'
import type { Db } from '../../db/Database'
import { MemoryRepository } from './MemoryRepository'
import { ReviewRepository } from './ReviewRepository'
import { changesFrom, replayOn, type WordBase } from './wordBase'

/** More than any learner's answers to the words of one batch: whoever has more made them up. */
const MOST_READ = 100_000
/** Words that are replayed together. */
const TOGETHER = 200

type Bases = ReadonlyMap<string, WordBase>

const replay = async (
  repository: ReviewRepository,
  model: MemoryModel,
  uid: number,
  words: readonly string[],
  bases: Bases,
  most?: number,
) => {
  const histories = await repository.behind(
    uid,
    words.map((word) => ({ word, since: bases.get(word)?.at })),
    most,
  )
  const replayed = words.map((word) => ({
    word,
    ...replayOn(model, bases.get(word), histories.get(word) ?? []),
  }))
  await repository.saveStates(uid, replayed)
  return [...histories.values()].reduce((sum, { length }) => sum + length, 0)
}

/**
 * Brings the states of the words of new events up to them; how many events were read. A word is replayed from its base, or
 * from its first answer when an event changes what was before the base. The caller holds the lock of the log.
 */
export const replayNew = async (
  tx: Db,
  uid: number,
  model: MemoryModel,
  fresh: readonly VocabularyEvent[],
): Promise<number> => {
  const repository = new ReviewRepository(tx)
  const words = [...new Set(fresh.map(({ word }) => word))]
  const bases = new Map(await repository.bases(uid, words))
  for (const event of fresh) {
    if (changesFrom(event) <= (bases.get(event.word)?.at ?? -Infinity)) bases.delete(event.word)
  }
  return replay(repository, model, uid, words, bases, MOST_READ)
}

/** Makes all states of a user anew from the log; the caller holds the lock of the log. */
export const replayAll = async (tx: Db, uid: number): Promise<void> => {
  const repository = new ReviewRepository(tx)
  const model = await new MemoryRepository(tx).modelOf(uid)
  const words = await repository.words(uid)
  for (let at = 0; at < words.length; at += TOGETHER) {
    await replay(repository, model, uid, words.slice(at, at + TOGETHER), new Map())
  }
}
