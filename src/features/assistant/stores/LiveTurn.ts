import { makeAutoObservable, observableRef } from 'mobx'
import type { Block } from '@/contracts/assistant/blocks'
import type { AnswerEvent, AskedAbout, Turn } from '@/contracts/assistant/chat'

const NOTHING = {
  kind: 'extract',
  sources: [],
  followUps: [],
  handOver: false,
  rating: null,
  text: '',
} as const

/** What a question is before anything of its answer is there. */
export const newTurn = (
  ids: Pick<Turn, 'turnId' | 'conversationId'>,
  question: string,
  context: AskedAbout | null,
  askedAt: number,
): Turn => ({
  ...NOTHING,
  ...ids,
  sources: [],
  followUps: [],
  blocks: [],
  question,
  context,
  state: 'running',
  askedAt,
})

/** A question and its answer on the screen, finished or growing. */
export class LiveTurn {
  turn: Turn
  /** Finished blocks: each is drawn once. */
  blocks: readonly Block[]
  /** The unfinished end. */
  tail = ''
  /** Why nothing comes, when the device could not ask or read on. */
  error = ''

  constructor(turn: Turn) {
    this.turn = turn
    this.blocks = turn.blocks
    makeAutoObservable(this, { turn: observableRef, blocks: observableRef }, { autoBind: true })
  }

  get isRunning(): boolean {
    return this.turn.state === 'running' && this.error === ''
  }

  /** The sentence that was finished last: what a screen reader says next. */
  get lastSentence(): string {
    const said = sentencesOf(this.tail).filter((sentence) => /[。！？\n]$/.test(sentence))
    return said[said.length - 1] ?? ''
  }

  /** Begins to read the answer from its beginning. */
  reread(): void {
    this.blocks = []
    this.tail = ''
    this.error = ''
  }

  take(event: AnswerEvent): void {
    if (event.kind === 'text') this.tail += event.text
    if (event.kind === 'block' && event.at >= this.blocks.length) {
      this.blocks = [...this.blocks, event.block]
      this.tail = ''
    }
    if (event.kind === 'turn') this.settle(event.turn)
    if (event.kind === 'error') this.fail(event.msg)
  }

  /** Takes the whole answer; blocks that are drawn already stay the objects they are. */
  settle(turn: Turn): void {
    this.turn = turn
    this.blocks = [...this.blocks.slice(0, turn.blocks.length), ...turn.blocks.slice(this.blocks.length)]
    this.tail = ''
  }

  stopped(): void {
    if (this.turn.state === 'running') this.turn = { ...this.turn, state: 'stopped' }
  }

  rated(rating: Turn['rating']): void {
    this.turn = { ...this.turn, rating }
  }

  fail(msg: string): void {
    this.error = msg
  }
}

/** A text in sentences, each with its end: while it grows, only the last one changes. */
export const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^。！？\n]+[。！？\n]?|[。！？\n]/g) ?? []
