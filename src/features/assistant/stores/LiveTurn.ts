import { makeAutoObservable, observableRef } from 'mobx'
import type { Block } from '@/contracts/assistant/blocks'
import type { Turn } from '@/contracts/assistant/chat'
import type { AskedAbout } from '@/contracts/assistant/context'
import { plainText } from '@/contracts/assistant/plainText'
import { Announcer } from './Announcer'
import { type AnswerStep, PARTS_BELOW } from './answerSteps'

const NOTHING = {
  kind: 'extract',
  sources: [],
  followUps: [],
  handOver: false,
  rating: null,
  text: '',
} as const

/** A new turn before its answer starts. */
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
  /** Whether the backend refuses the question as it is written: only another wording helps. */
  isRefused = false
  /** The latest finished sentences, for screen readers. */
  announcement = ''
  /** How many of the parts below the answer are drawn. */
  below: number
  private isGrowing = false
  private readonly announcer = new Announcer()

  /** `replaces` is the turn that this one answers anew. */
  constructor(
    turn: Turn,
    readonly replaces?: string,
  ) {
    this.turn = turn
    this.blocks = turn.blocks
    this.below = turn.state === 'running' ? 0 : PARTS_BELOW
    makeAutoObservable<this, 'announcer' | 'isGrowing'>(
      this,
      { turn: observableRef, blocks: observableRef, announcer: false, isGrowing: false, replaces: false },
      { autoBind: true },
    )
  }

  get isRunning(): boolean {
    return this.turn.state === 'running' && this.error === ''
  }

  /** Whether nothing was shown before the end: there is nothing to copy, to share or to rate. */
  get isEmpty(): boolean {
    return !this.isRunning && this.blocks.length === 0 && this.tail === ''
  }

  /** How many blocks were shown, the unfinished one among them. */
  get shown(): number {
    return this.blocks.length + (this.tail === '' ? 0 : 1)
  }

  /** Begins to read the answer from its beginning. */
  reread(): void {
    this.blocks = []
    this.tail = ''
    this.error = ''
    this.isRefused = false
    this.isGrowing = false
    this.announcer.again()
  }

  /** Takes what is drawn at once. */
  take(steps: readonly AnswerStep[]): void {
    this.announcement = steps.map((step) => this.takeOne(step)).join('')
  }

  /** Ends the answer where it is: the shown text is final. */
  stopped(): void {
    if (this.turn.state !== 'running') return
    const end: readonly Block[] = this.tail ? [{ kind: 'paragraph', line: [{ text: this.tail }] }] : []
    this.blocks = [...this.blocks, ...end]
    this.tail = ''
    this.turn = {
      ...this.turn,
      state: 'stopped',
      blocks: [...this.blocks],
      text: plainText(this.blocks),
    }
    this.below = PARTS_BELOW
  }

  rated(rating: Turn['rating']): void {
    this.turn = { ...this.turn, rating }
  }

  fail(msg: string, isRefused = false): void {
    this.isRefused = isRefused
    this.error = msg
  }

  /** Applies a step and returns the text to announce. */
  private takeOne(step: AnswerStep): string {
    switch (step.kind) {
      case 'text':
        this.tail += step.text
        return this.announcer.end(this.tail)
      case 'grow':
      case 'block':
        return this.draw(step)
      case 'turn':
        this.settle(step.turn)
        return ''
      case 'below':
        this.below += 1
        return ''
      case 'error':
        this.fail(step.msg)
        return ''
    }
  }

  private draw({ kind, at, block }: Extract<AnswerStep, { block: Block }>): string {
    const isNext = at === this.blocks.length - (this.isGrowing ? 1 : 0)
    if (!isNext) return ''
    this.blocks = [...this.blocks.slice(0, at), block]
    this.tail = ''
    this.isGrowing = kind === 'grow'
    return this.isGrowing ? '' : this.announcer.block(plainText([block]))
  }

  /** Takes the whole answer; blocks that are drawn already stay the objects they are. */
  private settle(turn: Turn): void {
    this.turn = turn
    this.blocks = [...this.blocks.slice(0, turn.blocks.length), ...turn.blocks.slice(this.blocks.length)]
    this.tail = ''
    this.below = 1
  }
}
