import type { Db } from '../../db/Database'
import { workOff } from '../../db/workOff'
import type { Clock } from '../../ports/Clock'
import { AttemptReplay } from './AttemptReplay'
import { AttemptRepository } from './AttemptRepository'
import { fileAnswers } from './fileAnswers'
import { QuestionRepository } from './QuestionRepository'

const BATCH = 50

/** Files what attempts missed whose keys nobody has asked for. The ended attempts themselves are the queue. */
export class FilingQueue {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Files every ended attempt to which no answer can come any more, and answers how many. */
  fileEnded(): Promise<number> {
    return workOff(() => this.fileSome())
  }

  private async fileSome(): Promise<number> {
    const now = this.clock()
    return this.db.transaction(async (tx) => {
      const attempts = new AttemptRepository(tx)
      const logs = await attempts.claimUnfiled(now, BATCH)
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
