import type { ExerciseStatistics } from '@/contracts/exercise/statistics'
import type { SpanKind } from '@/domain/progress/studySpans'
import { durationFigure, durationText } from '@/lib/durationText'
import { percentText } from '../knowledge/masteryTexts'
import { spanName } from '../progress/spanTexts'
import { minutesOf } from '../progress/studyTexts'

const REACH: Readonly<Record<SpanKind, string>> = {
  day: '最近 14 天',
  week: '最近 8 周',
  month: '最近 6 个月',
}

const SECOND = 1000

type Spans = ExerciseStatistics['spans']

/** The share of right answers in words; without answers there is none. */
export const rightText = ({ answers, right }: ExerciseStatistics['total']): string =>
  answers === 0 ? '—' : percentText(right / answers)

/** The time spent, in words. */
const tookText = ({ took }: ExerciseStatistics['total']): string => durationText(took / SECOND)

/** The time spent as one figure. */
export const tookFigure = ({ took }: Pick<ExerciseStatistics['total'], 'took'>) =>
  durationFigure(took / SECOND)

/** What the bars of answers say, in words. */
export const answersText = ({ total, spans }: ExerciseStatistics, per: SpanKind): string => {
  const busy = spans.filter(({ answers }) => answers > 0)
  const [first, ...others] = busy
  if (!first) return `${REACH[per]}还没有答题`
  const most = others.reduce((best, one) => (one.answers > best.answers ? one : best), first)
  const name = spanName(per, most.from, most === spans[spans.length - 1])
  return `${REACH[per]}答了 ${total.answers} 题，答对 ${total.right} 题，正确率 ${rightText(total)}；最多的是${name}，${most.answers} 题`
}

/** Whole minutes of each bar. */
export const minutesOfSpans = (spans: Spans): number[] => spans.map(({ took }) => minutesOf(took / SECOND))

/** What the bars of time say, in words. */
export const timeText = ({ total }: ExerciseStatistics, per: SpanKind): string =>
  `${REACH[per]}答题共用 ${tookText(total)}`
