import { makeAutoObservable } from 'mobx'
import * as v from 'valibot'
import { catchApiError } from '@/api'
import {
  checkAnswer,
  optionSchema,
  verdictSchema,
  type Paper,
  type PaperQuestion,
} from '@/contracts/promo/papers'
import { answerSheet } from '@/domain/attempt/answerSheet'
import { choiceOf, optionAt, paperTerms, replaySheet, type PaperSheet } from '@/domain/attempt/paperSheet'
import type { KeyValueStore } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { PersistedValue } from '@/stores/device/PersistedValue'

const answeredSchema = v.object({ ...verdictSchema.entries, chosen: optionSchema })
type Answered = v.InferOutput<typeof answeredSchema>
const keptSchema = v.object({ at: v.number(), answered: v.array(answeredSchema) })

interface PracticeDeps extends Pick<Stores, 'call'> {
  readonly storage: KeyValueStore
}

/**
 * A practice: one question at a time, judged at once by the backend; its progress is persisted. The engine of all
 * attempts decides which answer is final (decision 073).
 */
export class Practice {
  at = 0
  /** The option that is being judged. */
  asking: number | null = null
  error = ''
  private readonly answered = new Map<number, Answered>()
  private readonly kept: PersistedValue<v.InferOutput<typeof keptSchema>>

  constructor(
    private readonly deps: PracticeDeps,
    readonly paper: Paper,
  ) {
    // Under `paper-practice:` releases before kept answers to the questions of the test.
    this.kept = new PersistedValue(deps.storage, `practice:${paper.paperId}`, keptSchema)
    this.recall()
    makeAutoObservable<this, 'deps' | 'kept'>(
      this,
      { deps: false, kept: false, paper: false },
      { autoBind: true },
    )
  }

  /** The question on the screen; undefined after the last. */
  get question(): PaperQuestion | undefined {
    return this.paper.questions[this.at]
  }

  get verdict(): Answered | undefined {
    return this.answered.get(this.at)
  }

  get done(): number {
    const { sheet } = this
    const cells = answerSheet(paperTerms('paperPractice', sheet), replaySheet('paperPractice', sheet, 0))
    return cells.filter(({ state }) => state === 'answered').length
  }

  get right(): number {
    return [...this.answered.values()].filter(({ correct }) => correct).length
  }

  async choose(chosen: number): Promise<void> {
    const no = this.at
    if (this.asking !== null || this.standing(no, chosen) === this.standing(no)) return
    this.asking = chosen
    this.error = ''
    const input = { params: { paperId: this.paper.paperId }, body: { no, chosen } }
    await catchApiError(
      async () => this.take(no, { ...(await this.deps.call(checkAnswer, input, { quiet: true })), chosen }),
      ({ msg }) => this.fail(msg),
    )
  }

  /** Chosen and judged answers. */
  private get sheet(): PaperSheet {
    const answers = this.paper.questions.map(({ no }) => this.answered.get(no)?.chosen ?? null)
    return { startedAt: 0, endsAt: null, answers, seconds: null }
  }

  /** The option that counts for a question, after another choice: the first, since its key is known. */
  private standing(no: number, chosen?: number): number | null {
    const deed = chosen === undefined ? undefined : { at: 0, fields: choiceOf(no, chosen) }
    return optionAt(replaySheet('paperPractice', this.sheet, 0, deed), no)
  }

  private take(no: number, answered: Answered): void {
    this.asking = null
    this.answered.set(no, answered)
    this.keep()
  }

  private fail(msg: string): void {
    this.asking = null
    this.error = msg
  }

  /** Goes forward or back by one; the summary follows the last question. */
  turn(way: 1 | -1): void {
    this.at = Math.min(Math.max(this.at + way, 0), this.paper.questions.length)
    this.error = ''
    this.keep()
  }

  restart(): void {
    this.answered.clear()
    this.at = 0
    this.keep()
  }

  private keep(): void {
    const kept = { at: this.at, answered: [...this.answered.values()] }
    this.kept.write(kept)
  }

  private recall(): void {
    const { at = 0, answered = [] } = this.kept.read() ?? {}
    this.at = Math.min(Math.max(at, 0), this.paper.questions.length)
    for (const one of answered) this.answered.set(one.no, one)
  }
}
