import type { Db } from '../../../db/Database'
import { drainQueue } from '../../../db/drainQueue'
import type { Clock } from '../../../ports/Clock'
import { AttemptReplay } from './AttemptReplay'
import { AttemptRepository, type AttemptRow } from './AttemptRepository'
import { type CalibratedQuestion, QuestionRepository } from '../questions/QuestionRepository'
import { retryAt } from './retryAt'

/** A kind of queued work on attempts. */
export interface QueuedWork {
  readonly most: number
  /** Takes some of those that wait; other processes pass over them until the transaction ends. */
  claim(attempts: AttemptRepository, now: number, most: number): Promise<readonly AttemptRow[]>
  work(
    tx: Db,
    replays: readonly AttemptReplay[],
    questions: ReadonlyMap<string, CalibratedQuestion>,
    now: number,
  ): Promise<void>
}

interface AttemptQueueDeps {
  readonly db: Db
  readonly clock: Clock
  /** Hears of each attempt that was set aside, and why. */
  readonly onSetAside: (error: unknown) => void
}

/**
 * Works off queued attempts. The attempts themselves are the queue, so none is missed; several processes may run it,
 * each attempt is claimed by one. A failing attempt is set aside and retried later, without blocking others.
 */
export class AttemptQueue {
  constructor(
    private readonly deps: AttemptQueueDeps,
    private readonly queued: QueuedWork,
  ) {}

  /** Does all that is due, and answers how many attempts that were. */
  workAll(): Promise<number> {
    return drainQueue(() => this.workSome())
  }

  private workSome(): Promise<number> {
    return this.deps.db.transaction(async (tx) => {
      const { claim, most } = this.queued
      const rows = await claim(new AttemptRepository(tx), this.deps.clock(), most)
      if (rows.length) await this.workOn(tx, rows).catch(() => this.workOneByOne(tx, rows))
      return rows.length
    })
  }

  private async workOneByOne(tx: Db, rows: readonly AttemptRow[]): Promise<void> {
    for (const row of rows)
      await this.workOn(tx, [row]).catch(async (error: unknown) => {
        await new AttemptRepository(tx).setAside(row, retryAt(row.failures, this.deps.clock()))
        this.deps.onSetAside(error)
      })
  }

  /** Runs in a nested transaction (savepoint), so that a failure leaves no partial writes. */
  private workOn(holding: Db, rows: readonly AttemptRow[]): Promise<void> {
    const now = this.deps.clock()
    return holding.transaction(async (tx) => {
      const attempts = new AttemptRepository(tx)
      const logs = await attempts.logsOf(rows)
      const closed = await attempts.closedElsewhere(rows, now)
      const replays = logs.map(
        ({ row, events }, at) => new AttemptReplay(row, events, now, closed[at] ?? new Set()),
      )
      const ids = new Set(replays.flatMap(({ terms }) => terms.questionIds))
      await this.queued.work(tx, replays, await new QuestionRepository(tx).byIds([...ids]), now)
      if (rows.some(({ failures }) => failures > 0)) await attempts.forgetFailures(rows)
    })
  }
}
