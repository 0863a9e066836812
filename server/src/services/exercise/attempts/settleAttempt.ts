import type { Db } from '../../../db/Database'
import { orThrow } from '../../../http/orThrow'
import { AttemptReplay } from './AttemptReplay'
import { type AttemptLog, AttemptRepository } from './AttemptRepository'
import { recordAnswers } from './recordAnswers'
import { QuestionRepository } from '../questions/QuestionRepository'

type Reading = (attempts: AttemptRepository) => Promise<AttemptLog | undefined>

/** The attempt as its log tells it now. */
const replayed = async (db: Db, read: Reading, now: number): Promise<AttemptReplay> => {
  const attempts = new AttemptRepository(db)
  const { row, events } = orThrow(await read(attempts), 'notFound')
  const [closed = new Set<string>()] = await attempts.closedElsewhere([row], now)
  return new AttemptReplay(row, events, now, closed)
}

const isToBeTold = ({ keysAreOut, row }: AttemptReplay): boolean => keysAreOut && !row.told

/** Releases the keys of an attempt and files what it missed, under the lock of its row. */
const told = (db: Db, uid: number, attemptId: string, now: number) =>
  db.transaction(async (tx) => {
    const replay = await replayed(tx, (attempts) => attempts.lock(uid, attemptId), now)
    const questions = await new QuestionRepository(tx).byIds(replay.terms.questionIds)
    if (isToBeTold(replay)) {
      await new AttemptRepository(tx).save([replay.change(questions, true)])
      await recordAnswers(tx, replay, questions, replay.terms.questionIds)
    }
    return { replay, questions }
  })

/**
 * Applies what is due by the clock: ends an attempt whose time is over; releases its keys, and files what it missed, when its policy
 * says so. Locks the row only to release keys; any other read takes no lock.
 */
export const settleAttempt = async (db: Db, uid: number, attemptId: string, now: number) => {
  const replay = await replayed(db, (attempts) => attempts.log(uid, attemptId), now)
  if (isToBeTold(replay)) return told(db, uid, attemptId, now)
  return { replay, questions: await new QuestionRepository(db).byIds(replay.terms.questionIds) }
}
