import Papa from 'papaparse'
import type { ClueFilter } from '@/contracts/sales/clues'
import { clueExtraSchema } from '@/contracts/gaoshou/salesClues'
import { type CsvCell, toCsv } from '@/domain/sales/csv'
import type { LeadState } from '@/domain/sales/leadStates'
import { staffScope } from '@/domain/staff/permissions'
import { phoneDigits } from '@/lib/text/phoneDigits'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import * as v from 'valibot'
import { ApiError } from '../../../http/ApiError'
import type { StaffSession } from '../../../http/StaffSession'
import type { NewLead } from '../../Leads'
import { type ClueCursor, ClueWorkRepository, type ReadClue } from './ClueWorkRepository'
import type { ClueWorkDeps } from './ClueWorkService'
import { maskPhone } from '@/lib/text/maskPhone'

const MOST_EXPORTED = 50_000
const BATCH = 1000
const MOST_IMPORTED = 500

const STATES: Readonly<Record<LeadState, string>> = {
  new: '新线索',
  contacted: '已联系',
  promised: '有意向',
  paid: '已成交',
  lost: '已流失',
}

const HEAD = ['编号', '姓名', '手机号', '状态', '推广', '分校', '跟进人', '提交时间', '下次跟进']

const timeOf = (moment: number | null): string =>
  moment === null ? '' : `${shanghaiDate(moment)} ${shanghaiTime(moment)}`

const cellsOf = (row: ReadClue): CsvCell[] => [
  row.id,
  row.extra.name ?? '',
  maskPhone(row.phone),
  STATES[row.state],
  row.promotionName ?? row.promotionId,
  row.branchName ?? '',
  row.ownerName ?? '',
  timeOf(row.createdAt),
  timeOf(row.nextAt),
]

type Line = Readonly<Record<string, string | undefined>>

interface TransferDeps extends ClueWorkDeps {
  /** Adds a lead, or completes the one of the same phone, promotion and day. */
  addLead(lead: NewLead): Promise<{ id: string; created: boolean }>
}

/** Leads out as CSV and in from CSV. Exported phones stay masked: opening one is logged one by one. */
export class ClueTransfer {
  constructor(private readonly deps: TransferDeps) {}

  async export(
    member: StaffSession,
    filter: ClueFilter,
  ): Promise<{ name: string; csv: string; rows: number }> {
    const now = this.deps.clock()
    const rows = await this.all(member, filter, now)
    const mark = `导出人：${member.name}　时间：${timeOf(now)}　仅供内部使用`
    await this.note(member, 'lead.export', { rows: rows.length, filter })
    const csv = toCsv([[mark], HEAD, ...rows.map(cellsOf)])
    return { name: `clues-${shanghaiDate(now)}.csv`, csv, rows: rows.length }
  }

  private async all(member: StaffSession, filter: ClueFilter, now: number): Promise<ReadClue[]> {
    const clues = new ClueWorkRepository(this.deps.db)
    const rows: ReadClue[] = []
    let after: ClueCursor | undefined
    while (rows.length < MOST_EXPORTED) {
      const page = await clues.page(member, filter, after, BATCH, now)
      rows.push(...page)
      const last = page[page.length - 1]
      if (page.length < BATCH || !last) break
      after = { at: last.createdAt, id: last.id }
    }
    return rows.slice(0, MOST_EXPORTED)
  }

  async import(member: StaffSession, csv: string, promotionId = '') {
    const { data } = Papa.parse<Line>(csv.replace(/^\uFEFF/, '').trim(), {
      header: true,
      skipEmptyLines: true,
      transformHeader: (name) => name.trim(),
    })
    if (!data[0] || !('手机号' in data[0])) throw new ApiError('fileUnfit')
    const refused: { line: number; reason: string }[] = []
    let [added, merged] = [0, 0]
    for (const [at, line] of data.slice(0, MOST_IMPORTED).entries()) {
      const problem = this.problemOf(line)
      // The first line of the file is its head.
      if (problem) refused.push({ line: at + 2, reason: problem })
      else if ((await this.add(member, line, promotionId)).created) added += 1
      else merged += 1
    }
    if (data.length > MOST_IMPORTED)
      refused.push({ line: MOST_IMPORTED + 2, reason: `一次最多导入 ${MOST_IMPORTED} 行，其余没有导入` })
    await this.note(member, 'lead.import', { added, merged, refused: refused.length })
    return { added, merged, refused: refused.slice(0, 100) }
  }

  private problemOf(line: Line): string | undefined {
    if (!/^1\d{10}$/.test(phoneDigits(line['手机号'] ?? ''))) return '手机号不正确'
    return v.is(clueExtraSchema, this.extraOf(line)) ? undefined : '姓名、院校或班级太长'
  }

  private extraOf(line: Line) {
    const fields = { name: line['姓名'], school: line['院校'], className: line['专业班级'] }
    return Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
    )
  }

  private async add(member: StaffSession, line: Line, promotionId: string) {
    const isWide = staffScope(member.role, 'clues.import') === 'all'
    const saved = await this.deps.addLead({
      phone: phoneDigits(line['手机号'] ?? ''),
      promotionId,
      branchId: isWide ? null : member.branchId,
      extra: this.extraOf(line),
    })
    await new ClueWorkRepository(this.deps.db).addEvent({
      id: this.deps.random.id(),
      clueId: saved.id,
      at: this.deps.clock(),
      staffId: member.staffId,
      staffName: member.name,
      kind: 'import',
      from: null,
      to: null,
      note: '',
      nextAt: null,
    })
    return saved
  }

  private note(member: StaffSession, action: string, detail: object): Promise<void> {
    const { name: actor, staffId, branchId } = member
    return this.deps.audit({ actor, staffId, branchId, action, detail: { ...detail } })
  }
}
