import type { ReviewEvent, MemoryEvent } from '../memory/eventTypes'
import type { DayRecord } from './planTypes'
import { effective } from '../memory/replayWord'
import { dateOfStudyDay, studyDay } from '../memory/studyDay'

const MS_PER_SECOND = 1000

class DayCount {
  reviews = 0
  right = 0
  newWords = 0
  took = 0
  readonly words = new Set<string>()

  add({ grade, took, word }: ReviewEvent, isFirst: boolean): void {
    this.reviews += 1
    this.right += Number(grade > 1)
    this.newWords += Number(isFirst)
    this.took += took
    this.words.add(word)
  }
}

/** The records of all study days with an answer, oldest first, from the histories of all words. */
export const dayRecords = (histories: Iterable<readonly MemoryEvent[]>): readonly DayRecord[] => {
  const days = new Map<number, DayCount>()
  for (const history of histories) {
    const reviews = effective(history).filter((event) => event.kind === 'review')
    reviews.forEach((event, index) => {
      const day = studyDay(event.at)
      const count = days.get(day) ?? new DayCount()
      days.set(day, count)
      count.add(event, index === 0)
    })
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, { reviews, right, newWords, took, words }]) => ({
      day: dateOfStudyDay(day),
      reviews,
      right,
      newWords,
      words: words.size,
      seconds: Math.round(took / MS_PER_SECOND),
    }))
}
