import type { ExportTable, RankRow } from '@/contracts/sales/figures'
import { type CsvCell, toCsv } from '@/domain/sales/csv'
import { type RankSpan, spanStart, withRanks } from '@/domain/sales/spans'
import { staffScope } from '@/domain/staff/permissions'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { StaffSession, WriteAudit } from '../../../http/StaffSession'
import type { Clock } from '../../../ports/Clock'
import { activityCells, branchCells, dayCells, peopleCells } from './figureCells'
import type { FigureRepository, ScoreRow, Span } from './FigureRepository'

const MOST_RANKED = 100
const DAY_MS = 86_400_000
const MOST_DAYS = 366

interface FigureDeps {
  readonly figures: FigureRepository
  readonly clock: Clock
  readonly audit: WriteAudit
}

interface FigureExport extends Span {
  readonly table: ExportTable
  readonly promotionId?: string | undefined
}

interface RankQuery {
  readonly span: RankSpan
  readonly by: 'person' | 'branch'
}

/** Activity data and rankings, read from counted days. */
export class FigureService {
  constructor(private readonly deps: FigureDeps) {}

  async activity(member: StaffSession, promotionId: string, span: Span) {
    const { figures } = this.deps
    this.check(span)
    const promotion = orThrow(await figures.promotion(promotionId), 'promotionMissing')
    const isBranch = staffScope(member.role, 'activity.read') === 'branch'
    // An activity of another branch is not there.
    if (isBranch && promotion.branchId !== member.branchId) throw new ApiError('promotionMissing')
    const days = await figures.days(member, promotionId, span)
    const people = await figures.people(member, span, promotionId)
    const branches = await figures.branchSums(member, span, promotionId)
    const branchName = people[0]?.branchName ?? ''
    return { promotionId, name: promotion.name, branchName, days, people, branches }
  }

  async activities(member: StaffSession, span: Span) {
    const { figures } = this.deps
    this.check(span)
    return {
      list: await figures.activities(member, span),
      people: await figures.people(member, span),
      branches: await figures.branchSums(member, span),
    }
  }

  async export(member: StaffSession, { from, to, table, promotionId }: FigureExport) {
    const rows = await this.tableOf(member, { from, to }, table, promotionId)
    const now = this.deps.clock()
    const { name: actor, staffId, branchId } = member
    await this.deps.audit({
      ...{ actor, staffId, branchId },
      action: 'activity.export',
      detail: { rows: rows.length - 1, from, to, table, ...(promotionId !== undefined && { promotionId }) },
    })
    const mark = `导出人：${member.name}　时间：${shanghaiDate(now)} ${shanghaiTime(now)}　仅供内部使用`
    return { name: `${table}-${from}-${to}.csv`, csv: toCsv([[mark], ...rows]), rows: rows.length - 1 }
  }

  private async tableOf(
    member: StaffSession,
    span: Span,
    table: ExportTable,
    promotionId: string | undefined,
  ): Promise<CsvCell[][]> {
    if (table === 'days') {
      if (promotionId === undefined) throw new ApiError('invalidRequest')
      return dayCells((await this.activity(member, promotionId, span)).days)
    }
    const { list, people, branches } = await (promotionId === undefined
      ? this.activities(member, span)
      : this.activity(member, promotionId, span).then((one) => ({ ...one, list: [] })))
    if (table === 'people') return peopleCells(people)
    return table === 'branches' ? branchCells(branches) : activityCells(list)
  }

  /** Persons of the own branch, or all branches. Head office sees every person. */
  ranks(member: StaffSession, query: RankQuery) {
    const isWide = staffScope(member.role, 'ranks.read') === 'all'
    return this.ranking(member, query, isWide ? null : (member.branchId ?? ''), isWide)
  }

  allRanks(member: StaffSession, query: RankQuery & { readonly branchId?: string | undefined }) {
    return this.ranking(member, query, query.branchId ?? null, true)
  }

  private async ranking(
    member: StaffSession,
    { span, by }: RankQuery,
    branchId: string | null,
    seesMoney: boolean,
  ) {
    const { figures, clock } = this.deps
    const from = spanStart(span, clock())
    const scores = by === 'person' ? await figures.persons(from, branchId) : await figures.branches(from)
    const mineId = by === 'person' ? member.staffId : member.branchId
    const rows = withRanks(scores, ({ amount, orders }) => amount * 1e4 + orders).map((row): RankRow => {
      const isVisible = seesMoney || row.branchId === member.branchId
      return this.rowOf(row, row.id === mineId, isVisible)
    })
    return {
      from,
      list: rows.slice(0, MOST_RANKED),
      mine: rows.find(({ isMine }) => isMine) ?? null,
      total: rows.length,
    }
  }

  private rowOf(row: ScoreRow & { readonly rank: number }, isMine: boolean, isVisible: boolean): RankRow {
    const { id, name, branchName, rank, orders, leads, amount } = row
    return { id, name, branchName, rank, orders, leads, amount: isVisible ? amount : null, isMine }
  }

  async ownToday(member: StaffSession) {
    const { orders, amount } = await this.deps.figures.ownDay(member.staffId, shanghaiDate(this.deps.clock()))
    return { ordersToday: orders, amountToday: amount }
  }

  private check({ from, to }: Span): void {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    if (days < 0 || days > MOST_DAYS) throw new ApiError('invalidRequest')
  }
}
