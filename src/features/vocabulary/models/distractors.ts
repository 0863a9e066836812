import type { WordRow } from '@/contracts/word/wordFields'
import { hash } from '@/lib/vocabulary/hash'
import { likenessTo, meaningLikenessTo } from './likeness'

/** Meanings that share more than this would both be right answers. */
const MOST_SHARED_MEANING = 0.6
/** A little chance, so that a word does not always stand beside the same others. */
const CHANCE = 0.15
const MOST_HASH = 2 ** 32

/** How well a word serves as a wrong answer beside the target; none that would be right as well. */
const worthBeside = (target: WordRow, seed: string): ((other: WordRow) => number | undefined) => {
  const likeness = likenessTo(target.word)
  const meaningLikeness = meaningLikenessTo(target.short)
  return (other) => {
    if (other.id === target.id || other.short === target.short) return undefined
    const meaning = meaningLikeness(other.short)
    if (meaning > MOST_SHARED_MEANING) return undefined
    return (
      likeness(other.word) +
      0.4 * meaning +
      (target.pos === other.pos ? 0.35 : 0) +
      0.05 * (1 - Math.abs(target.frequency - other.frequency) / 4) +
      (CHANCE * hash(seed + target.id + other.id)) / MOST_HASH
    )
  }
}

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
  const worthOf = worthBeside(target, seed)
  const best: { row: WordRow; worth: number }[] = []
  for (const row of book) {
    const worth = worthOf(row)
    if (worth === undefined || best.some((one) => one.row.short === row.short)) continue
    const last = best[count - 1]
    if (last && last.worth >= worth) continue
    if (last) best.pop()
    best.push({ row, worth })
    best.sort((one, other) => other.worth - one.worth)
  }
  return best.map(({ row }) => row)
}
