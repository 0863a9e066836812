import type { Grade } from '@/domain/memory/eventTypes'
import type { KeyValueStore } from '@/platform/storage'
import { memoryStore } from '@/platform/storage/memoryStore'
import { refusedWritesOf } from '@/stores/refused/refusedWritesOf'
import type { Stores } from '@/stores/Stores'
import { Vocabulary } from '@/features/vocabulary/stores/Vocabulary'
import { fakeStores, through, UID } from './fakeStores'
import { cut, ok, type Answer } from './scriptedNetwork'
import { bookRows, detailOf, planOf } from './wordBook'

/** Ten in the morning of a study day in China. */
export const NOW = Date.parse('2026-11-21T02:00:00Z')
export const DAY = 86_400_000
/** The path of the learner's own words. */
export const USER = `/word/v1/users/${UID}`
export const ROWS = bookRows(10)

const BOOK = { bookId: 'kaoyan', title: '词汇', description: '', wordCount: 2000, stageCount: 40, version: 1 }

/** Backend answers for a learner with a plan and no answers yet. */
export const wordAnswers = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  'GET /word/v1/books': ok([BOOK]),
  'GET /course/v1/exam-dates': ok([
    { year: 2027, date: '2026-12-19' },
    { year: 2028, date: '2027-12-18' },
    { year: 2029, date: '2028-12-23' },
  ]),
  'GET /word/v1/books/kaoyan/words': ok({ version: 1, words: ROWS, removed: [], total: 10, next: null }),
  'GET /word/v1/words': ok([detailOf('abandon')]),
  [`GET ${USER}/plan`]: ok(planOf({ newPerDay: 4 })),
  [`PUT ${USER}/plan`]: ok(planOf({ minutesPerDay: 60 })),
  [`GET ${USER}/reviews`]: ok({ events: [], cursor: 0, more: false }),
  [`POST ${USER}/reviews`]: ok({ accepted: 1, duplicated: 0, refused: [], now: NOW }),
  [`GET ${USER}/parameters`]: cut,
  ...more,
})

/** The vocabulary of a learner on a device, as after a start of the app. */
export const vocabularyOn = (
  stores: Stores,
  storage: KeyValueStore,
  clock: { readonly now: number },
): Vocabulary =>
  new Vocabulary({
    call: stores.call,
    session: stores.session,
    refused: refusedWritesOf(stores),
    storage,
    now: () => clock.now,
    offset: () => 0,
    say: () => undefined,
  })

/** A learner's vocabulary with its book open, over a scripted network; needs fake timers. */
export const vocabularyWorld = async (answers: Record<string, Answer> = {}) => {
  const storage = memoryStore()
  const { stores, network } = fakeStores({ loggedIn: true, answers: wordAnswers(answers) })
  const clock = { now: NOW }
  const vocabulary = vocabularyOn(stores, storage, clock)
  await through(vocabulary.openBook())
  return { stores, network, vocabulary, storage, clock }
}

/** Puts an answer to a word into the log; it comes back a day later. */
export const learn = (vocabulary: Vocabulary, word: string, grade: Grade = 3): void =>
  void vocabulary.log.append({
    kind: 'review',
    word,
    grade,
    source: 'card',
    proved: true,
    took: 9,
    due: vocabulary.now() + DAY,
  })
