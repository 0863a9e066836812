import type { Inline } from '@/contracts/assistant/blocks'
import { linesOf } from './linesOf'
import { markdownBlocks } from './markdownBlocks'
import type { TurnRow } from './TurnRepository'

/**
 * The sources that an answer shows. One that was stopped was given more than its marks name: those stay with it, as a test may ask
 * for what they tell (decision 099), and are shown to nobody. Sources keep their numbers.
 */
export const toldSources = ({
  state,
  answer,
  sources,
}: Pick<TurnRow, 'state' | 'answer' | 'sources'>): TurnRow['sources'] => {
  if (state !== 'stopped') return sources
  const marks = markdownBlocks(answer)
    .flatMap(linesOf)
    .flat()
    .map(({ source = 0 }: Inline) => source)
  return sources.slice(0, Math.max(0, ...marks))
}
