import { markdownBlocks } from '../markdown/markdownBlocks'
import type { TurnRow } from '../conversations/TurnRepository'

/** The ends of the paragraphs of a Markdown text. */
const endsOf = (markdown: string): number[] => [
  0,
  ...[...markdown.matchAll(/\n{2,}/g)].map(({ index }) => index),
  markdown.length,
]

/** The longest beginning of an answer that has no more than so many blocks. */
const beginningOf = (markdown: string, blocks: number): string => {
  const ends = endsOf(markdown)
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (markdownBlocks(markdown.slice(0, ends[middle])).length <= blocks) low = middle
    else high = middle - 1
  }
  return markdown.slice(0, ends[low])
}

/**
 * What is left of an answer that was stopped when so many of its blocks were shown; undefined when all were. Its sources all stay:
 * by them an answer is known that tells what a test asks (decision 099).
 */
export const truncateToShown = ({ answer }: Pick<TurnRow, 'answer'>, shown: number): string | undefined =>
  markdownBlocks(answer).length <= shown ? undefined : beginningOf(answer, shown)
