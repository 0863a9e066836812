import { dueUnder, FINAL_DAYS } from './examCap'
import { hash } from '@/lib/hash'
import type { MemoryModel } from './MemoryModel'
import { studyDay, studyDayOfDate } from './studyDay'
import type { MemoryState } from './memoryState'

const EARLY_MS = 20 * 60_000

/** How much comes in a day. */
export interface QueuePlan {
  /** YYYY-MM-DD. */
  readonly examDate: string
  readonly newPerDay: number
  readonly reviewLimit: number
}

export interface QueueInput {
  readonly states: ReadonlyMap<string, MemoryState>
  /** All words of the book in the order in which new ones come (`orderWords`). */
  readonly words: readonly string[]
  readonly plan: QueuePlan
  readonly model: MemoryModel
  readonly now: number
  /** Decides among words that are equally urgent. */
  readonly seed: string
}

/** Why a word comes: `early` is a learning step that is taken up to 20 minutes ahead because nothing else is left. */
export type QueueReason = 'learning' | 'review' | 'new' | 'early'

export interface QueueItem {
  readonly word: string
  readonly reason: QueueReason
}

/** Remaining work in numbers, and the cards in their order. */
export interface Queue {
  readonly items: readonly QueueItem[]
  readonly learning: number
  /** Reviews of today that are within the limit. */
  readonly due: number
  /** Reviews postponed by the daily limit: new words are postponed too. */
  readonly backlog: number
  readonly fresh: number
}

interface Ranked {
  readonly word: string
  readonly rank: number
  readonly tie: number
}

const inRank = (one: Ranked, other: Ranked) => one.rank - other.rank || one.tie - other.tie
const asItems = (ranked: Ranked[], reason: QueueReason): QueueItem[] =>
  ranked.sort(inRank).map(({ word }) => ({ word, reason }))

const newWords = (input: QueueInput, seenToday: number, today: number): QueueItem[] => {
  const { states, words, plan } = input
  if (today > studyDayOfDate(plan.examDate) - FINAL_DAYS && today < studyDayOfDate(plan.examDate)) return []
  const left = Math.max(0, plan.newPerDay - seenToday)
  const found: QueueItem[] = []
  for (const word of words) {
    if (found.length >= left) break
    if (!states.has(word)) found.push({ word, reason: 'new' })
  }
  return found
}

class Sorting {
  readonly learning: Ranked[] = []
  readonly early: Ranked[] = []
  readonly reviews: Ranked[] = []
  seenToday = 0
  reviewedToday = 0
  private readonly today: number
  private readonly examDay: number

  constructor(private readonly input: QueueInput) {
    this.today = studyDay(input.now)
    this.examDay = studyDayOfDate(input.plan.examDate)
  }

  take(state: MemoryState): void {
    if (studyDay(state.firstSeen) === this.today) this.seenToday += 1
    else if (studyDay(state.lastReview) === this.today) this.reviewedToday += 1
    if (state.suspended) return
    if (state.phase === 'review') this.takeReview(state)
    else this.takeLearning(state)
  }

  private takeReview(state: MemoryState): void {
    const { model, seed } = this.input
    const day = studyDay(dueUnder(state, this.examDay))
    if (day > this.today || day === this.examDay) return
    const rank = model.recall(state.stability, Math.max(0, this.today - studyDay(state.lastReview)))
    this.reviews.push({ word: state.word, rank, tie: hash(seed + state.word) })
  }

  private takeLearning({ word, due }: MemoryState): void {
    const ranked = { word, rank: due, tie: hash(word) }
    if (due <= this.input.now) this.learning.push(ranked)
    else if (due <= this.input.now + EARLY_MS) this.early.push(ranked)
  }
}

/**
 * The cards of now: learning steps that are due, then reviews with the most forgotten first, then new words, and learning
 * steps ahead of their time at last. A pure function, so that a session that was killed goes on with the same card.
 */
export const sessionQueue = (input: QueueInput): Queue => {
  const sorting = new Sorting(input)
  for (const state of input.states.values()) sorting.take(state)
  const room = Math.max(0, input.plan.reviewLimit - sorting.reviewedToday)
  const reviews = asItems(sorting.reviews, 'review')
  const backlog = Math.max(0, reviews.length - room)
  const fresh = backlog ? [] : newWords(input, sorting.seenToday, studyDay(input.now))
  const learning = asItems(sorting.learning, 'learning')
  const items = [...learning, ...reviews.slice(0, room), ...fresh, ...asItems(sorting.early, 'early')]
  const due = reviews.length - backlog
  return { items, learning: learning.length + sorting.early.length, due, backlog, fresh: fresh.length }
}
