import { grades, type MemoryEvent } from '../memory/eventTypes'
import { effective, inOrder } from '../memory/replayWord'
import { studyDay } from '../memory/studyDay'

/** When a question counts as mastered. */
export interface MasteryRule {
  /** On so many study days it was solved since it was last missed, guessed or half known. */
  readonly days: number
  /** So many days lie between the first and the last of them. */
  readonly span: number
}

/** Two rights of consecutive days are mostly forgotten at the exam: the last one is two weeks later (`npm run bench:learning`). */
export const masteryRule: MasteryRule = { days: 3, span: 14 }

/** Whether a question is mastered, by its log in any order. */
export const isMastered = (history: readonly MemoryEvent[], rule: MasteryRule = masteryRule): boolean => {
  let right: number[] = []
  for (const event of effective(inOrder(history))) {
    if (event.kind !== 'review') continue
    const day = studyDay(event.at)
    if (event.grade < grades.good) right = []
    else if (right[right.length - 1] !== day) right.push(day)
  }
  const [first = 0] = right
  return right.length >= rule.days && (right[right.length - 1] ?? 0) - first >= rule.span
}
