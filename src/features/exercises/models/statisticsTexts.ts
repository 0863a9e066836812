import type { ExerciseStatistics, StatisticsSpan } from '@/contracts/exercise/statistics'
import { durationText } from '@/lib/durationText'
import { percentText } from './masteryTexts'

/** What the bars stand for, and how far they reach back. */
export const spanTexts: readonly { readonly key: StatisticsSpan; readonly text: string }[] = [
  { key: 'day', text: '按天' },
  { key: 'week', text: '按周' },
  { key: 'month', text: '按月' },
]

const REACH: Readonly<Record<StatisticsSpan, string>> = {
  day: '最近 14 天',
  week: '最近 8 周',
  month: '最近 6 个月',
}

const SECOND = 1000
const MINUTE = 60_000

type Spans = ExerciseStatistics['spans']

/** The share of right answers in words; without answers there is none. */
export const rightText = ({ answers, right }: ExerciseStatistics['total']): string =>
  answers === 0 ? '—' : percentText(right / answers)

/** The time spent, in words. */
export const tookText = ({ took }: ExerciseStatistics['total']): string => durationText(took / SECOND)

/** The first and the last bar, as 11-22 or 2026-11. */
export const marksOf = (spans: Spans, per: StatisticsSpan): string[] =>
  [spans[0], spans[spans.length - 1]].map(
    (span) => (per === 'month' ? span?.from.slice(0, 7) : span?.from.slice(5)) ?? '',
  )

/** What the bars of answers say, in words. */
export const answersText = ({ total, spans }: ExerciseStatistics, per: StatisticsSpan): string => {
  const busy = spans.filter(({ answers }) => answers > 0)
  const most = busy.reduce(
    (best, one) => (one.answers > best.answers ? one : best),
    spans[0] ?? { from: '', answers: 0 },
  )
  if (busy.length === 0) return `${REACH[per]}还没有答题`
  return `${REACH[per]}答了 ${total.answers} 题，答对 ${total.right} 题，正确率 ${rightText(total)}；最多的是 ${most.from} 起的 ${most.answers} 题`
}

/** Whole minutes of each bar. */
export const minutesOf = (spans: Spans): number[] => spans.map(({ took }) => Math.round(took / MINUTE))

/** What the bars of time say, in words. */
export const timeText = ({ total }: ExerciseStatistics, per: StatisticsSpan): string =>
  `${REACH[per]}答题共用 ${tookText(total)}`
