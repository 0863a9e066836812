import {
  type Deadline,
  type DeadlineMeaning,
  type NoticeKind,
  noticeKindNames,
  noticeKinds,
  readDeadline,
} from '@/domain/baoyan/deadlines'

/** A line of a table, or an entry of a board, with the number that an editor shows for it. */
export interface NoticeLine {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface RejectedNotice {
  readonly line: number
  readonly column: string
  readonly reason: string
}

/** A notice as a table states it; the school is looked up later. */
export interface ReadNotice {
  readonly line: number
  readonly school: string
  readonly dept: string
  readonly kind: NoticeKind
  readonly entry: number
  readonly code: string
  readonly degree: 'academic' | 'professional' | 'both'
  readonly title: string
  readonly url: string | null
  readonly deadlines: readonly Deadline[]
}

/** The columns of the template, in its order. */
export const noticeColumns = [
  '院校',
  '院系',
  '类型',
  '入学年',
  '学科代码',
  '学位类型',
  '标题',
  '网址',
  '开始报名',
  '报名截止',
  '材料截止',
  '面试',
  '结果公示',
] as const

const MEANINGS: readonly (readonly [(typeof noticeColumns)[number], DeadlineMeaning])[] = [
  ['开始报名', 'open'],
  ['报名截止', 'apply'],
  ['材料截止', 'material'],
  ['面试', 'interview'],
  ['结果公示', 'publish'],
]
const DEGREES: Readonly<Record<string, ReadNotice['degree']>> = {
  '': 'both',
  都有: 'both',
  学术学位: 'academic',
  学硕: 'academic',
  专业学位: 'professional',
  专硕: 'professional',
}

const kindOf = (text: string): NoticeKind | undefined =>
  noticeKinds.find((one) => noticeKindNames[one] === text)

/** A line as a notice, or all that is wrong with it. */
export const readNoticeLine = ({
  line,
  cells,
}: NoticeLine): { readonly value: ReadNotice } | { readonly rejected: readonly RejectedNotice[] } => {
  const rejected: RejectedNotice[] = []
  const reject = (column: string, reason: string): void => void rejected.push({ line, column, reason })
  const text = (column: string): string => cells[column]?.trim() ?? ''
  for (const column of ['院校', '院系', '报名截止']) if (text(column) === '') reject(column, '不能为空')
  const kind = kindOf(text('类型'))
  if (!kind) reject('类型', '应为夏令营、预推免、推免之一')
  const entry = Number(text('入学年'))
  if (!Number.isInteger(entry) || entry < 2020 || entry > 2100) reject('入学年', '应为四位年份')
  const code = text('学科代码')
  if (!/^\d{2}(?:\d{2}(?:[0-9A-Z]{2})?)?$/.test(code)) reject('学科代码', '应为 2、4 或 6 位代码')
  const degree = DEGREES[text('学位类型')]
  if (!degree) reject('学位类型', '应为学术学位、专业学位或都有')
  const url = text('网址')
  if (url !== '' && !/^https?:\/\//.test(url)) reject('网址', '应以 http 开头')
  const deadlines = MEANINGS.flatMap(([column, meaning]): Deadline[] => {
    const written = text(column)
    if (written === '') return []
    const read = readDeadline(written)
    if (!read)
      reject(column, `写法不对：“${written}”，应为 2027-07-01 17:00、2027-07-01、2027-09 上旬或 2027-09`)
    return read ? [{ round: 1, meaning, ...read }] : []
  })
  if (rejected.length > 0 || !kind || !degree) return { rejected }
  const [school, dept] = [text('院校'), text('院系')]
  const title = text('标题') || `${school}${dept}${entry}年入学${noticeKindNames[kind]}通知`
  return {
    value: { line, school, dept, kind, entry, code, degree, title, url: url || null, deadlines },
  }
}
