import type { Db } from '../../db/Database'
import { workOff } from '../../db/workOff'
import type { Clock } from '../../ports/Clock'
import { AttemptReplay } from './AttemptReplay'
import { AttemptRepository, type AttemptRow } from './AttemptRepository'
import { fileAnswers } from './fileAnswers'
import { QuestionRepository } from './QuestionRepository'

const BATCH = 50

const keyOf = ({ uid, attemptId }: Pick<AttemptRow, 'uid' | 'attemptId'>): string => `${uid}:${attemptId}`

/** Files what attempts missed whose keys nobody has asked for. The ended attempts themselves are the queue. */
export class FilingQueue {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Files every ended attempt to which no answer can come any more, and answers how many. One that cannot be filed holds up
   * nobody else: the others are filed one by one, and then it is told.
   */
  async fileEnded(): Promise<number> {
    const failed = new Map<string, unknown>()
    const done = await workOff(() => this.fileSome(BATCH, failed).catch(() => this.fileOneByOne(failed)))
    const [error] = failed.values()
    if (failed.size) throw new Error(`${failed.size} attempts cannot be filed`, { cause: error })
    return done
  }

  private async fileOneByOne(failed: Map<string, unknown>): Promise<number> {
    let done = 0
    for (let turn = 0; turn < BATCH; turn += 1) {
      const seen: AttemptRow[] = []
      try {
        done += await this.fileSome(1, failed, seen)
      } catch (error) {
        for (const row of seen) failed.set(keyOf(row), error)
      }
      if (!seen.length) break
    }
    return done
  }

  /** Files some that have not `failed`; those that it takes are told in `seen`. */
  private async fileSome(
    most: number,
    failed: ReadonlyMap<string, unknown>,
    seen: AttemptRow[] = [],
  ): Promise<number> {
    const now = this.clock()
    return this.db.transaction(async (tx) => {
      const attempts = new AttemptRepository(tx)
      const logs = await attempts.claimUnfiled(now, most, [...failed.keys()])
      seen.push(...logs.map(({ row }) => row))
      if (!logs.length) return 0
      const replays = logs.map(({ row, events }) => new AttemptReplay(row, events, now))
      const ids = new Set(replays.flatMap(({ terms }) => terms.questionIds))
      const questions = await new QuestionRepository(tx).byIds([...ids])
      // One order for all processes: none waits for a book whose owner waits for its own.
      const ordered = [...replays].sort((one, other) => one.row.uid - other.row.uid)
      for (const replay of ordered) await fileAnswers(tx, replay, questions, replay.terms.questionIds)
      await attempts.markFiled(logs.map(({ row }) => row))
      return logs.length
    })
  }
}
