import type { ActivityDay, ActivityRow, BranchFigure, PersonFigure } from '@/contracts/sales/figures'
import type { CsvCell } from '@/domain/sales/csv'

const MINUTE_MS = 60_000
const yuan = (cents: number): number => cents / 100
const minutes = (dwell: number): number => Math.round(dwell / MINUTE_MS)

const PAGE_HEAD = ['浏览', '访客（人次/日）', '点击', '停留（分钟）', '线索', '订单', '金额（元）']
const LINK_HEAD = ['访问', '访客（人次/日）', '注册', '线索', '订单', '金额（元）']

const pageCells = ({
  views,
  visitors,
  clicks,
  dwell,
  leads,
  orders,
  amount,
}: Omit<ActivityDay, 'day'>): CsvCell[] => [
  views,
  visitors,
  clicks,
  minutes(dwell),
  leads,
  orders,
  yuan(amount),
]

const linkCells = ({
  visits,
  visitors,
  registrations,
  leads,
  orders,
  amount,
}: Omit<BranchFigure, 'branchId' | 'branchName' | 'members'>): CsvCell[] => [
  visits,
  visitors,
  registrations,
  leads,
  orders,
  yuan(amount),
]

/** Activities as rows of a table, the head first. */
export const activityCells = (list: readonly ActivityRow[]): CsvCell[][] => [
  ['推广编号', '推广', '分校', ...PAGE_HEAD],
  ...list.map((row) => [row.promotionId, row.name, row.branchName, ...pageCells(row)]),
]

/** The days of one activity as rows of a table, the head first. */
export const dayCells = (days: readonly ActivityDay[]): CsvCell[][] => [
  ['日期', ...PAGE_HEAD],
  ...days.map((row) => [row.day, ...pageCells(row)]),
]

/** Members as rows of a table, the head first. */
export const peopleCells = (people: readonly PersonFigure[]): CsvCell[][] => [
  ['员工', '分校', ...LINK_HEAD],
  ...people.map((row) => [row.name, row.branchName, ...linkCells(row)]),
]

/** Branches as rows of a table, the head first. */
export const branchCells = (branches: readonly BranchFigure[]): CsvCell[][] => [
  ['分校', '员工数', ...LINK_HEAD],
  ...branches.map((row) => [row.branchName, row.members, ...linkCells(row)]),
]
