import { AttemptRepository } from './AttemptRepository'
import type { QueuedWork } from './AttemptQueue'
import { recordAnswers } from './recordAnswers'

/** How long what waits for another test of its learner is left alone. */
const PAUSE_MS = 10 * 60_000

/** Files what ended attempts say, whose keys nobody has asked for, once no answer can come any more. */
export const recordEndedAttempts: QueuedWork = {
  most: 50,
  claim: (attempts, now, most) => attempts.claimUnfiled(now, most),
  work: async (tx, replays, questions, now) => {
    const attempts = new AttemptRepository(tx)
    const ready = replays.filter(({ waitsForAnother }) => !waitsForAnother)
    // One order for all processes: none waits for a book whose owner waits for its own.
    const ordered = [...ready].sort((one, other) => one.row.uid - other.row.uid)
    for (const replay of ordered) await recordAnswers(tx, replay, questions, replay.terms.questionIds)
    await attempts.markFiled(ready.map(({ row }) => row))
    // The book of mistakes would tell of each question whether it was right, while another test still asks it.
    const waiting = replays.filter(({ waitsForAnother }) => waitsForAnother)
    await attempts.postpone(
      waiting.map(({ row }) => row),
      now + PAUSE_MS,
    )
  },
}
