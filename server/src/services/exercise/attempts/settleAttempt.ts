import type { Db } from '../../../db/Database'
import { orThrow } from '../../../http/orThrow'
import { AttemptReplay } from './AttemptReplay'
import { AttemptRepository } from './AttemptRepository'
import { recordAnswers } from './recordAnswers'
import { QuestionRepository } from '../questions/QuestionRepository'

/**
 * The attempt with what time has done to it: ended when its time is over; closed, and what it missed filed, when its keys go
 * out. Inside a transaction, which keeps the attempt from everybody else.
 */
export const settleAttempt = async (tx: Db, uid: number, attemptId: string, now: number) => {
  const attempts = new AttemptRepository(tx)
  const { row, events } = orThrow(await attempts.lock(uid, attemptId), 'notFound')
  const [closed = new Set<string>()] = await attempts.closedElsewhere([row], now)
  const replay = new AttemptReplay(row, events, now, closed)
  const questions = await new QuestionRepository(tx).byIds(replay.terms.questionIds)
  if (replay.keysAreOut && !row.told) {
    await attempts.save([replay.change(questions, true)])
    await recordAnswers(tx, replay, questions, replay.terms.questionIds)
  }
  return { replay, questions }
}
