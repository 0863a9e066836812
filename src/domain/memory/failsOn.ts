import type { MemoryEvent } from './eventTypes'
import { effective } from './replayWord'
import { studyDay } from './studyDay'

/** How often the word of a history was answered with 不认识 on a study day, answers that were taken back left out. */
export const failsOn = (history: readonly MemoryEvent[], day: number): number =>
  effective(history).filter(
    (event) => event.kind === 'review' && event.grade === 1 && studyDay(event.at) === day,
  ).length
