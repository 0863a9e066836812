import { logLossOf, type Prediction, predictionsOf } from '@/domain/vocabulary/calibration'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { DEFAULT_WEIGHTS, MemoryModel } from '@/domain/memory/MemoryModel'
import { inOrder } from '@/domain/memory/replayWord'
import type { Db } from '../../db/Database'
import type { HeldOut } from '../../db/schema/words'
import { withLockForLong } from '../../db/withLock'
import type { Clock } from '../../ports/Clock'
import { MemoryRepository, type MemoryRow } from './MemoryRepository'
import { ReviewRepository } from './ReviewRepository'
import { replayAll } from './replayStates'
import { wordsLock } from './wordsLock'

/** Answers from which on a training is tried, and how much the log grows until the next one. */
const TRAINING_NEEDS = 400
const GROWTH = 1.5
/** Answers that a training takes in. */
const MOST_LEARNED_FROM = 200_000
const LEASE_MS = 10 * 60_000
/** The later fifth of the reviews is held out. */
const HELD_OUT = 0.2
const FEWEST_HELD_OUT = 40

/** Fits weights to the reviews before a moment. */
export type Train = (histories: Iterable<readonly MemoryEvent[]>, until: number) => Promise<readonly number[]>

const reasonOf = (row: MemoryRow | undefined) => {
  if (row?.weights) return 'personal-better' as const
  return row?.heldOut ? ('default-better' as const) : ('too-few-reviews' as const)
}

/** Personal memory models: trained from the log, kept only when they beat the default on reviews they have not seen. */
export class MemoryService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly train: Train,
  ) {}

  async parameters(uid: number) {
    const row = await new MemoryRepository(this.db).find(uid)
    return {
      weights: [...(row?.weights ?? DEFAULT_WEIGHTS)],
      personal: Boolean(row?.weights),
      reason: reasonOf(row),
      reviews: row?.reviews ?? 0,
      needed: TRAINING_NEEDS,
      heldOut: row?.heldOut ?? null,
    }
  }

  /**
   * Trains the learner that is queued longest; returns whether there was one. Several processes may call it at once.
   */
  async trainNext(): Promise<boolean> {
    const queue = new MemoryRepository(this.db)
    const now = this.clock()
    const uid = await queue.claim(TRAINING_NEEDS, GROWTH, now, now + LEASE_MS)
    if (uid === undefined) return false
    const reviews = (await queue.find(uid))?.reviews ?? 0
    const histories = await new ReviewRepository(this.db).histories(uid, MOST_LEARNED_FROM)
    // The training runs outside of a transaction: it takes seconds, and the lease keeps others away.
    const { weights, heldOut } = await this.tryWeights(histories.map(inOrder))
    await withLockForLong(this.db, wordsLock(uid), async (tx) => {
      await new MemoryRepository(tx).finish(uid, reviews, weights, heldOut)
      await replayAll(tx, uid)
    })
    return true
  }

  private async tryWeights(histories: readonly (readonly MemoryEvent[])[]) {
    const predictions = (weights: readonly number[]) => {
      const model = new MemoryModel(weights)
      return histories
        .flatMap((events) => predictionsOf(model, events))
        .sort((one, other) => one.at - other.at)
    }
    const standard = predictions(DEFAULT_WEIGHTS)
    const split = standard[Math.floor(standard.length * (1 - HELD_OUT))]
    const count = split ? standard.filter(({ at }) => at >= split.at).length : 0
    if (!split || count < FEWEST_HELD_OUT) return { weights: null, heldOut: null }
    const weights = await this.train(histories, split.at)
    const lossAfter = (all: readonly Prediction[]) => logLossOf(all.filter(({ at }) => at >= split.at)) ?? 0
    const heldOut: HeldOut = {
      personal: lossAfter(predictions(weights)),
      standard: lossAfter(standard),
      count,
    }
    return { weights: heldOut.personal < heldOut.standard ? weights : null, heldOut }
  }
}
