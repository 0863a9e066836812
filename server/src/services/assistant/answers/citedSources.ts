import type { Inline } from '@/contracts/assistant/blocks'
import { linesOf } from '../markdown/linesOf'
import { markdownBlocks } from '../markdown/markdownBlocks'
import type { TurnRow } from '../conversations/TurnRepository'

/**
 * The sources that an answer shows: of a stopped one those that its marks name, of a failed one none. All sources are
 * stored with the turn, because a test may later withhold them (decision 099). Sources keep their numbers.
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
