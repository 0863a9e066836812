import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'

export const noticeKinds = ['camp', 'pre', 'recommend'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeKindNames: Readonly<Record<NoticeKind, string>> = {
  camp: '夏令营',
  pre: '预推免',
  recommend: '推免',
}

export const deadlineMeanings = ['open', 'apply', 'material', 'interview', 'publish'] as const
export type DeadlineMeaning = (typeof deadlineMeanings)[number]

export const meaningNames: Readonly<Record<DeadlineMeaning, string>> = {
  open: '开始报名',
  apply: '报名截止',
  material: '材料截止',
  interview: '面试',
  publish: '结果公示',
}

/** How exactly a notice states a moment: to the minute, the day, a third of a month (旬), or the month. */
export const precisions = ['minute', 'day', 'third', 'month'] as const
export type Precision = (typeof precisions)[number]

/** A moment of a notice; `at` is the last moment that its text can mean. */
export interface Deadline {
  readonly round: number
  readonly meaning: DeadlineMeaning
  readonly at: number
  readonly precision: Precision
}

const THIRDS = ['上旬', '中旬', '下旬'] as const
const DAY_MS = 86_400_000
const TENTH = 10

const lastDayOf = (month: string): string => {
  const [year = 0, no = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, no, 0)).toISOString().slice(0, 10)
}

/** The last moment in China of what a text means: the end of a day, of a third of a month, or of a month. */
export const endOfDay = (day: string): number => Date.parse(`${day}T23:59:59+08:00`)

const thirdEnd = (month: string, third: string | undefined): string => {
  if (third === THIRDS[0]) return `${month}-10`
  return third === THIRDS[1] ? `${month}-20` : lastDayOf(month)
}

/** The third of its month that a day lies in, from 0. */
const thirdOf = (day: number): number => Math.min(2, Math.floor((day - 1) / TENTH))

/** The first moment of what a deadline states; `at` is the last one. */
export const startOf = ({ at, precision }: Pick<Deadline, 'at' | 'precision'>): number => {
  if (precision === 'minute') return at
  const date = shanghaiDate(at)
  const month = date.slice(0, 7)
  const third = thirdOf(Number(date.slice(8)))
  const days = { day: date, third: `${month}-${third}1`, month: `${month}-01` }
  return Date.parse(`${days[precision]}T00:00:00+08:00`)
}

/** Whether a moment prints back as the date that was read; `Date` moves 30 February to March. */
const printsBack = (at: number, head: string, day?: string, time?: string): boolean => {
  if (Number.isNaN(at)) return false
  const date = shanghaiDate(at)
  if (!day) return date.startsWith(head)
  return date === `${head}-${day}` && (!time || shanghaiTime(at) === time)
}

/** Reads `2027-07-01 17:00`, `2027-07-01`, `2027-09 上旬` or `2027-09`; undefined for anything else, also for 30 February. */
export const readDeadline = (text: string): Pick<Deadline, 'at' | 'precision'> | undefined => {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2})(?:[ T](\d{2}:\d{2}))?|\s*(上旬|中旬|下旬))?$/.exec(text.trim())
  if (!parts) return undefined
  const [, year, month, day, time, third] = parts
  const head = `${year}-${month}`
  const at = day
    ? time
      ? Date.parse(`${head}-${day}T${time}:00+08:00`)
      : endOfDay(`${head}-${day}`)
    : endOfDay(third ? thirdEnd(head, third) : lastDayOf(head))
  const precision = time ? 'minute' : day ? 'day' : third ? 'third' : 'month'
  return printsBack(at, head, day, time) ? { at, precision } : undefined
}

/** A moment as its notice states it: 7月1日 17:00, 7月1日, 9月上旬, 9月. */
export const deadlineText = ({ at, precision }: Pick<Deadline, 'at' | 'precision'>): string => {
  const [year = '', month = 1, day = 1] = shanghaiDate(at).split('-').map(Number)
  const head = `${year}年${month}月`
  if (precision === 'month') return head
  if (precision === 'third') return `${head}${THIRDS[thirdOf(day)]}`
  return `${head}${day}日${precision === 'minute' ? ` ${shanghaiTime(at)}` : ''}`
}

export const noticeStates = ['coming', 'open', 'closing', 'review', 'over'] as const
export type NoticeState = (typeof noticeStates)[number]

export const stateNames: Readonly<Record<NoticeState, string>> = {
  coming: '未开始',
  open: '报名中',
  closing: '即将截止',
  review: '选拔中',
  over: '已结束',
}

const CLOSING_DAYS = 3
export const CLOSING_MS = CLOSING_DAYS * DAY_MS

/** The bounds of all moments of a notice; null where it states none. */
interface NoticeSpan {
  readonly opensAt: number | null
  readonly appliesUntil: number | null
  readonly endsAt: number
}

/** Reduces deadlines to the first moment of an opening, the last application, and the last moment of all. */
export const spanOf = (deadlines: readonly Deadline[]): NoticeSpan => {
  const of = (meaning: DeadlineMeaning) => deadlines.filter((one) => one.meaning === meaning)
  const opens = of('open').map(startOf)
  const applies = of('apply').map(({ at }) => at)
  return {
    opensAt: opens.length > 0 ? Math.min(...opens) : null,
    appliesUntil: applies.length > 0 ? Math.max(...applies) : null,
    endsAt: Math.max(0, ...deadlines.map(({ at }) => at)),
  }
}

/** The next application period: the earliest application deadline ahead, with the opening of its own round. */
const nextWindow = (
  deadlines: readonly Deadline[],
  { opensAt, appliesUntil, endsAt }: NoticeSpan,
  now: number,
): { readonly opensAt: number | null; readonly until: number } | undefined => {
  if (appliesUntil === null) return { opensAt, until: endsAt }
  const [next] = deadlines
    .filter(({ meaning, at }) => meaning === 'apply' && at >= now)
    .sort((one, other) => one.at - other.at || one.round - other.round)
  if (!next) return undefined
  const open = deadlines.find(({ meaning, round }) => meaning === 'open' && round === next.round)
  return { opensAt: open ? startOf(open) : null, until: next.at }
}

/** The state that follows from the clock. The SQL of `NoticeRepository` states the same rule. */
export const noticeState = (deadlines: readonly Deadline[], now: number): NoticeState => {
  const span = spanOf(deadlines)
  if (span.endsAt < now) return 'over'
  const window = nextWindow(deadlines, span, now)
  if (!window) return 'review'
  if (window.opensAt !== null && window.opensAt > now) return 'coming'
  return window.until - now <= CLOSING_MS ? 'closing' : 'open'
}

/** The next moment of a notice that asks for something; openings count only where nothing else is ahead. */
export const nextDeadline = <D extends Deadline>(deadlines: readonly D[], now: number): D | undefined => {
  const ahead = deadlines.filter(({ at }) => at >= now).sort((one, other) => one.at - other.at)
  return ahead.find(({ meaning }) => meaning !== 'open') ?? ahead[0]
}

/** Days of the calendar in China until a moment, in words. */
export const daysLeftText = (at: number, now: number): string => {
  const days = Math.round((Date.parse(shanghaiDate(at)) - Date.parse(shanghaiDate(now))) / DAY_MS)
  if (at < now) return '已过'
  return days === 0 ? '今天' : `还有 ${days} 天`
}
