import { createHash } from 'node:crypto'
import type { Passage } from '../Knowledge'
import { termsOf } from './termsOf'

/** A word of the title counts as so many of the text. */
const TITLE_WEIGHT = 3
/** So many places the database takes of a term, */
const MOST_PLACES = 255
/** and none behind this one. */
const LAST_PLACE = 16_383

/** Other ways to ask for passages, by their ids. */
export type Phrasings = Readonly<Record<string, readonly string[]>>

/** By what a passage is found. */
interface Indexed {
  /** A tsvector as text: each term with its places, which BM25 counts; the places of names bear the weight A. */
  readonly vector: string
  /** How many terms it has. */
  readonly length: number
}

/** The texts of a passage: two that name it, and its body. */
type Texts = readonly [title: string, asked: string, said: string]

const textsOf = (
  { id, title, body, searched = body, aliases = [], kindWords = [], ask = '' }: Passage,
  phrasings: Phrasings,
): Texts => [
  [title, ...aliases].join(' '),
  [ask, ...(phrasings[id] ?? [])].join(' '),
  [searched, ...kindWords].join(' '),
]

const indexOf = ([title, asked, said]: Texts): Indexed => {
  const named = termsOf(title)
  const called = [...Array.from({ length: TITLE_WEIGHT }, () => named).flat(), ...termsOf(asked)]
  const terms = [...called, ...termsOf(said)]
  const places = new Map<string, string[]>()
  for (const [at, term] of terms.entries()) {
    const known = places.get(term) ?? []
    const place = `${at + 1}${at < called.length ? 'A' : ''}`
    if (known.length < MOST_PLACES && at < LAST_PLACE) places.set(term, [...known, place])
  }
  const vector = [...places].map(([term, at]) => `'${term}':${at.join(',')}`).join(' ')
  return { vector, length: terms.length }
}

const digestOf = (texts: Texts): string => createHash('sha1').update(JSON.stringify(texts)).digest('base64')

/**
 * Cuts passages into terms. Caches the result of the call before: an edit changes few passages, and cutting all of them
 * blocks the process for a second.
 */
export class PassageIndex {
  private kept: ReadonlyMap<string, Indexed> = new Map()

  /** Builds the index rows of passages, in their order. */
  of(passages: readonly Passage[], phrasings: Phrasings): readonly Indexed[] {
    const next = new Map<string, Indexed>()
    const found = passages.map((passage) => {
      const texts = textsOf(passage, phrasings)
      const digest = digestOf(texts)
      const indexed = this.kept.get(digest) ?? indexOf(texts)
      next.set(digest, indexed)
      return indexed
    })
    this.kept = next
    return found
  }
}
