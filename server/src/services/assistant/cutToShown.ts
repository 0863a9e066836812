import type { Inline } from '@/contracts/assistant/blocks'
import { linesOf } from './linesOf'
import { markdownBlocks } from './markdownBlocks'
import type { TurnRow } from './TurnRepository'

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

/** What is left of an answer that was stopped when so many of its blocks were shown; undefined when all were. Sources keep their numbers. */
export const cutToShown = (
  { answer, sources }: Pick<TurnRow, 'answer' | 'sources'>,
  shown: number,
): Pick<TurnRow, 'answer' | 'sources'> | undefined => {
  if (markdownBlocks(answer).length <= shown) return undefined
  const left = beginningOf(answer, shown)
  const marks = markdownBlocks(left)
    .flatMap(linesOf)
    .flat()
    .map(({ source = 0 }: Inline) => source)
  return { answer: left, sources: sources.slice(0, Math.max(0, ...marks)) }
}
