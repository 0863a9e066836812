import type { Opening } from '@/contracts/exercise/attempts'
import { POINT_TEST_SIZE, SYNTHESIS_SIZE } from '@/domain/attempt/testSizes'
import type { Db } from '../../../db/Database'
import { AdaptiveTest } from '../ability/AdaptiveTest'
import type { AttemptRow } from '../attempts/AttemptRepository'
import { QuestionRepository } from './QuestionRepository'

/** Openings without a paper or plan. */
export type Chosen = Exclude<Opening, { kind: 'exam' | 'mock' | 'diagnosis' }>

interface Choosing {
  readonly uid: number
  readonly opening: Chosen
  readonly seed: string
  readonly closed: ReadonlySet<string>
}

/** Chooses questions of an attempt without a paper; skips `closed`, whose keys an open test withholds. */
export const chooseQuestions = async (
  db: Db,
  { uid, opening, seed, closed }: Choosing,
): Promise<AttemptRow['asked']> => {
  const questions = new QuestionRepository(db)
  switch (opening.kind) {
    case 'adaptive': {
      const sitting = { uid, subject: opening.subject, plan: null, asked: [], seed }
      const first = await new AdaptiveTest(db).next(sitting, [], closed)
      return first ? [first] : []
    }
    case 'pointTest':
      return questions.choose({ ...opening, size: POINT_TEST_SIZE, isJudged: true, seed, closed, newTo: uid })
    case 'synthesis':
      return questions.choose({
        ...opening,
        size: SYNTHESIS_SIZE,
        isJudged: true,
        isSpread: true,
        seed,
        closed,
        newTo: uid,
      })
    case 'practice':
    case 'drill':
    case 'recite':
      return questions.choose({ ...opening, seed, closed, newTo: uid })
  }
}
