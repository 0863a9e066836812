import type { AnswerEvent } from '@/contracts/assistant/chat'
import { lexBlocks } from '../markdown/markdownBlocks'
import { TailReader } from '../markdown/TailReader'

type Lexed = ReturnType<typeof lexBlocks>

/** Blocks that go on behind an empty line. */
const GO_ON = new Set(['list', 'code', 'html'])
/** The line under a list that may become an item of it, even where it looks like a rule: `* **`. */
const BEGINS_ITEM = /^\s*(?:[-*+](?:[ \t]+[-*_]*)?|\d{1,9}[.)]?)?$/
/** The line under each block that belongs to it, and closes nothing. */
const BELONGS: Readonly<Record<string, RegExp>> = {
  list: /^(?:\s|[-*+](?:\s|$)|\d{1,9}(?:[.)](?:\s|$)|$)|$)/,
  table: /^(?:\||$)/,
}
const FENCE = /^\s*(?:`{3}|~{3})/
const FENCES = /^\s*(`{3,}|~{3,})[\s\S]*\n[ \t]*\1[`~]*[ \t]*\n/
/** The beginning of a line that tells what the line is. */
const TELLING = 12

const isBlank = ({ type }: Lexed[number]): boolean => type === 'space'

/** The blocks that no more text can change. */
const closedOf = (found: Lexed): Lexed => {
  const [last, before] = found.filter((one) => !isBlank(one)).reverse()
  if (!last) return []
  const goesOn = before && GO_ON.has(before.type) && BEGINS_ITEM.test(last.raw)
  const isEnded = found.at(-1) !== last && !GO_ON.has(last.type)
  return isEnded && !goesOn ? found : found.slice(0, found.indexOf(goesOn ? before : last))
}

/**
 * Streams a growing answer: each block once it is final, and of the last one only the addition. A step lexes the
 * unfinished end, and only when its newest line may close a block: a long list is not lexed again with each of its words.
 */
export class BlockFeed {
  private closedTo = 0
  private blocks = 0
  private tail = new TailReader()
  private told = ''
  /** The kind of the unfinished block, as far as it was lexed. */
  private open = ''
  private lexedLine = -1
  /** How far the unfinished end was looked at. */
  private readTo = 0

  /** The events that extend what was sent to `markdown`, which continues the earlier text. */
  next(markdown: string): AnswerEvent[] {
    const open = markdown.slice(this.closedTo)
    if (!this.mayClose(open)) return this.tailEvents(open)
    const found = lexBlocks(open)
    const closed = closedOf(found)
    this.open = found[closed.length]?.type ?? ''
    const start = closed.at(-1)?.end ?? 0
    const events: AnswerEvent[] = closed.flatMap(({ blocks }) =>
      blocks().map((block) => ({ kind: 'block' as const, at: this.blocks++, block })),
    )
    this.closedTo += start
    if (start > 0) {
      this.tail = new TailReader()
      this.told = ''
      this.lexedLine = -1
      this.readTo = open.length - start
    }
    return [...events, ...this.tailEvents(open.slice(start))]
  }

  /** Whether a line that came since may be the beginning of another block. */
  private mayClose(open: string): boolean {
    const from = open.lastIndexOf('\n', this.readTo - 1) + 1
    const at = open.lastIndexOf('\n') + 1
    const lines = open.slice(from === 0 ? open.indexOf('\n') + 1 : from).split('\n')
    this.readTo = open.length
    if (at === 0 || lines.every((line) => BELONGS[this.open]?.test(line))) return false
    if (this.open === 'code' && FENCE.test(open) && !FENCES.test(open)) return false
    if (this.lexedLine === at) return false
    if (open.length - at >= TELLING) this.lexedLine = at
    return true
  }

  private tailEvents(raw: string): AnswerEvent[] {
    const tail = this.tail.read(raw.trimStart())
    const text = tail.slice(this.told.length)
    this.told = tail
    return text ? [{ kind: 'text', text }] : []
  }
}
