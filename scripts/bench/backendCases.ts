import { salesClue } from '@/contracts/gaoshou/salesClues'
import { pageEvents } from '@/contracts/tracking/pageEvents'
import { sendReviews } from '@/contracts/word/reviews'
import { eventId } from '@/domain/memory/eventIds'
import { networkOf } from '../../server/src/http/networkOf'
import { type BenchCase, RECORDED_ID } from './BenchCase'
import { attemptLog } from './benchExam'
import { bearerOf, BENCH_USERS, benchUid, FIRST_SEQ, hashOf, tokenOf } from './seedBench'

const START = Date.parse('2024-01-01T00:00:00Z')
const DAY = 86_400_000

const json = { 'content-type': 'application/json' }
const phoneOf = (n: number) => `13${String(n).padStart(9, '0')}`
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
const pageEventId = (n: number) => `bench-event-${n}`

const read = (name: string, path: string, uid?: number): BenchCase => ({
  name,
  kind: 'read',
  request: () => ({ method: 'GET', path, ...(uid !== undefined && { headers: bearerOf(uid) }) }),
})

const lead: BenchCase = {
  name: 'lead',
  kind: 'write',
  contract: salesClue,
  request: (n) => ({
    method: 'POST',
    path: '/gaoshou/v1/sales-clues',
    headers: { ...json, 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify({ phone: phoneOf(n), promotionId: '127', extra: { name: '小满' } }),
  }),
  marks: (n) => [phoneOf(n), hashOf(`clue:${addressOf(n)}`), n ? `lead-${n}` : RECORDED_ID],
}

const pageEvent: BenchCase = {
  name: 'page-event',
  kind: 'write',
  contract: pageEvents,
  request: (n) => ({
    method: pageEvents.method,
    path: pageEvents.path,
    headers: { ...json, 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify({ events: [{ id: pageEventId(n), type: 1, page: '/', at: START }] }),
  }),
  marks: (n) => [pageEventId(n), hashOf(`page-events:${networkOf(addressOf(n))}`)],
}

const answer = (words: readonly string[]): BenchCase => {
  const learner = (n: number) => benchUid(n % BENCH_USERS)
  const at = (n: number) => START + n
  // The log of one word is not grown beyond what learners have: each takes all words in turn.
  const word = (n: number) => words[Math.floor(n / BENCH_USERS) % words.length] ?? ''
  const device = 'benchdev'
  return {
    name: 'word-log',
    kind: 'write',
    contract: sendReviews,
    request: (n) => {
      const event = { id: eventId(at(n), device), at: at(n), device, word: word(n), kind: 'review' }
      const rest = { grade: 3, source: 'card', proved: true, took: 4000, due: at(n) + DAY }
      const body = JSON.stringify({ events: [{ ...event, ...rest }] })
      const headers = { ...json, ...bearerOf(learner(n)) }
      return { method: 'POST', path: `/word/v1/users/${learner(n)}/reviews`, headers, body }
    },
    marks: (n) => [
      eventId(at(n), device),
      word(n),
      hashOf(tokenOf(learner(n))),
      hashOf(`word-reviews:${learner(n)}`),
      learner(n),
      FIRST_SEQ + n + 1,
    ],
  }
}

/** The measured cases: public reads, owner reads, writes. `words` are ids of the word list. */
export const backendCases = (words: readonly string[]): readonly BenchCase[] => {
  const uid = benchUid(0)
  return [
    read('page-content', '/127.json'),
    read('goods-list', '/course/v1/goods?size=10'),
    read('promo-catalogue', '/base/v1/promo-pages?size=20'),
    read('profile', `/auth/v1/users/${uid}/profile`, uid),
    read('orders', `/course/v1/users/${uid}/orders?size=10`, uid),
    lead,
    pageEvent,
    answer(words),
    attemptLog,
  ]
}
