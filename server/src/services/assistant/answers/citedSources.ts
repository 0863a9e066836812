import type { Inline } from '@/contracts/assistant/blocks'
import { linesOf } from '../markdown/linesOf'
import { markdownBlocks } from '../markdown/markdownBlocks'
import type { TurnRow } from '../conversations/TurnRepository'

/**
 * The sources that an answer shows: of one that was stopped those that its marks name, of one that failed none. All that it was given
 * stay with it, as a test may ask for what they tell (decision 099). Sources keep their numbers.
 */
export const citedSources = ({
  state,
  answer,
  sources,
}: Pick<TurnRow, 'state' | 'answer' | 'sources'>): TurnRow['sources'] => {
  if (state === 'failed') return []
  if (state !== 'stopped') return sources
  const marks = markdownBlocks(answer)
    .flatMap(linesOf)
    .flat()
    .map(({ source = 0 }: Inline) => source)
  return sources.slice(0, Math.max(0, ...marks))
}
