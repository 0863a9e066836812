import type { AdjustmentDetail, AdjustmentMatches, AdjustmentOpening } from '@/contracts/score/adjustments'
import { newestNationalLine } from '@/domain/admission/nationalLine'
import { targetYearOf } from '@/domain/admission/targetYear'
import { adjustmentFit } from '@/domain/estimate/adjustmentFit'
import { checkLine } from '@/domain/estimate/lineCheck'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { ScoreData } from '../ScoreData'
import { scoresOf, type TotalService } from '../totals/TotalService'
import type { AdjustmentRepository, OpeningFilter, OpeningRow } from './AdjustmentRepository'

interface AdjustmentDeps {
  readonly openings: AdjustmentRepository
  readonly data: ScoreData
  readonly totals: TotalService
  readonly clock: Clock
}

type SubscriptionKind = 'adjust' | 'query'

const MOST_NEAR = 200
const MOST_SHOWN = 30
const CATEGORY = 2

const shown = (row: OpeningRow): AdjustmentOpening => {
  const { openingId, schoolId, school, province, region, code, name, degree } = row
  const { seats, minTotal, opensAt, endsAt, isSample } = row
  const place = { openingId, schoolId, school, province, region }
  return { ...place, code, name, degree, seats, minTotal, opensAt, endsAt, isSample }
}

/** Adjustment openings: search, matching, favourites, subscriptions. */
export class AdjustmentService {
  constructor(private readonly deps: AdjustmentDeps) {}

  async page(filter: OpeningFilter, page: number, size: number) {
    const { rows, total } = await this.deps.openings.page(filter, this.deps.clock(), page, size)
    return { list: rows.map(shown), total, page, size }
  }

  async detail(id: string): Promise<AdjustmentDetail> {
    const row = await this.deps.openings.find(id)
    if (!row) throw new ApiError('notFound')
    const { lockHours, wishes } = await this.deps.data.rules()
    const { from, conditions } = row.detail
    const hasEnded = row.retired || row.endsAt <= this.deps.clock()
    return { ...shown(row), from: [...from], conditions: [...conditions], hasEnded, lockHours, wishes }
  }

  /** Openings of the learner's category: those that fit, those that fit perhaps, the others with the reasons against them. */
  async matches(uid: number): Promise<AdjustmentMatches> {
    const report = await this.deps.totals.report(uid)
    const { form } = await this.deps.totals.form(uid)
    if (!report?.isComplete || !form) return { isKnown: false, fits: 0, list: [] }
    const now = this.deps.clock()
    const filter = { code: form.code.slice(0, CATEGORY), province: [], isEnded: false }
    const { rows } = await this.deps.openings.page(filter, now, 1, MOST_NEAR)
    const { rows: lines } = await this.deps.data.nationalLines()
    const [low, high] = [scoresOf(report.papers, 'low'), scoresOf(report.papers, 'high')]
    const totals = { low: report.evaluation.low, high: report.evaluation.high }
    const year = targetYearOf(now)
    const judged = rows.map((row) => {
      const { code, region, degree } = row
      const line = newestNationalLine(lines, { year, code, region, degree })
      const rules = line ? checkLine(form.shape, low, high, line) : []
      const candidate = { code: form.code, degree: form.degree, ...totals, rules }
      const { against, unsure } = adjustmentFit({ ...row, ...row.detail }, candidate, now)
      return { ...shown(row), reasons: [...against], unsure: [...unsure] }
    })
    const fitting = judged
      .filter(({ reasons }) => reasons.length === 0)
      .sort((one, other) => Number(one.unsure.length > 0) - Number(other.unsure.length > 0))
    const others = judged.filter(({ reasons }) => reasons.length > 0)
    return {
      isKnown: true,
      fits: fitting.length,
      list: [...fitting.slice(0, MOST_SHOWN), ...others.slice(0, MOST_SHOWN)],
    }
  }

  async favourites(uid: number, page: number, size: number) {
    const { rows, total } = await this.deps.openings.favourites(uid, page, size)
    return { list: rows.map(shown), total, page, size }
  }

  async isKept(uid: number, id: string) {
    return { kept: await this.deps.openings.isKept(uid, id) }
  }

  async keep(uid: number, id: string, isWanted: boolean) {
    const { openings, clock } = this.deps
    if (!isWanted) await openings.drop(uid, id)
    else if (await openings.find(id)) await openings.keep(uid, id, clock())
    else throw new ApiError('notFound')
    return { done: true } as const
  }

  async subscription(uid: number, kind: SubscriptionKind) {
    const row = await this.deps.openings.subscription(uid, kind)
    if (!row) return { isOn: false, code: '', news: 0 }
    const news =
      kind === 'adjust' ? await this.deps.openings.added(row.seenAt, this.deps.clock(), row.code) : 0
    return { isOn: true, code: row.code, news }
  }

  async subscribe(uid: number, kind: SubscriptionKind, isOn: boolean, code: string) {
    if (isOn) await this.deps.openings.subscribe({ uid, kind, code, seenAt: this.deps.clock() })
    else await this.deps.openings.unsubscribe(uid, kind)
    return { isOn, code: isOn ? code : '', news: 0 }
  }
}
