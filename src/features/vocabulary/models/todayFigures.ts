import type { Queue } from '@/domain/memory/sessionQueue'
import { studyDay } from '@/domain/memory/studyDay'
import type { MemoryState } from '@/domain/memory/memoryState'

/** Today in figures; a word is finished when it needs no more answers today. */
export interface TodayFigures {
  readonly fresh: number
  readonly due: number
  readonly learning: number
  /** Reviews over the day's limit, postponed to another day. */
  readonly backlog: number
  readonly finished: number
  readonly left: number
  /** 0 to 1; 1 also when there is nothing to do. */
  readonly share: number
}

/** Today's demands and progress. */
export const todayFigures = (
  states: ReadonlyMap<string, MemoryState>,
  queue: Queue,
  now: number,
): TodayFigures => {
  const today = studyDay(now)
  let finished = 0
  for (const { phase, lastReview } of states.values()) {
    if (phase === 'review' && studyDay(lastReview) === today) finished += 1
  }
  const { fresh, due, learning, backlog } = queue
  const left = queue.items.length
  return {
    fresh,
    due,
    learning,
    backlog,
    finished,
    left,
    share: left === 0 ? 1 : finished / (finished + left),
  }
}
