import { AttemptRepository } from './AttemptRepository'
import type { QueuedWork } from './AttemptQueue'
import { fileAnswers } from './fileAnswers'

/** Files what attempts missed whose keys nobody has asked for, once no answer can come any more. */
export const fileEnded: QueuedWork = {
  most: 50,
  claim: (attempts, now, most) => attempts.claimUnfiled(now, most),
  work: async (tx, replays, questions) => {
    // One order for all processes: none waits for a book whose owner waits for its own.
    const ordered = [...replays].sort((one, other) => one.row.uid - other.row.uid)
    for (const replay of ordered) await fileAnswers(tx, replay, questions, replay.terms.questionIds)
    await new AttemptRepository(tx).markFiled(replays.map(({ row }) => row))
  },
}
