import type { Db } from '../../db/Database'
import { withLock } from '../../db/withLock'
import { drainQueue } from '../../db/drainQueue'
import type { Clock } from '../../ports/Clock'
import { gainsOf, resultsOf } from './gainsOf'
import { RANKING_LOCK } from './rankingLock'
import { RankingRepository } from './RankingRepository'

const BATCH = 500

/** Counts ended attempts on the boards. The attempts themselves are the queue: none is missed, none is counted twice. */
export class RankingQueue {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Counts all queued attempts, and returns how many; one process at a time, so that two never deadlock on scores. */
  countEnded(): Promise<number> {
    return drainQueue(() => this.countSome())
  }

  private countSome(): Promise<number> {
    return withLock(this.db, RANKING_LOCK, async (tx) => {
      const ranking = new RankingRepository(tx)
      const ended = await ranking.claimEnded(this.clock(), BATCH)
      if (ended.length > 0) await ranking.count(ended, { gains: gainsOf(ended), results: resultsOf(ended) })
      return ended.length
    })
  }
}
