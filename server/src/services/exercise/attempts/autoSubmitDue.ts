import { AttemptRepository } from './AttemptRepository'
import type { QueuedWork } from './AttemptQueue'

/** Hands in for learners whose time is over. */
export const autoSubmitDue: QueuedWork = {
  most: 100,
  claim: (attempts, now, most) => attempts.claimDue(now, most),
  work: (tx, replays, questions) =>
    new AttemptRepository(tx).save(replays.map((replay) => replay.change(questions, false))),
}
