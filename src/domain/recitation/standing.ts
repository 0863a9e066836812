import type { MemoryState } from '@/domain/memory/memoryState'
import { studyDay } from '@/domain/memory/studyDay'

/** Review status of a passage. */
export type Standing = 'new' | 'late' | 'due' | 'later'

/** The review status of a passage on a study day, by its memory state. */
export const standingOf = (state: MemoryState | undefined, now: number): Standing => {
  if (!state) return 'new'
  const [day, today] = [studyDay(state.due), studyDay(now)]
  if (day < today) return 'late'
  return day === today ? 'due' : 'later'
}

const WORDS: Readonly<Record<Standing, (days: number) => string>> = {
  new: () => '还没背',
  late: (days) => `过期 ${-days} 天`,
  due: () => '今天到期',
  later: (days) => (days === 1 ? '明天再背' : `${days} 天后再背`),
}

/** The same in words. */
export const standingText = (state: MemoryState | undefined, now: number): string =>
  WORDS[standingOf(state, now)](state ? studyDay(state.due) - studyDay(now) : 0)
