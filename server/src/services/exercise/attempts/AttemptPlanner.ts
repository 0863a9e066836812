import type { Opening } from '@/contracts/exercise/attempts'
import { attemptPolicies } from '@/domain/attempt/policies'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { AttemptRepository, type AttemptRow } from './AttemptRepository'
import type { DiagnosisPlans } from '../reports/DiagnosisPlans'
import type { MockService } from '../mocks/MockService'
import type { PaperService } from '../mocks/PaperService'
import { type Chosen, chooseQuestions } from '../questions/chooseQuestions'
import { refuseWithheldQuestions } from '../questions/refuseWithheldQuestions'

interface AttemptPlannerDeps {
  readonly db: Db
  readonly papers: PaperService
  readonly mocks: MockService
  readonly plans: DiagnosisPlans
}

/** Fields of a new attempt. */
export type Planned = Pick<AttemptRow, 'title' | 'subject' | 'paperId' | 'plan' | 'asked' | 'endsAt'> &
  Partial<Pick<AttemptRow, 'point'>>
/** An opening, and under which id whose attempt it becomes. */
export interface Begun {
  readonly uid: number
  readonly attemptId: string
  readonly opening: Opening
}
const TITLES: Readonly<Record<Chosen['kind'], string>> = {
  practice: '练习',
  drill: '刷题',
  recite: '背诵',
  adaptive: '能力测试',
  pointTest: '知识点测试',
  synthesis: '综合测试',
}

/** Time per question in a timed test. */
const QUESTION_MS = 2 * 60_000

/** Plans the questions of an attempt. */
export class AttemptPlanner {
  constructor(private readonly deps: AttemptPlannerDeps) {}

  /**
   * Plans an opening: questions, duration and title; writes nothing. Throws `questionsClosed` when the learner's open
   * tests ask all candidates.
   */
  async plan({ uid, attemptId, opening }: Begun, seed: string, now: number): Promise<Planned> {
    if (opening.kind === 'mock') return this.deps.mocks.plan(uid, attemptId, opening.mockId)
    if ('paperId' in opening) {
      const { paperId, title, subject, minutes, asked } = await this.deps.papers.asked(opening.paperId)
      return { paperId, plan: null, title, subject, asked, endsAt: now + minutes * 60_000 }
    }
    const attempts = new AttemptRepository(this.deps.db)
    const [closed = new Set<string>()] = await attempts.closedElsewhere([{ uid, attemptId }], now)
    if (opening.kind === 'diagnosis') return this.deps.plans.plan({ uid, ...opening }, seed, closed)
    const { subject, kind } = opening
    const asked = await this.chosen({ uid, attemptId, opening, seed, closed }, now)
    const about =
      'point' in opening && opening.point !== undefined
        ? opening.point
        : await this.deps.papers.subjectName(subject)
    const title = `${about} · ${TITLES[kind]}`
    const isTimed = attemptPolicies[kind].timer.per === 'paper'
    const endsAt = isTimed ? now + asked.length * QUESTION_MS : null
    const point = opening.kind === 'pointTest' ? opening.point : null
    return { paperId: null, plan: null, point, title, subject, asked, endsAt }
  }

  /** Chooses the questions of an attempt without a paper; throws when open tests ask all candidates. */
  private async chosen(
    wish: Parameters<typeof chooseQuestions>[1] & Pick<AttemptRow, 'attemptId'>,
    now: number,
  ) {
    const { db } = this.deps
    const asked = await chooseQuestions(db, wish)
    if (asked.length) return asked
    const all = wish.closed.size ? await chooseQuestions(db, { ...wish, closed: new Set() }) : asked
    await refuseWithheldQuestions(db, { ...wish, asked: all }, now)
    throw new ApiError('notFound')
  }
}
