import type { PostState } from '@/domain/community/kinds'
import type { ContentCheck } from '../../../gateways/contentCheck/ContentCheck'
import { ApiError } from '../../../http/ApiError'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { RuleBook } from '../RuleBook'
import type { AuthorRepository } from './AuthorRepository'

const SECOND = 1000
const HOUR = 3_600_000
const CHECKS_PER_HOUR = 200
const DOUBTFUL = '内容含有联系方式、链接或不能发布的词语，请修改后再发'

interface GateDeps {
  readonly book: RuleBook
  readonly check: ContentCheck
  readonly limiter: RateLimiter
  readonly authors: AuthorRepository
  readonly clock: Clock
}

/** The state that a new text begins with, and the word that made it wait. */
interface Admission {
  readonly state: Extract<PostState, 'public' | 'pending'>
  readonly source: string
}

/** Limits and filters before anything is published. */
export class TextGate {
  constructor(private readonly deps: GateDeps) {}

  /** Refuses texts that come too fast; a new account has a longer pause. */
  async requirePace(uid: number, kind: 'post' | 'edit' | 'comment'): Promise<void> {
    const { book, limiter, authors, clock } = this.deps
    const rules = await book.rules()
    const age = clock() - (await authors.registeredAt(uid))
    const isNew = age < rules.newAccountHours * HOUR
    const pause = (isNew ? rules.newSlowSeconds : rules.slowSeconds) * SECOND
    const most = kind === 'comment' ? rules.commentsPerHour : rules.postsPerHour
    const over = await limiter.firstOver([
      { key: `community-pause:${kind}:${uid}`, most: 1, windowMs: pause, kind: 'pause' as const },
      { key: `community-${kind}:${uid}`, most, windowMs: HOUR, kind: 'hour' as const },
    ])
    if (over) throw new ApiError(over.kind === 'pause' ? 'wroteTooFast' : 'wroteTooMuch')
  }

  /** Refuses blocked and doubtful texts, where moderation cannot be deferred. */
  async requireClean(uid: number, text: string): Promise<void> {
    const { state } = await this.admit(uid, text)
    if (state === 'pending') throw new ApiError('textUnfit', DOUBTFUL)
  }

  /** Refuses blocked words; holds doubtful texts for a moderator. */
  async admit(uid: number, text: string, pictures: readonly string[] = []): Promise<Admission> {
    const verdict = await this.deps.book.judge(text)
    if (verdict.kind === 'block') throw new ApiError('textUnfit')
    if (verdict.kind === 'hold') return { state: 'pending', source: `词语：${verdict.word}` }
    // WeChat's check has a quota for all: no account may use it up.
    const isFew = await this.deps.limiter.hit(`community-check:${uid}`, CHECKS_PER_HOUR, HOUR)
    if (!isFew) throw new ApiError('wroteTooMuch')
    const checked = await this.deps.check.check({ uid, text, pictures })
    if (checked === 'risky') throw new ApiError('textUnfit')
    return checked === 'review' ? { state: 'pending', source: '内容检测' } : { state: 'public', source: '' }
  }
}
