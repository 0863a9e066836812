import { Task } from '@/stores/page/Task'

/** The attempt on screen. */
interface Going {
  readonly at: number
  readonly isLast: boolean
  /** Whether the question on screen has a final answer. */
  readonly isAnswered: boolean
  readonly log: { sync(): Promise<boolean> }
  commit(): void
  goTo(at: number): void
  handIn(): Promise<void>
}

/** The way on in an adaptive test: from an answer, which is for good, to the question that is chosen by it. */
export class NextQuestionLoader {
  private readonly task = new Task()

  constructor(private readonly run: Going) {}

  get isRunning(): boolean {
    return this.task.isRunning
  }

  /** Goes on, or hands in when enough is known. A second tap while the next question is on its way is meant for no other. */
  async go(): Promise<void> {
    await this.task.run(
      () => this.step(),
      () => undefined,
    )
  }

  private async step(): Promise<void> {
    const { run } = this
    run.commit()
    if (!(await run.log.sync())) return
    // No question has come behind this one: enough is known.
    if (!run.isLast) run.goTo(run.at + 1)
    else if (run.isAnswered) await run.handIn()
  }
}
