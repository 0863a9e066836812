import type { Db } from '../../db/Database'
import { workOff } from '../../db/workOff'
import type { Clock } from '../../ports/Clock'
import { AttemptReplay } from './AttemptReplay'
import { AttemptRepository } from './AttemptRepository'
import { QuestionRepository } from './QuestionRepository'

const BATCH = 100

/** Hands in for learners whose time is over. The open attempts themselves are the queue: nothing can be missed. */
export class HandInQueue {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Ends every attempt that is due, and answers how many; several processes may do it at once, each attempt is one's. */
  handInDue(): Promise<number> {
    return workOff(() => this.handInSome())
  }

  private async handInSome(): Promise<number> {
    const now = this.clock()
    return this.db.transaction(async (tx) => {
      const attempts = new AttemptRepository(tx)
      const due = await attempts.claimDue(now, BATCH)
      if (!due.length) return 0
      const replays = due.map(({ row, events }) => new AttemptReplay(row, events, now))
      const ids = new Set(replays.flatMap(({ terms }) => terms.questionIds))
      const questions = await new QuestionRepository(tx).byIds([...ids])
      await attempts.save(replays.map((replay) => replay.change(questions, false)))
      return due.length
    })
  }
}
