import type { Mock, MockResult, MockWithResult } from '@/contracts/exercise/mocks'
import { isHeldAt, mockAttemptId, mockIdOf, readMockId } from '@/domain/mocks/mockId'
import type { MockSeries } from '@/domain/mocks/mockSeries'
import {
  mockStartsAround,
  mockStateOf,
  mockStates,
  type MockTimes,
  mockTimesOf,
  paperIndexAt,
} from '@/domain/mocks/mockTimes'
import { distributionOf } from '@/domain/ranks/distributionOf'
import { TENTHS } from '@/domain/ranks/pointsEarned'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { MockRepository, type OwnMocks } from './MockRepository'
import { type StoredMock, storedMockSchema } from './storedMock'

/** One exam: its rule, its moments, its paper. */
interface Held {
  readonly mockId: string
  readonly rule: StoredMock
  readonly times: MockTimes
  readonly paper: StoredMock['papers'][number]
}

const heldAt = (rule: StoredMock, startsAt: number): Held => ({
  mockId: mockIdOf(rule.key, startsAt),
  rule,
  times: mockTimesOf(rule, startsAt),
  paper: orThrow(rule.papers[paperIndexAt(startsAt, rule.papers.length)], 'notFound'),
})

const askedIn = ({ paper }: Held) => paper.sections.flatMap(({ asked }) => asked)

const pointsOf = (held: Held): number => askedIn(held).reduce((sum, { points }) => sum + points, 0)

/** Order: running exams, those open for sign-up, then ended ones with the newest first; in each state the own subjects first. */
const byUrgency = (now: number, own: readonly string[]) => (one: Held, other: Held) => {
  const placeOf = ({ times }: Held) => mockStates.indexOf(mockStateOf(times, now))
  const byTime = one.times.startsAt - other.times.startsAt
  const byOwn = Number(own.includes(other.rule.subject)) - Number(own.includes(one.rule.subject))
  return placeOf(one) - placeOf(other) || byOwn || (now >= one.times.endsAt ? -byTime : byTime)
}

const cardOf = (held: Held, own: OwnMocks, now: number): Mock => {
  const { mockId, rule, times, paper } = held
  const attempt = own.attempts.get(mockAttemptId(mockId))
  return {
    mockId,
    series: rule.series,
    title: rule.title,
    paper: paper.title,
    subject: rule.subject,
    minutes: rule.minutes,
    questionCount: askedIn(held).length,
    points: pointsOf(held),
    ...times,
    state: mockStateOf(times, now),
    isJoined: own.joined.has(mockId),
    hasEntered: attempt !== undefined,
    hasEnded: attempt !== undefined && (attempt !== null || now >= times.endsAt),
  }
}

interface MockQuery {
  readonly series: MockSeries
  /** The learner's subjects, with commas. */
  readonly own?: string | undefined
  readonly page: number
  readonly size: number
}

/** Network-wide exams: one paper, one beginning and one end for all (decisions/054). */
export class MockService {
  private readonly mocks: MockRepository

  constructor(
    db: Db,
    private readonly clock: Clock,
    private readonly items: ItemRepository,
  ) {
    this.mocks = new MockRepository(db)
  }

  async page(uid: number, { series, own: subjects = '', page, size }: MockQuery) {
    const now = this.clock()
    const rules = await this.items.list('mock', storedMockSchema)
    const all = rules
      .filter((rule) => rule.series === series)
      .flatMap((rule) => mockStartsAround(rule, now).map((startsAt) => heldAt(rule, startsAt)))
      .sort(byUrgency(now, subjects.split(',')))
    const shown = all.slice((page - 1) * size, page * size)
    const own = await this.mocks.own(
      uid,
      shown.map(({ mockId }) => mockId),
    )
    return { list: shown.map((held) => cardOf(held, own, now)), total: all.length, page, size }
  }

  async mock(uid: number, mockId: string): Promise<MockWithResult> {
    const held = await this.held(mockId)
    return { ...(await this.card(uid, held)), result: await this.result(uid, held) }
  }

  /** Signs up, as long as one is let in. */
  async join(uid: number, mockId: string): Promise<Mock> {
    const held = await this.held(mockId)
    const now = this.clock()
    if (now < held.times.opensAt) throw new ApiError('mockNotOpen')
    if (now >= held.times.lateUntil) throw new ApiError('mockClosed')
    await this.mocks.join(uid, mockId, now)
    return this.card(uid, held)
  }

  /** Plans an attempt at an exam that is open for entry: questions and end. */
  async plan(uid: number, attemptId: string, mockId: string) {
    // One attempt a learner: its id follows from the exam.
    if (attemptId !== mockAttemptId(mockId)) throw new ApiError('invalidRequest')
    const held = await this.held(mockId)
    const now = this.clock()
    if (now < held.times.startsAt) throw new ApiError('mockNotOpen')
    if (now >= held.times.lateUntil) throw new ApiError('mockClosed')
    const { joined } = await this.mocks.own(uid, [mockId])
    if (!joined.has(mockId)) throw new ApiError('mockNotJoined')
    const { title, subject } = held.rule
    return { paperId: mockId, plan: null, title, subject, asked: askedIn(held), endsAt: held.times.endsAt }
  }

  private async card(uid: number, held: Held): Promise<Mock> {
    return cardOf(held, await this.mocks.own(uid, [held.mockId]), this.clock())
  }

  private async result(uid: number, held: Held): Promise<MockResult | null> {
    const score = await this.mocks.ownScore(uid, held.mockId)
    if (score === undefined) return null
    const counts = await this.mocks.counts(held.mockId)
    const found = distributionOf(counts, score, pointsOf(held) * TENTHS)
    return {
      ...found,
      score: score / TENTHS,
      average: Math.round(found.average) / TENTHS,
      bands: found.bands.map(({ from, to, learners }) => ({
        from: from / TENTHS,
        to: to / TENTHS,
        learners,
      })),
    }
  }

  private async held(mockId: string): Promise<Held> {
    const { key, startsAt } = orThrow(readMockId(mockId), 'notFound')
    const rule = orThrow(await this.items.find('mock', key, storedMockSchema), 'notFound')
    // Refuse a moment that the rule does not contain.
    if (!isHeldAt(rule, startsAt)) throw new ApiError('notFound')
    return heldAt(rule, startsAt)
  }
}
