import type { Block, Inline } from '@/contracts/assistant/blocks'
import type { AnswerEvent } from '@/contracts/assistant/chat'
import { piecesOfText } from '../models/piecesOfText'
import { sentencesOf } from './Announcer'

/**
 * Steps of drawing an answer: a stream event, an unfinished block, or a part below a finished answer. Steps are small
 * because a mini-program sends each to its view (docs/decisions/045).
 */
export type AnswerStep =
  | AnswerEvent
  | { readonly kind: 'grow'; readonly at: number; readonly block: Block }
  | { readonly kind: 'below' }

/** Number of parts below an answer: sources, then actions. */
export const PARTS_BELOW = 2

/** Bytes that a view costs a mini-program beside its text. */
const VIEW = 260
const PIECE = 330
/** A character of Chinese, in the bytes of what is sent. */
const CHARACTER = 3

const costOfLine = (line: readonly Inline[]): number =>
  line.reduce((sum, { text }) => sum + PIECE + text.length * CHARACTER, 0)
const costOfItem = (item: readonly Inline[]): number => 3 * VIEW + costOfLine(item)
const costOfRow = (row: readonly (readonly Inline[])[]): number =>
  row.reduce((sum, cell) => sum + VIEW + costOfLine(cell), 2 * VIEW)

/** Estimated setData bytes of drawing a block. */
const costOfBlock = (block: Block): number => {
  switch (block.kind) {
    case 'rule':
      return VIEW
    case 'code':
      return VIEW + PIECE + block.text.length * CHARACTER
    case 'list':
      return block.items.reduce((sum, item) => sum + costOfItem(item), VIEW)
    case 'table':
      return block.rows.reduce((sum, row) => sum + costOfRow(row), VIEW + costOfRow(block.head))
    case 'heading':
    case 'paragraph':
    case 'quote':
      return VIEW + costOfLine(block.line)
  }
}

/** A sentence of the unfinished end is drawn, and said to screen readers. */
const costOfText = (text: string): number => PIECE + text.length * CHARACTER * 2

/** The same for a step. */
export const costOfStep = (step: AnswerStep): number => {
  if (step.kind === 'text') return sentencesOf(step.text).reduce((sum, one) => sum + costOfText(one), 0)
  if (step.kind === 'block' || step.kind === 'grow') return costOfBlock(step.block)
  return MOST
}

/** Maximum cost of one step. */
export const MOST = 2000

/** The places at which a row of things is cut, so that no piece costs more than it must; the last is its end. `cost` is drawn with the first. */
const cuts = <T>(things: readonly T[], costOf: (thing: T) => number, cost = 0): number[] => {
  const found: number[] = []
  for (const [at, thing] of things.entries()) {
    const own = costOf(thing)
    const isTooMuch = at > 0 && cost + own > MOST
    if (isTooMuch) found.push(at)
    cost = isTooMuch ? own : cost + own
  }
  return [...found, things.length]
}

/** A block as it grows by the rows of what it is made of, the whole at last. */
const growths = (block: Block): readonly Block[] => {
  switch (block.kind) {
    case 'list':
      return cuts(block.items, costOfItem).map((end) => ({ ...block, items: block.items.slice(0, end) }))
    case 'table':
      return cuts(block.rows, costOfRow, costOfRow(block.head)).map((end) => ({
        ...block,
        rows: block.rows.slice(0, end),
      }))
    case 'heading':
    case 'paragraph':
    case 'quote':
      return lineGrowths(block)
    case 'code':
      return codeGrowths(block)
    case 'rule':
      return [block]
  }
}

type LineBlock = Extract<Block, { line: unknown }>

/** Long pieces of text are cut; a formula, a link or a citation is one. */
const shortPieces = (line: readonly Inline[]): Inline[] =>
  line.flatMap((piece) =>
    piece.formula || piece.link || piece.phone || piece.source
      ? [piece]
      : piecesOfText(piece.text).map((text) => ({ ...piece, text })),
  )

const lineGrowths = (block: LineBlock): readonly Block[] => {
  const line = shortPieces(block.line)
  return cuts(line, (piece) => costOfLine([piece])).map((end) => ({ ...block, line: line.slice(0, end) }))
}

const codeGrowths = (block: Extract<Block, { kind: 'code' }>): readonly Block[] => {
  const pieces = piecesOfText(block.text)
  return cuts(pieces, (piece) => PIECE + piece.length * CHARACTER).map((end) => ({
    ...block,
    text: pieces.slice(0, end).join(''),
  }))
}

const blockSteps = (block: Block, at: number): AnswerStep[] => {
  const parts = growths(block)
  return parts.map((part, no) => ({ kind: no < parts.length - 1 ? 'grow' : 'block', at, block: part }))
}

/** The unfinished end is drawn by sentences: a text that came at once is handed on in several. */
const textSteps = (text: string): AnswerStep[] => {
  const sentences = sentencesOf(text).flatMap(piecesOfText)
  const ends = cuts(sentences, (sentence) => costOfText(sentence))
  return ends.map((end, no) => ({ kind: 'text', text: sentences.slice(no && ends[no - 1], end).join('') }))
}

/** An event as drawing steps; the final event adds the blocks that were not sent before. */
export const stepsOf = (event: AnswerEvent, told: number): AnswerStep[] => {
  if (event.kind === 'block') return blockSteps(event.block, event.at)
  if (event.kind === 'text') return textSteps(event.text)
  if (event.kind !== 'turn') return [event]
  const rest = event.turn.blocks.slice(told).flatMap((block, no) => blockSteps(block, told + no))
  const below = Array.from({ length: PARTS_BELOW - 1 }, () => ({ kind: 'below' as const }))
  return [...rest, event, ...below]
}
