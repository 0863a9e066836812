import { errors } from '@/contracts/errors'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { AttemptRepository, type AttemptRow } from '../attempts/AttemptRepository'

/** Code of the refusal: for an attempt to open, or for an ended one whose keys are withheld. */
type Refusal = 'questionsClosed' | 'keysWait'

/** Refuses what an open test of the learner asks, by the name and the id of that test: it is to be handed in first. */
export const refuseWithheldQuestions = async (
  db: Db,
  wanted: Pick<AttemptRow, 'uid' | 'attemptId' | 'asked'>,
  now: number,
  refusal: Refusal = 'questionsClosed',
): Promise<void> => {
  const inTheWay = await new AttemptRepository(db).closingOver(wanted, now)
  if (!inTheWay) return
  const { attemptId, title } = inTheWay
  throw new ApiError(refusal, `${errors[refusal].msg}：${title}`, attemptId)
}
