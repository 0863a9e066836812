import { errors } from '@/contracts/errors'
import type { Db } from '../../db/Database'
import { ApiError } from '../../http/ApiError'
import { AttemptRepository, type AttemptRow } from './AttemptRepository'

/** Refuses what an open test of the learner asks, by the name of that test: it is to be handed in first. */
export const refuseClosed = async (
  db: Db,
  wanted: Pick<AttemptRow, 'uid' | 'attemptId' | 'asked'>,
  now: number,
): Promise<void> => {
  const inTheWay = await new AttemptRepository(db).closingOver(wanted, now)
  if (!inTheWay) return
  const { attemptId, title } = inTheWay
  throw new ApiError('questionsClosed', `${errors.questionsClosed.msg}：${title}`, attemptId)
}
