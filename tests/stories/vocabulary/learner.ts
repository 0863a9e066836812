import { setTimeout as pause } from 'node:timers/promises'
import { freshSession, type KeptSession } from '../../e2e/sessionOf'
import { services } from '../../e2e/harness/Services'
import { eventId } from '@/domain/memory/eventIds'
import type { Grade, ReviewEvent } from '@/domain/memory/eventTypes'
import type { PlanFields } from '@/contracts/word/plans'
import type { WordRow } from '@/contracts/word/wordFields'
import { soundPath } from '@/domain/vocabulary/soundPath'
import type { Driver } from '../Driver'

const DEVICE = 'storydev'

/** A learner known to the backend, with a plan of a few words a day. */
export interface Learner {
  readonly session: KeptSession
  /** Asks a path of the learner's own words. */
  ask(method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<unknown>
}

const PLAN: PlanFields = {
  planName: '考研词汇',
  bookId: 'kaoyan',
  studyModel: 'card',
  examDate: '2028-12-23',
  minutesPerDay: 30,
  retention: 0.9,
  order: 'book',
  newPerDay: 3,
  isPaceFree: false,
  reviewLimit: 200,
  wordLimit: null,
}

/** Registers a learner with a plan, without the app. */
export const plannedLearner = async (plan: Partial<PlanFields> = {}): Promise<Learner> => {
  const backend = services().backend
  const session = await freshSession(backend)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${session.authorization}` }
  const learner: Learner = {
    session,
    ask: async (method, path, body) => {
      const url = `${backend}/word/v1/users/${session.uid}/${path}`
      const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const { result } = (await answer.json()) as { result: unknown }
      return result
    },
  }
  await learner.ask('PUT', 'plan', { ...PLAN, ...plan })
  return learner
}

/** An answer of another device, as its log would hold it. */
export const reviewOf = (word: string, at: number, grade: Grade, due: number): ReviewEvent => ({
  kind: 'review',
  id: eventId(at, DEVICE),
  at,
  device: DEVICE,
  word,
  grade,
  source: 'card',
  proved: true,
  took: 3000,
  due,
})

/** Opens an address as this learner. */
export const openAs = async (app: Driver, { session }: Learner, address: string): Promise<void> => {
  await app.keepLogin(session)
  await app.open(address)
}

/** The first words of the book, by id. */
export const firstWords = async (count: number): Promise<string[]> => {
  const answer = await fetch(`${services().backend}/word/v1/books/kaoyan/words?size=${count}`)
  const { result } = (await answer.json()) as { result: { words: WordRow[] } }
  return result.words.slice(0, count).map(({ id }) => id)
}

/** The row of a word as lists show it. */
export const rowOfSound = async (path: string): Promise<WordRow> => {
  const backend = services().backend
  const answer = await fetch(`${backend}/word/v1/books/kaoyan/words?stage=1`)
  const { result } = (await answer.json()) as { result: { words: WordRow[] } }
  const row = result.words.find(({ id }) => soundPath(id) === path)
  if (!row) throw new Error(`no word sounds as ${path}`)
  return row
}

/** The word of the card on top. */
export const shownWord = async (app: Driver): Promise<string> => {
  const cards = [...(await app.visibleText()).matchAll(/(?:新词|复习)\s*\n+\s*([A-Za-z'’ -]+?)\s*\n+\s*\//g)]
  return cards.at(-1)?.[1] ?? ''
}

const MOST_TAPS = 300
/** A browser answers a tap a little after the finger is gone. */
const SETTLES_MS = 100

/** Answers cards until today is done: unknown at first sight, known ever after. */
export const studyAll = async (app: Driver): Promise<void> => {
  for (let tap = 0; tap < MOST_TAPS; tap++) {
    if (await app.isSeen('今天背了')) return
    if (await app.isSeen('记住了，下一个')) await app.tap('记住了，下一个')
    else if (await app.isSeen('第一次见')) await app.tap('不认识')
    else if (await app.isSeen('看释义')) await app.tap('看释义')
    else if (await app.isSeen('你刚才想起来了吗')) await app.tap('认识')
    await pause(SETTLES_MS)
  }
  throw new Error('today never ends')
}
