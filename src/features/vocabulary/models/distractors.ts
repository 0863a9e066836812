import type { WordRow } from '@/contracts/word/wordFields'
import { hash } from '@/lib/vocabulary/hash'
import { likeness, meaningLikeness } from './likeness'

/** Meanings that share more than this would both be right answers. */
const MOST_SHARED_MEANING = 0.6
/** A little chance, so that a word does not always stand beside the same others. */
const CHANCE = 0.15
const MOST_HASH = 2 ** 32

const score = (target: WordRow, other: WordRow, seed: string): number =>
  likeness(target.word, other.word) +
  0.4 * meaningLikeness(target.short, other.short) +
  (target.pos === other.pos ? 0.35 : 0) +
  0.05 * (1 - Math.abs(target.frequency - other.frequency) / 4) +
  (CHANCE * hash(`${seed}:${target.id}:${other.id}`)) / MOST_HASH

const isFair = (target: WordRow, other: WordRow): boolean =>
  other.id !== target.id &&
  other.short !== target.short &&
  meaningLikeness(target.short, other.short) <= MOST_SHARED_MEANING

/**
 * Words that a learner might take for the target: of the same part of speech, similar in form or near in meaning, but never
 * with a meaning that would be right too. Always the same for one seed. Fewer than `count` in a tiny book.
 */
export const distractors = (
  target: WordRow,
  book: readonly WordRow[],
  count: number,
  seed: string,
): WordRow[] => {
  const best: { row: WordRow; score: number }[] = []
  const meanings = new Set<string>()
  for (const row of book) {
    if (!isFair(target, row) || meanings.has(row.short)) continue
    const worth = score(target, row, seed)
    const last = best[count - 1]
    if (last && last.score >= worth) continue
    if (last) meanings.delete(last.row.short)
    meanings.add(row.short)
    best.splice(count - 1, 1)
    best.push({ row, score: worth })
    best.sort((one, other) => other.score - one.score)
  }
  return best.map(({ row }) => row)
}
