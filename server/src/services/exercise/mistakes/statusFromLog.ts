import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { inOrder, replayWord } from '@/domain/memory/replayWord'
import { isMastered } from '@/domain/mistakes/isMastered'
import type { CardStatus } from './MistakeRepository'

const model = new MemoryModel()

/** The memory of a question from its log. */
export const memoryFrom = (history: readonly MemoryEvent[]) => replayWord(model, inOrder(history))

/** A card's status, replayed from its log; undefined when every event was undone. */
export const statusFromLog = (
  questionId: string,
  history: readonly MemoryEvent[],
): CardStatus | undefined => {
  const state = memoryFrom(history)
  if (!state) return undefined
  return { questionId, due: state.due, mastered: isMastered(history), removed: state.suspended }
}
