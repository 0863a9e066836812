import type { Diagnosis } from '@/contracts/exercise/attempts'
import type { SentEvent } from '@/contracts/exercise/attemptEvents'
import { VISIT_MS } from '@/domain/attempt/diagnosticTests'
import type { Db } from '../../../db/Database'
import { drainQueue } from '../../../db/drainQueue'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import { VisitRepository } from './VisitRepository'
import type { AttemptService } from './AttemptService'
import type { Batch, EventService } from './EventService'
import { NOBODY, visitor } from './visitors'

const BATCH = 200

/** Whether an event of a guest's diagnosis is acceptable: bounded text, nothing after its end. */
const isShort = (event: SentEvent): boolean => {
  if (event.kind === 'answer') return event.answer.type === 'single' || event.answer.type === 'judgement'
  return event.kind !== 'award'
}

interface VisitServiceDeps {
  readonly db: Db
  readonly clock: Clock
  readonly attempts: AttemptService
  readonly events: EventService
}

/**
 * Diagnostic tests of visitors: attempts without an owner, under an unguessable id. Their keys stay withheld until a
 * user logs in and opens the attempt of that id; the rest is dropped (decision 058).
 */
export class VisitService {
  constructor(private readonly deps: VisitServiceDeps) {}

  /** Refuses to open a visit that was taken over: it would create an empty attempt beside the learner's. */
  async open(address: string, visitId: string, opening: Diagnosis) {
    if (await new VisitRepository(this.deps.db).isUniqueViolation(visitId)) throw new ApiError('idTaken')
    return this.deps.attempts.open(visitor(address, visitId), visitId, opening)
  }

  visit(visitId: string) {
    return this.deps.attempts.attempt(NOBODY, visitId)
  }

  append(address: string, visitId: string, batch: Batch) {
    if (!batch.events.every(isShort)) throw new ApiError('invalidRequest')
    return this.deps.events.append(visitor(address, visitId), visitId, batch)
  }

  /** Drops expired guest attempts. */
  dropOld(): Promise<number> {
    const { db, clock } = this.deps
    return drainQueue(() => new VisitRepository(db).dropVisits(clock() - VISIT_MS, BATCH))
  }
}
