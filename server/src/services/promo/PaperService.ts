import type { RankRow } from '@/contracts/promo/papers'
import type { PaperKind } from '@/domain/attempt/attemptKinds'
import type { PaperSheet } from '@/domain/attempt/paperSheet'
import { denseRanks } from '@/domain/ranks/denseRanks'
import { rankedName } from '@/domain/ranks/rankedName'
import { ApiError } from '../../http/ApiError'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import type { AttemptRepository, RankedRow } from './AttemptRepository'
import type { AttemptTickets } from './AttemptTickets'
import {
  cardOf,
  storedPaperSchema,
  type StoredPaper,
  type StoredQuestion,
} from '../../authoring/authoredPaper'
import { PaperSession } from './PaperSession'

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

/** Minimum seconds per answer: a smaller claim of a device is not believed. */
const LEAST_SECONDS_AN_ANSWER = 2

/** A paper that is handed in has no start of its own any more, only how long it took. */
const handedInSheet = (answers: PaperSheet['answers'], seconds: number): PaperSheet => ({
  startedAt: 0,
  endsAt: null,
  answers,
  seconds,
})

const MINUTE = 60_000

/** Papers that anyone may practise, and timed tests with their ranks (product.md Landing). */
export class PaperService {
  constructor(private readonly deps: PaperServiceDeps) {}

  async papers() {
    return (await this.deps.items.list('paper', storedPaperSchema)).map(cardOf)
  }

  async paper(paperId: string) {
    const stored = await this.stored(paperId)
    return { ...cardOf(stored), questions: this.untouched('paperTest', stored.questions) }
  }

  async practice(paperId: string) {
    const stored = await this.stored(paperId)
    const { practice } = stored
    return {
      ...cardOf({ ...stored, questions: practice }),
      questions: this.untouched('paperPractice', practice),
    }
  }

  /** Judges an answer of the practice. Test answers are judged when the test is handed in. */
  async check(paperId: string, no: number, chosen: number) {
    const { practice } = await this.stored(paperId)
    const now = this.deps.clock()
    const answers = practice.map((_, at) => (at === no ? chosen : null))
    const sheet = { startedAt: now, endsAt: null, answers, seconds: null }
    const { outcome, told } = orThrow(
      new PaperSession('paperPractice', practice, sheet, now).questions[no],
      'notFound',
    )
    return { no, correct: outcome === 'right', ...orThrow(told, 'notFound') }
  }

  async start(paperId: string, attemptId: string) {
    const { minutes } = await this.stored(paperId)
    const now = this.deps.clock()
    const ticket = this.deps.tickets.issue({ attemptId, paperId, startedAt: now })
    return { attemptId, ticket, now, endsAt: now + minutes * MINUTE }
  }

  /** Keeps a test once. It may arrive long after its end: the device hands it in when there is a network. */
  async handIn(uid: number, { attemptId, paperId, ticket, seconds, answers }: HandedIn) {
    const { attempts, tickets, clock } = this.deps
    const startedAt = tickets.startOf(attemptId, paperId, ticket)
    if (startedAt === undefined) throw new ApiError('signatureInvalid')
    const paper = await this.stored(paperId)
    if (answers.length > paper.questions.length) throw new ApiError('invalidRequest')
    const now = clock()
    // No device worked on it for longer than there was since its start; the end of the time is the engine's.
    const sheet = {
      startedAt,
      endsAt: startedAt + paper.minutes * MINUTE,
      answers: paper.questions.map((_, no) => answers[no] ?? null),
      seconds: Math.max(0, Math.min(seconds, Math.ceil((now - startedAt) / 1000))),
    }
    const { score, state } = new PaperSession('paperTest', paper.questions, sheet, now)
    const shortest = LEAST_SECONDS_AN_ANSWER * answers.filter((answer) => answer !== null).length
    const row = {
      attemptId,
      uid,
      paperId,
      answers,
      score: score.earned,
      seconds: Math.max(shortest, Math.ceil(state.spent / 1000)),
      handedInAt: now,
    }
    // Time that has not passed is no result.
    const created = await attempts.add(row, now - startedAt >= shortest * 1000)
    // The existing row is this very test, handed in before, or another visitor's.
    if (!created) orThrow(await attempts.find(uid, paperId, attemptId), 'idTaken')
    return { created }
  }

  async report(uid: number, paperId: string, attemptId?: string) {
    const paper = await this.stored(paperId)
    const attempt = await this.deps.attempts.find(uid, paperId, attemptId)
    if (!attempt) return null
    const { score, seconds, handedInAt } = attempt
    const answers = paper.questions.map((_, no) => attempt.answers[no] ?? null)
    const sheet = handedInSheet(answers, seconds)
    const sitting = new PaperSession('paperTest', paper.questions, sheet, this.deps.clock())
    return {
      attemptId: attempt.attemptId,
      paperId,
      title: paper.title,
      score,
      questionCount: paper.questions.length,
      seconds,
      handedInAt,
      points: sitting.score.knowledge.map(({ name, right, total }) => ({ point: name, right, total })),
      wrong: sitting.questions.flatMap(({ shown, chosen, outcome, told }) =>
        told && outcome !== 'right' ? [{ ...shown, chosen, ...told }] : [],
      ),
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
    const results = shown.map(({ score, seconds }) => `${score} ${seconds}`)
    const ranks = denseRanks((better[0] ?? 0) + 1, results)
    return {
      list: shown.map((row, at) => rowOf(row, ranks[at] ?? 0)),
      total: learners,
      page,
      size,
      mine: own ? rowOf(own, (better[better.length - 1] ?? 0) + 1) : null,
    }
  }

  /** Questions as they are shown before anything is done with them. */
  private untouched(kind: PaperKind, questions: readonly StoredQuestion[]) {
    const now = this.deps.clock()
    const sheet = { startedAt: now, endsAt: null, answers: questions.map(() => null), seconds: null }
    return new PaperSession(kind, questions, sheet, now).questions.map(({ shown }) => shown)
  }

  private async stored(paperId: string): Promise<StoredPaper> {
    return orThrow(await this.deps.items.find('paper', paperId, storedPaperSchema), 'notFound')
  }
}
