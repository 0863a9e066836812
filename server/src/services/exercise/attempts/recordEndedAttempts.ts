import { AttemptRepository } from './AttemptRepository'
import type { QueuedWork } from './AttemptQueue'
import { recordAnswers } from './recordAnswers'

/** Pause before an attempt is checked again that shares questions with an open test of its learner. */
const PAUSE_MS = 10 * 60_000

/** Records ended attempts whose keys were never requested, once no answer can come any more. */
export const recordEndedAttempts: QueuedWork = {
  most: 50,
  claim: (attempts, now, most) => attempts.claimUnfiled(now, most),
  work: async (tx, replays, questions, now) => {
    const attempts = new AttemptRepository(tx)
    const ready = replays.filter(({ waitsForAnother }) => !waitsForAnother)
    // Process learners in one order, so that processes do not deadlock on the books of mistakes.
    const ordered = [...ready].sort((one, other) => one.row.uid - other.row.uid)
    for (const replay of ordered) await recordAnswers(tx, replay, questions, replay.terms.questionIds)
    await attempts.markFiled(ready.map(({ row }) => row))
    // Postpone while another test asks the same questions: the book of mistakes would reveal which answers were right.
    const waiting = replays.filter(({ waitsForAnother }) => waitsForAnother)
    await attempts.postpone(
      waiting.map(({ row }) => row),
      now + PAUSE_MS,
    )
  },
}
