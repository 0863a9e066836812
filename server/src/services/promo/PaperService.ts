import type { RankRow } from '@/contracts/promo/papers'
import { rankedName } from '@/domain/ranks/rankedName'
import { ApiError } from '../../http/ApiError'
import { present } from '../../http/present'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { AttemptRepository, RankedRow } from './AttemptRepository'
import type { AttemptTickets } from './AttemptTickets'
import {
  cardOf,
  keyOf,
  paperOf,
  pointsOf,
  practiceOf,
  scoreOf,
  storedPaperSchema,
  type StoredPaper,
  wrongOf,
} from '../../authoring/authoredPaper'

interface PaperServiceDeps {
  readonly items: ItemRepository
  readonly attempts: AttemptRepository
  readonly tickets: AttemptTickets
  readonly clock: Clock
}

interface HandedIn {
  readonly attemptId: string
  readonly paperId: string
  readonly ticket: string
  readonly seconds: number
  readonly answers: readonly (number | null)[]
}

/** Nobody reads a question and answers it faster: what a device says below that is not believed. */
const LEAST_SECONDS_AN_ANSWER = 2

/** The ranks of results in their order: equal ones share one, and the next follows without a gap. */
const ranksFrom = (first: number, rows: readonly RankedRow[]): number[] => {
  let rank = first
  return rows.map(({ score, seconds }, at) => {
    const before = rows[at - 1]
    if (before && (before.score !== score || before.seconds !== seconds)) rank += 1
    return rank
  })
}

/** Papers that anyone may practise, and timed tests with their ranks (product.md Landing). */
export class PaperService {
  constructor(private readonly deps: PaperServiceDeps) {}

  async papers() {
    return (await this.deps.items.list('paper', storedPaperSchema)).map(cardOf)
  }

  async paper(paperId: string) {
    return paperOf(await this.stored(paperId))
  }

  async practice(paperId: string) {
    return practiceOf(await this.stored(paperId))
  }

  /** Judges an answer of the practice. What the test asks is judged when it is handed in. */
  async check(paperId: string, no: number, chosen: number) {
    const question = present((await this.stored(paperId)).practice[no], 'notFound')
    const answer = keyOf(question)
    return { no, correct: chosen === answer, answer, analysis: question.analysis }
  }

  async start(paperId: string, attemptId: string) {
    const { minutes } = await this.stored(paperId)
    const now = this.deps.clock()
    const ticket = this.deps.tickets.issue({ attemptId, paperId, startedAt: now })
    return { attemptId, ticket, now, endsAt: now + minutes * 60_000 }
  }

  /** Keeps a test once. It may arrive long after its end: the device hands it in when there is a network. */
  async handIn(uid: number, { attemptId, paperId, ticket, seconds, answers }: HandedIn) {
    const { attempts, tickets, clock } = this.deps
    const startedAt = tickets.startOf(attemptId, paperId, ticket)
    if (startedAt === undefined) throw new ApiError('signatureInvalid')
    const paper = await this.stored(paperId)
    if (answers.length > paper.questions.length) throw new ApiError('invalidRequest')
    const longest = Math.min(paper.minutes * 60, Math.ceil((clock() - startedAt) / 1000))
    const shortest = LEAST_SECONDS_AN_ANSWER * answers.filter((answer) => answer !== null).length
    const created = await attempts.add({
      attemptId,
      uid,
      paperId,
      answers,
      score: scoreOf(paper, answers),
      seconds: Math.max(shortest, Math.min(seconds, longest)),
      handedInAt: clock(),
    })
    return { created }
  }

  async report(uid: number, paperId: string, attemptId?: string) {
    const paper = await this.stored(paperId)
    const attempt = await this.deps.attempts.find(uid, paperId, attemptId)
    if (!attempt) return null
    const { score, seconds, handedInAt, answers } = attempt
    return {
      attemptId: attempt.attemptId,
      paperId,
      title: paper.title,
      score,
      questionCount: paper.questions.length,
      seconds,
      handedInAt,
      points: pointsOf(paper, answers),
      wrong: wrongOf(paper, answers),
    }
  }

  async rank(paperId: string, uid: number | null, page: number, size: number) {
    await this.stored(paperId)
    const { attempts } = this.deps
    const shown = await attempts.best(paperId, size, (page - 1) * size)
    const own = uid === null ? undefined : await attempts.bestOf(paperId, uid)
    const asked = [...shown.slice(0, 1), ...(own ? [own] : [])]
    const { learners, better } = await attempts.standing(paperId, asked)
    const rowOf = (row: RankedRow, rank: number): RankRow => ({
      rank,
      name: rankedName(row),
      score: row.score,
      seconds: row.seconds,
      isMe: row.uid === uid,
    })
    const ranks = ranksFrom((better[0] ?? 0) + 1, shown)
    return {
      list: shown.map((row, at) => rowOf(row, ranks[at] ?? 0)),
      total: learners,
      page,
      size,
      mine: own ? rowOf(own, (better[better.length - 1] ?? 0) + 1) : null,
    }
  }

  private async stored(paperId: string): Promise<StoredPaper> {
    return present(await this.deps.items.find('paper', paperId, storedPaperSchema), 'notFound')
  }
}
