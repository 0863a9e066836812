import type { AnswerEvent } from '@/contracts/assistant/chat'
import { lexBlocks } from '../markdown/markdownBlocks'
import { tailText } from '../markdown/tailText'

/**
 * What a reader of a growing answer is told: each block once, when nothing behind can change it any more, and of the last one
 * only what was added. Every step lexes the unfinished end alone.
 */
export class BlockFeed {
  private closedTo = 0
  private blocks = 0
  private tail = ''

  /** The events from what was told to `markdown`, which goes on with what it was before. */
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
    // What turns out to be read otherwise is shown with its block.
    const text = tail.startsWith(this.tail) ? tail.slice(this.tail.length) : ''
    if (!text) return []
    this.tail = tail
    return [{ kind: 'text', text }]
  }
}
