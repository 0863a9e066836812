import { createHash } from 'node:crypto'
import {
  LineReader,
  type RejectedCell,
  type TableLine,
} from '../../server/src/services/choose/import/LineReader'

/** Names that cells may state, read from the content folder. */
export interface KnownNames {
  /** Ids of schools by name. */
  readonly schools: ReadonlyMap<string, string>
  /** Codes of categories, first-level disciplines and majors. */
  readonly codes: ReadonlySet<string>
}

/** A row as the content file keeps it. */
type Row = unknown

/** A table of facts that a content file keeps: its columns, and how a line becomes a row. */
export interface ContentTable {
  /** The content file, without its ending. */
  readonly file: string
  /** The field of the file that holds the rows; undefined where the file is a list. */
  readonly field?: string
  readonly columns: readonly string[]
  /** A line that shows how the columns are filled in. */
  readonly sample: readonly (string | number)[]
  read(
    line: TableLine,
    known: KnownNames,
  ): { readonly row: Row } | { readonly rejected: readonly RejectedCell[] }
  /** Rows with the same key are one row. */
  keyOf(row: Row): string
  /** Leaves out how far a row was checked: an import of the same figures keeps that mark. */
  factsOf(row: Row): Row
  /** The row that takes the place of an old one; the new one as it is without this. */
  replaced?(row: Row, old: Row): Row
}

const DEGREES = {
  学硕: 'academic',
  学术学位: 'academic',
  专硕: 'professional',
  专业学位: 'professional',
} as const
const YES = { 是: true, 否: false } as const
const FULL = 500
const LAST_YEAR = 2100
const FIRST_YEAR = 2000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether the calendar has the day: 30 February is none. */
const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const wordsOf = (text: string): string[] => text.split(/[\s,，、;；]+/).filter(Boolean)

/** Fields that several tables share. */
class FactReader<Column extends string> extends LineReader<Column> {
  constructor(
    line: TableLine,
    needed: readonly Column[],
    private readonly known: KnownNames,
  ) {
    super(line, needed)
  }

  school(column: Column): string {
    const name = this.text(column)
    const id = this.known.schools.get(name)
    if (name !== '' && id === undefined) this.reject(column, `没有名为“${name}”的招生单位`)
    return id ?? ''
  }

  year(column: Column): number {
    const year = this.number(column, LAST_YEAR) ?? 0
    if (year !== 0 && year < FIRST_YEAR) this.reject(column, `应不早于 ${FIRST_YEAR}`)
    return year
  }

  codes(column: Column): string[] {
    const codes = wordsOf(this.text(column))
    for (const code of codes)
      if (!this.known.codes.has(code)) this.reject(column, `专业目录里没有代码“${code}”`)
    return codes
  }

  day(column: Column): string {
    const day = this.text(column)
    if (day !== '' && !isDay(day)) this.reject(column, `应写成 2027-04-08，写的是“${day}”`)
    return day
  }

  /** The row, unless a cell was rejected. */
  result(row: Row) {
    return this.rejected.length > 0 ? { rejected: this.rejected } : { row }
  }
}

const nationalColumns = [
  '年份',
  '学位类型',
  '门类代码',
  '名称',
  '适用代码',
  'A区总分',
  'A区单科100',
  'A区单科大于100',
  'B区总分',
  'B区单科100',
  'B区单科大于100',
] as const
type NationalColumn = (typeof nationalColumns)[number]

interface NationalRow {
  readonly year: number
  readonly degree: string
  readonly cat: string
  readonly name: string
}

/** National lines; a line without single papers leaves their cells empty. */
const nationalLines: ContentTable = {
  file: 'national-lines',
  field: 'rows',
  columns: nationalColumns,
  sample: [2027, '学硕', '08', '工学', '', 260, 35, 53, 250, 32, 48],
  read: (line, known) => {
    const needed = ['年份', '学位类型', '门类代码', '名称', 'A区总分', 'B区总分'] as const
    const cells = new FactReader<NationalColumn>(line, needed, known)
    const cat = cells.text('门类代码')
    if (cat !== '' && !/^(?:\d{2}|-)$/.test(cat)) cells.reject('门类代码', '应为两位数字，专项计划写 -')
    const figures = (region: 'A' | 'B') => [
      cells.number(`${region}区总分`, FULL) ?? 0,
      cells.number(`${region}区单科100`, 100),
      cells.number(`${region}区单科大于100`, 300),
    ]
    const [a, b] = [figures('A'), figures('B')]
    if ((b[0] ?? 0) > (a[0] ?? 0)) cells.reject('B区总分', 'B 区总分不应高于 A 区')
    return cells.result({
      year: cells.year('年份'),
      degree: cells.choice('学位类型', { ...DEGREES, 不分: 'both' } as const) ?? 'both',
      cat,
      name: cells.text('名称'),
      codes: cells.codes('适用代码'),
      a,
      b,
      checked: 'one',
    })
  },
  keyOf: (row) => {
    const { year, degree, cat, name } = row as NationalRow
    return [year, degree, cat, name].join('|')
  },
  factsOf: (row) => ({ ...(row as object), checked: undefined }),
}

