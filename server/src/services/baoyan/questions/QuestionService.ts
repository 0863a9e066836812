import type { ConsultQuestion } from '@/contracts/baoyan/questions'
import { ApiError } from '../../../http/ApiError'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { BaoyanData } from '../BaoyanData'
import type { QuestionRecord, QuestionRepository } from './QuestionRepository'

interface QuestionDeps {
  readonly questions: QuestionRepository
  readonly data: BaoyanData
  readonly clock: Clock
  readonly random: Random
  readonly limiter: RateLimiter
}

interface Claim {
  readonly tutorId: string
  readonly kind: 'correct' | 'remove' | 'reply'
  readonly text: string
  readonly contact: string
}

const DAY = 86_400_000
const done = { done: true } as const

const shown = ({ uid: _, ...row }: QuestionRecord): ConsultQuestion => row

/** Questions about articles, answered by staff; requests about tutors. */
export class QuestionService {
  constructor(private readonly deps: QuestionDeps) {}

  async ofArticle(articleId: string, uid: number | undefined, page: number, size: number) {
    const { list, total } = await this.deps.questions.ofArticle(articleId, uid, page, size)
    return { list: list.map(shown), total, page, size }
  }

  async ask(uid: number, articleId: string, text: string): Promise<ConsultQuestion> {
    const { questions, data, clock, random, limiter } = this.deps
    await data.article(articleId)
    const { limits } = await data.rules()
    if (!(await limiter.hit(`baoyan-question:${uid}`, limits.questionsADay, DAY)))
      throw new ApiError('questionsTooMany')
    const row: QuestionRecord = {
      questionId: random.id(),
      articleId,
      uid,
      text,
      answer: '',
      state: 'open',
      askedAt: clock(),
      answeredAt: null,
    }
    await questions.ask(row)
    return shown(row)
  }

  async waiting(page: number, size: number) {
    const { list, total } = await this.deps.questions.waiting(page, size)
    return { list: list.map(shown), total, page, size }
  }

  async answer(id: string, answer: string, isHidden: boolean) {
    const change = {
      answer,
      state: isHidden ? ('hidden' as const) : ('answered' as const),
      answeredAt: this.deps.clock(),
    }
    if (!(await this.deps.questions.answer(id, change))) throw new ApiError('notFound')
    return done
  }

  async claim(uid: number, claim: Claim) {
    const { questions, data, clock, random, limiter } = this.deps
    await data.tutor(claim.tutorId)
    const { limits } = await data.rules()
    if (!(await limiter.hit(`baoyan-claim:${uid}`, limits.claimsADay, DAY)))
      throw new ApiError('questionsTooMany')
    await questions.claim({ ...claim, claimId: random.id(), uid, state: 'waiting', at: clock() })
    return done
  }

  async claims(page: number, size: number) {
    return { ...(await this.deps.questions.claims(page, size)), page, size }
  }

  async settle(id: string, isGranted: boolean) {
    const { questions, clock } = this.deps
    if (!(await questions.settle(id, isGranted, clock()))) throw new ApiError('notFound')
    return done
  }
}
