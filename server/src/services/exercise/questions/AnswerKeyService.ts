import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { type ReservedPassage, reservedPassageSchema } from './reservedPassages'
import { settleAttempt } from '../attempts/settleAttempt'
import { ReleasedAttemptRepository } from './ReleasedAttemptRepository'

interface AnswerKeyServiceDeps {
  readonly db: Db
  readonly items: ItemRepository
  readonly clock: Clock
}

/** Explains paper questions to learners whose own attempts have released the keys. */
export class AnswerKeyService {
  constructor(private readonly deps: AnswerKeyServiceDeps) {}

  /** A question of a paper with its key and analysis; undefined until an attempt of the learner may release them. */
  async tell(uid: number, questionId: string): Promise<ReservedPassage | undefined> {
    const found = await this.deps.items.find('reserved-passage', questionId, reservedPassageSchema)
    return found && (await this.isTold(uid, questionId)) ? found : undefined
  }

  /** Names of paper questions in the sources of answers; others are omitted. */
  namesOf(ids: readonly string[]): Promise<Pick<ReservedPassage, 'place' | 'title'>[]> {
    return this.deps.items.findAll('reserved-passage', ids, reservedPassageSchema)
  }

  /** Telling closes the log of every attempt that is over, as its report does: no answer can come after its key. */
  private async isTold(uid: number, questionId: string): Promise<boolean> {
    const { db, clock } = this.deps
    const ids = await new ReleasedAttemptRepository(db).endedThatAsk(uid, questionId)
    let isTold = false
    for (const attemptId of ids) {
      const { replay } = await settleAttempt(db, uid, attemptId, clock())
      isTold ||= replay.keysAreOut && replay.mayKnow(questionId)
    }
    return isTold
  }
}
