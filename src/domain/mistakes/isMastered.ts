import { grades, type MemoryEvent } from '../memory/eventTypes'
import { effective, inOrder } from '../memory/replayWord'
import { studyDay } from '../memory/studyDay'

/** On so many days in a row a question has to be solved. */
const RIGHT_DAYS = 2

/** Whether a question is mastered: solved on two study days since it was last missed, guessed or half known. */
export const isMastered = (history: readonly MemoryEvent[]): boolean => {
  const days = new Set<number>()
  for (const event of effective(inOrder(history))) {
    if (event.kind !== 'review') continue
    if (event.grade < grades.good) days.clear()
    else days.add(studyDay(event.at))
  }
  return days.size >= RIGHT_DAYS
}
