import { eventId } from '@/domain/memory/eventIds'
import type { KeptSession } from '../../e2e/sessionOf'
import { askAs } from './askAs'

const DEVICE = 'storydev'
const DAY = 86_400_000
export const RECITED_SUBJECT = '101'
export const RECITED_CHAPTER = '马克思主义哲学'

/** Passages of the chapter, and in how many days each comes back. */
const COMING = { 'phil-basic-question': -2, 'phil-matter': 0, 'phil-truth': 1, 'phil-practice': 3 } as const

/** Gives a learner a daily plan and passages that are late, due and to come; without the app. */
export const recitePassages = async (session: KeptSession): Promise<void> => {
  const ask = askAs(session)
  const chapters = [{ subject: RECITED_SUBJECT, chapter: RECITED_CHAPTER }]
  await ask('PUT', 'recitation-plan', { perDay: 5, chapters })
  const begun = Date.now() - 5 * DAY
  const events = Object.entries(COMING).map(([word, days], nth) => {
    const at = begun + nth
    const answer = { word, grade: 3, source: 'card', proved: true, took: 900 }
    return {
      kind: 'review',
      id: eventId(at, DEVICE),
      at,
      device: DEVICE,
      ...answer,
      due: Date.now() + days * DAY,
    }
  })
  await ask('POST', 'recitations', { events })
}
