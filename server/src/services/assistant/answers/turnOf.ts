import type { SharedTurn, Turn } from '@/contracts/assistant/chat'
import { plainText } from '@/contracts/assistant/plainText'
import { markdownBlocks } from '../markdown/markdownBlocks'
import { citedSources } from './citedSources'
import type { TurnRow } from '../conversations/TurnRepository'

/** A turn as its asker sees it. */
export const turnOf = (row: TurnRow): Turn => {
  const { turnId, conversationId, question, context, state, kind, followUps, handOver, rating, askedAt } = row
  const blocks = markdownBlocks(row.answer)
  return {
    turnId,
    conversationId,
    question,
    context,
    state,
    kind,
    blocks,
    text: plainText(blocks),
    sources: citedSources(row),
    followUps,
    handOver,
    rating,
    askedAt,
  }
}

/** The same for strangers: without anything about the owner. */
export const sharedTurnOf = (row: TurnRow, variant: string): SharedTurn => {
  const { question, blocks, text, sources, askedAt } = turnOf(row)
  return { variant, question, blocks, text, sources, askedAt }
}