const schoolColumns = [
  '院校',
  '年份',
  '学位类型',
  '专业代码',
  '专业名称',
  '总分',
  '单科线',
  '线的范围',
] as const
type SchoolColumn = (typeof schoolColumns)[number]

/** Lines that schools publish: their basic lines, and those of single programmes. */
const schoolLines: ContentTable = {
  file: 'school-lines',
  field: 'rows',
  columns: schoolColumns,
  sample: ['北京大学', 2027, '学硕', '08', '工学', 300, '50 50 80 80', '学校基本线'],
  read: (line, known) => {
    const needed = schoolColumns.filter((name) => name !== '单科线')
    const cells = new FactReader<SchoolColumn>(line, needed, known)
    const papers = wordsOf(cells.text('单科线')).map(Number)
    if (papers.length > 4 || papers.some((points) => !(points >= 0 && points <= 300)))
      cells.reject('单科线', '应为最多四个分数，用空格隔开，如 50 50 80 80')
    const degree = cells.choice('学位类型', { 学硕: 'a', 学术学位: 'a', 专硕: 'p', 专业学位: 'p' } as const)
    const reach = cells.choice('线的范围', { 学校基本线: 's', 专业线: 'p' } as const)
    const total = cells.number('总分', FULL)
    if (total === 0) cells.reject('总分', '应大于 0')
    const codes = cells.codes('专业代码').join(',')
    const head = [cells.school('院校'), cells.year('年份'), degree, codes, cells.text('专业名称')]
    return cells.result([...head, total, papers.length > 0 ? papers : null, reach, 0])
  },
  keyOf: (row) => (row as readonly unknown[]).slice(0, 5).join('|'),
  factsOf: (row) => (row as readonly unknown[]).slice(0, -1),
}

const openingColumns = [
  '院校',
  '专业代码',
  '专业名称',
  '学位类型',
  '缺额',
  '最低总分',
  '开始日期',
  '截止日期',
  '发布日期',
  '接收的一志愿代码',
  '条件',
  '示例数据',
] as const
type OpeningColumn = (typeof openingColumns)[number]

interface OpeningRow {
  readonly openingId: string
  readonly schoolId: string
  readonly code: string
  readonly degree: string
  readonly opensOn: string
}

/** Adjustment openings. The same school, major, degree and first day are one opening. */
const adjustments: ContentTable = {
  file: 'adjustment-openings',
  columns: openingColumns,
  sample: [
    '兰州大学',
    '0812',
    '计算机科学与技术',
    '学硕',
    6,
    300,
    '2027-04-08',
    '2027-04-10',
    '2027-04-07',
    '08',
    '英语单科不低于 40 分；本科为相近专业',
    '否',
  ],
  read: (line, known) => {
    const needed = openingColumns.filter((name) => !['最低总分', '接收的一志愿代码', '条件'].includes(name))
    const cells = new FactReader<OpeningColumn>(line, needed, known)
    const [schoolId, code] = [cells.school('院校'), cells.text('专业代码')]
    if (code !== '' && !known.codes.has(code)) cells.reject('专业代码', `专业目录里没有代码“${code}”`)
    const degree = cells.choice('学位类型', DEGREES)
    const [opensOn, endsOn] = [cells.day('开始日期'), cells.day('截止日期')]
    if (opensOn !== '' && endsOn !== '' && endsOn < opensOn) cells.reject('截止日期', '不能早于开始日期')
    const minTotal = cells.number('最低总分', FULL)
    const from = cells.codes('接收的一志愿代码')
    if (from.some((one) => one.length > 4)) cells.reject('接收的一志愿代码', '应为 2 位或 4 位代码')
    const mark = createHash('sha256').update([schoolId, code, degree, opensOn].join('|')).digest('hex')
    return cells.result({
      openingId: `adjust-${mark.slice(0, 12)}`,
      schoolId,
      code,
      name: cells.text('专业名称'),
      degree,
      seats: cells.number('缺额', 10_000),
      ...(minTotal !== null && { minTotal }),
      opensOn,
      endsOn,
      addedOn: cells.day('发布日期'),
      from,
      conditions: cells
        .text('条件')
        .split(/[；;\n]+/)
        .map((one) => one.trim())
        .filter(Boolean),
      isSample: cells.choice('示例数据', YES) ?? false,
    })
  },
  keyOf: (row) => {
    const { schoolId, code, degree, opensOn } = row as OpeningRow
    return [schoolId, code, degree, opensOn].join('|')
  },
  factsOf: (row) => ({ ...(row as OpeningRow), openingId: '' }),
  replaced: (row, old) => ({ ...(row as OpeningRow), openingId: (old as OpeningRow).openingId }),
}

/** The tables of content files that can be imported, by the name that the command takes. */
export const contentTables: Readonly<Record<string, ContentTable>> = {
  'national-lines': nationalLines,
  'school-lines': schoolLines,
  adjustments,
}
