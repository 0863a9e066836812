import { publicName } from '@/lib/text/publicName'
import type { SharedResult } from '@/contracts/word/shares'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import type { Random } from '../../ports/Random'
import type { PlanRepository } from './PlanRepository'
import type { PlanService } from './PlanService'
import type { ReviewRepository } from './ReviewRepository'

const HOUR = 3_600_000
const SHARES_PER_HOUR = 20
const NOBODY = '研途同学'
const EVERY_WORD = 1
/** Ids of shares are addresses: as hard to guess as a secret, as long as an id may be. */
const ID_LENGTH = 32

interface ShareDeps {
  readonly plans: PlanRepository
  readonly plan: PlanService
  readonly reviews: ReviewRepository
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly random: Random
}

/** Results that learners show to others: counted by the backend, never claimed by the app. */
export class ShareService {
  constructor(private readonly deps: ShareDeps) {}

  async publish(uid: number): Promise<{ shareId: string }> {
    const { plans, limiter, random } = this.deps
    if (!(await limiter.hit(`word-share:${uid}`, SHARES_PER_HOUR, HOUR)))
      throw new ApiError('tooManyRequests')
    const shareId = random.secret().slice(0, ID_LENGTH)
    await plans.share(shareId, uid, await this.result(uid))
    return { shareId }
  }

  async find(shareId: string): Promise<SharedResult> {
    const result = orThrow(await this.deps.plans.shared(shareId), 'notFound')
    return { ...result, nickname: publicName(result.nickname) }
  }

  withdraw(uid: number): Promise<void> {
    return this.deps.plans.withdraw(uid)
  }

  private async result(uid: number): Promise<SharedResult> {
    const { plans, plan, reviews, clock } = this.deps
    const now = clock()
    const from = startOfStudyDay(studyDay(now))
    const to = startOfStudyDay(studyDay(now) + 1)
    const { done, known } = await reviews.figures(uid, EVERY_WORD, from, to)
    const { total, right } = await reviews.answers(uid, from, to)
    return {
      nickname: (await plans.nickname(uid)) || NOBODY,
      words: done,
      accuracy: total ? Math.round((right * 100) / total) : 0,
      days: await plan.streak(uid),
      known,
      sharedAt: now,
    }
  }
}
