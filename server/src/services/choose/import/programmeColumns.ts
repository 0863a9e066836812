import type { ProgrammeYear } from '@/domain/admission/programmeYear'
import { LineReader, type RejectedCell, type TableLine } from './LineReader'

/** One year of a programme as a line of a table states it. */
export interface ProgrammeLine {
  readonly line: number
  readonly school: string
  readonly code: string
  readonly name: string
  readonly dept: string
  readonly degree: 'academic' | 'professional'
  readonly quota: number | null
  readonly exemptShare: number | null
  readonly year: ProgrammeYear
}

const DEGREES: Readonly<Record<string, ProgrammeLine['degree']>> = {
  学硕: 'academic',
  学术学位: 'academic',
  专硕: 'professional',
  专业学位: 'professional',
}
const LISTS: Readonly<Record<string, 'full' | 'admitted'>> = {
  复试名单: 'full',
  拟录取名单: 'admitted',
}

/** The columns of the template, in its order. */
export const programmeColumns = [
  '院校',
  '院系',
  '专业代码',
  '专业名称',
  '学位类型',
  '年份',
  '复试线',
  '最低分',
  '平均分',
  '最高分',
  '名单人数',
  '录取人数',
  '报考人数',
  '名单类型',
  '拟招生人数',
  '推免占比',
] as const
type ColumnName = (typeof programmeColumns)[number]

const NEEDED: readonly ColumnName[] = ['院校', '专业代码', '专业名称', '学位类型', '年份']
const FIRST_YEAR = 2010
const LAST_YEAR = 2100

const isRising = (...values: readonly (number | null)[]): boolean => {
  const known = values.filter((value) => value !== null)
  return known.every((value, at) => at === 0 || value >= (known[at - 1] ?? 0))
}

/** Parses a line into a year of a programme, or returns its errors. */
export const readProgrammeLine = (
  source: TableLine,
): { readonly value: ProgrammeLine } | { readonly rejected: readonly RejectedCell[] } => {
  const reader = new LineReader<ColumnName>(source, NEEDED)
  const year = reader.number('年份', LAST_YEAR)
  if (year !== null && year < FIRST_YEAR) reader.reject('年份', `应不早于 ${FIRST_YEAR}`)
  const code = reader.text('专业代码')
  if (code !== '' && !/^\d{4}(?:\d{2}|[0-9A-Z]{2})?$/.test(code))
    reader.reject('专业代码', '应为 4 位或 6 位代码')
  const low = reader.number('最低分', 500)
  const mean = reader.number('平均分', 500, false)
  const high = reader.number('最高分', 500)
  if (!isRising(low, mean, high)) reader.reject('最低分', '最低分、平均分、最高分应从小到大')
  const listed = reader.number('名单人数', 100_000)
  const admitted = reader.number('录取人数', 100_000)
  if (!isRising(admitted, listed)) reader.reject('录取人数', '录取人数不能多于名单人数')
  const value = {
    line: source.line,
    school: reader.text('院校'),
    code,
    name: reader.text('专业名称'),
    dept: reader.text('院系'),
    degree: reader.choice('学位类型', DEGREES) ?? ('academic' as const),
    quota: reader.number('拟招生人数', 100_000),
    exemptShare: reader.number('推免占比', 100),
    year: {
      year: year ?? 0,
      line: reader.number('复试线', 500),
      low,
      mean,
      high,
      sd: null,
      listed,
      admitted,
      applicants: reader.number('报考人数', 1_000_000),
      listType: reader.choice('名单类型', LISTS),
    },
  }
  return reader.rejected.length > 0 ? { rejected: reader.rejected } : { value }
}
