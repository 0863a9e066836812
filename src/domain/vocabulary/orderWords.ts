import { hash } from '@/lib/hash'
import type { WordOrder } from './planTypes'

interface Orderable {
  readonly id: string
  readonly frequency: number
}

const byId = (one: Orderable, other: Orderable) => (one.id < other.id ? -1 : Number(one.id > other.id))

const shuffled = (words: readonly Orderable[], seed: string) => {
  const rank = new Map(words.map(({ id }) => [id, hash(`${seed}:${id}`)]))
  return [...words].sort((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0))
}

const orders: Record<WordOrder, (words: readonly Orderable[], seed: string) => readonly Orderable[]> = {
  book: (words) => words,
  frequency: (words) => [...words].sort((one, other) => other.frequency - one.frequency),
  random: shuffled,
  alphabet: (words) => [...words].sort(byId),
}

/** The ids of a book's words, given in its order, as the plan wants new ones to come. */
export const orderWords = (words: readonly Orderable[], order: WordOrder, seed: string): readonly string[] =>
  orders[order](words, seed).map(({ id }) => id)
