import { makeAutoObservable, runInAction } from 'mobx'
import * as v from 'valibot'
import { ApiError } from '@/api'
import {
  checkAnswer,
  optionSchema,
  verdictSchema,
  type Paper,
  type PaperQuestion,
} from '@/contracts/promo/papers'
import type { KeyValueStore } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'

const answeredSchema = v.object({ ...verdictSchema.entries, chosen: optionSchema })
type Answered = v.InferOutput<typeof answeredSchema>
const keptSchema = v.object({ at: v.number(), answered: v.array(answeredSchema) })

interface PracticeDeps extends Pick<Stores, 'call'> {
  readonly storage: KeyValueStore
}

/** A practice: one question at a time, judged at once by the backend; how far it is stays on the device. */
export class Practice {
  at = 0
  /** The option that is being judged. */
  asking: number | null = null
  error = ''
  private readonly answered = new Map<number, Answered>()

  constructor(
    private readonly deps: PracticeDeps,
    readonly paper: Paper,
  ) {
    this.recall()
    makeAutoObservable<this, 'deps'>(this, { deps: false, paper: false }, { autoBind: true })
  }

  /** The question on the screen; undefined after the last. */
  get question(): PaperQuestion | undefined {
    return this.paper.questions[this.at]
  }

  get verdict(): Answered | undefined {
    return this.answered.get(this.at)
  }

  get done(): number {
    return this.answered.size
  }

  get right(): number {
    return [...this.answered.values()].filter(({ correct }) => correct).length
  }

  async choose(chosen: number): Promise<void> {
    const no = this.at
    if (this.asking !== null || this.answered.has(no)) return
    this.asking = chosen
    this.error = ''
    try {
      const input = { params: { paperId: this.paper.paperId }, body: { no, chosen } }
      const verdict = await this.deps.call(checkAnswer, input, { quiet: true })
      runInAction(() => this.answered.set(no, { ...verdict, chosen }))
      this.keep()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      runInAction(() => {
        this.error = error.msg
      })
    } finally {
      runInAction(() => {
        this.asking = null
      })
    }
  }

  /** Forward or back by one; past the last question stands the summary. */
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

  private get key(): string {
    return `paper-practice:${this.paper.paperId}`
  }

  private keep(): void {
    const kept = { at: this.at, answered: [...this.answered.values()] }
    this.deps.storage.set(this.key, JSON.stringify(kept))
  }

  private recall(): void {
    try {
      const { at, answered } = v.parse(keptSchema, JSON.parse(this.deps.storage.get(this.key) ?? 'null'))
      this.at = Math.min(Math.max(at, 0), this.paper.questions.length)
      for (const one of answered) this.answered.set(one.no, one)
    } catch {
      // Nothing kept that can be read: it starts with the first question.
    }
  }
}
