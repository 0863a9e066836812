import type { WordRow } from '@/contracts/word/wordFields'
import { hash } from '@/lib/hash'
import { similarityTo, meaningSimilarityTo } from './textSimilarity'

/** Meanings that share more than this would both be right answers: 维持 and 保持 share half of their characters. */
const MOST_SHARED_MEANING = 0.45
/** A little randomness, so that a word does not always get the same distractors. */
const CHANCE = 0.15
const MOST_HASH = 2 ** 32
const MEANING_WORTH = 0.4
/** Maximum bonus of chance and meaning. */
const MOST_ADDED = CHANCE + MEANING_WORTH * MOST_SHARED_MEANING

/** How well a word serves as a wrong answer beside the target, by what is quick to see. */
const worthByForm = (target: WordRow): ((other: WordRow) => number) => {
  const textSimilarity = similarityTo(target.word)
  return (other) =>
    textSimilarity(other.word) +
    (target.pos === other.pos ? 0.35 : 0) +
    0.05 * (1 - Math.abs(target.frequency - other.frequency) / 4)
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
  const byForm = worthByForm(target)
  const meaningSimilarity = meaningSimilarityTo(target.short)
  const best: { row: WordRow; worth: number }[] = []
  for (const row of book) {
    if (row.id === target.id || row.short === target.short) continue
    const last = best[count - 1]
    const form = byForm(row)
    // A phone does this between two cards: few words are left for what is slow.
    if (last && last.worth >= form + MOST_ADDED) continue
    const meaning = meaningSimilarity(row.short)
    const chance = hash(seed + target.id + row.id) / MOST_HASH
    const worth = form + CHANCE * chance + MEANING_WORTH * meaning
    if (meaning > MOST_SHARED_MEANING || (last && last.worth >= worth)) continue
    if (best.some((one) => one.row.short === row.short)) continue
    if (last) best.pop()
    best.push({ row, worth })
    best.sort((one, other) => other.worth - one.worth)
  }
  return best.map(({ row }) => row)
}
