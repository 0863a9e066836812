import type { AnswerEvent } from '@/contracts/assistant/chat'
import { lexBlocks } from '../markdown/markdownBlocks'
import { tailText } from '../markdown/tailText'

/**
 * Streams a growing answer: each block once it is final, and of the last one only the addition. Every step lexes the
 * unfinished end alone.
 */
export class BlockFeed {
  private closedTo = 0
  private blocks = 0
  private tail = ''

  /** The events that extend what was sent to `markdown`, which continues the earlier text. */
  next(markdown: string): AnswerEvent[] {
    const open = markdown.slice(this.closedTo)
    const found = lexBlocks(open)
    const closed = found.slice(0, -1)
    const start = closed.at(-1)?.end ?? 0
    const events: AnswerEvent[] = closed.flatMap(({ blocks }) =>
      blocks.map((block) => ({ kind: 'block' as const, at: this.blocks++, block })),
    )
    this.closedTo += start
    if (events.length > 0) this.tail = ''
    return [...events, ...this.tailEvents(open.slice(start))]
  }

  private tailEvents(raw: string): AnswerEvent[] {
    const tail = tailText(raw)
    // Text that is parsed differently later is sent again with its block.
    const text = tail.startsWith(this.tail) ? tail.slice(this.tail.length) : ''
    if (!text) return []
    this.tail = tail
    return [{ kind: 'text', text }]
  }
}
