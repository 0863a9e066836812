import type { DeepReport, DeepSpan, DeepTotal } from '@/contracts/exercise/deepReport'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { mistakeCauses } from '@/domain/mistakes/mistakeCauses'
import type { SpanKind } from '@/domain/progress/studySpans'
import { durationText } from '@/lib/durationText'
import type { ShareRow } from './ShareRows'
import { dayText } from '../progress/mapTexts'
import { percentText } from '../knowledge/masteryTexts'
import { spanName } from '../progress/spanTexts'

const SECOND = 1000
/** More points than anybody reads. */
const MOST_POINTS = 12

/** Names of spans, their bars, and the compared period. */
export const deepSpanTexts: Readonly<
  Record<
    DeepSpan,
    { readonly name: string; readonly piece: string; readonly per: SpanKind; readonly before: string }
  >
> = {
  month: { name: '最近四周', piece: '每周', per: 'week', before: '前四周' },
  week: { name: '这一周', piece: '每天', per: 'day', before: '前一周' },
  year: { name: '最近十二个月', piece: '每月', per: 'month', before: '' },
}

/** From when to when a report is, as 10月27日 至 11月23日. */
export const datesText = (from: string, to: string): string =>
  from === to ? dayText(from, to) : `${dayText(from, to)} 至 ${dayText(to, to)}`

/** Below this share of right answers a report without one weakest point says that mistakes are scattered. */
const SCATTERED_BELOW = 0.6

/** The next step where no point is known to be weak: it never calls few or mostly wrong answers good. */
export const nextHint = ({ answers, right }: Pick<DeepTotal, 'answers' | 'right'>) => {
  if (answers > 0 && right / answers < SCATTERED_BELOW)
    return {
      text: `${answers} 题答对 ${right} 题，错题比较分散，先把错题过一遍`,
      route: 'exercisesMistakeBook',
      action: '看错题本',
    } as const
  const text =
    answers < FEWEST_ANSWERS
      ? '答题还少，看不出强弱，用一组综合题测一下'
      : '没有发现薄弱的知识点，用一组综合题检验一下'
  return { text, route: 'exercisesSynthesisTest', action: '去综合测试' } as const
}

interface Tally {
  readonly answers: number
  readonly right: number
  readonly took: number
}

const accuracyOf = ({ answers, right }: Tally): string => (answers > 0 ? percentText(right / answers) : '—')

/** Answers and share of right ones against the period before, in a sentence. */
export const againstText = (total: DeepTotal, before: DeepTotal | null, name: string): string => {
  if (!before || !name) return ''
  if (before.answers === 0) return `${name}没有答题，暂无可对比的数据`
  const more = total.answers - before.answers
  const count = more === 0 ? '题量一样' : more > 0 ? `多答 ${more} 题` : `少答 ${-more} 题`
  if (total.answers === 0) return `和${name}比：${count}`
  const points = Math.round((total.right / total.answers - before.right / before.answers) * 100)
  const share = points === 0 ? '正确率持平' : `正确率${points > 0 ? '升' : '降'} ${Math.abs(points)} 个百分点`
  const isFew = Math.min(total.answers, before.answers) < FEWEST_ANSWERS
  return `和${name}比：${count}，${share}${isFew ? `（不足 ${FEWEST_ANSWERS} 题，仅供参考）` : ''}`
}

/** Text alternative of the bars. */
export const piecesText = ({ pieces, total }: DeepReport, per: SpanKind): string => {
  const most = pieces.reduce((best, one) => (one.answers > best.answers ? one : best), {
    from: '',
    answers: 0,
    right: 0,
  })
  return `共答 ${total.answers} 题，答对 ${total.right} 题，正确率 ${accuracyOf(total)}；最多的是${spanName(per, most.from, false)}，${most.answers} 题`
}

const rowOf = (key: string, name: string, tally: Tally): ShareRow => {
  const { answers, right, took } = tally
  const isThin = answers < FEWEST_ANSWERS
  const pace = durationText(Math.round(took / Math.max(1, answers) / SECOND))
  const share = answers > 0 ? right / answers : 0
  return { key, name, share, isThin, text: `答对 ${right} / ${answers} 题，平均每题 ${pace}` }
}

export const subjectRows = ({ subjects }: DeepReport): ShareRow[] =>
  subjects.map((row) => rowOf(row.subject, row.name, row))

/** The points that lost most come first. */
export const pointRows = ({ points }: DeepReport): ShareRow[] =>
  [...points]
    .sort((one, other) => other.answers - other.right - (one.answers - one.right))
    .slice(0, MOST_POINTS)
    .map((row) => rowOf(`${row.subject}:${row.point}`, row.point, row))

export const typeRows = ({ types }: DeepReport, nameOf: (type: string) => string): ShareRow[] =>
  types.map((row) => rowOf(row.type, nameOf(row.type), row))

/** The time for a question against others. */
export const paceText = ({ pace }: DeepReport): string => {
  if (!pace) return `做过这些题的人还不到 ${FEWEST_ANSWERS} 个，暂无用时对比`
  const seconds = (ms: number): string => durationText(Math.round(ms / SECOND))
  const share = Math.round((pace.mine / Math.max(1, pace.others) - 1) * 100)
  const how = share === 0 ? '和别人一样快' : share > 0 ? `比别人慢 ${share}%` : `比别人快 ${-share}%`
  return `${pace.questions} 道同样的题：你平均 ${seconds(pace.mine)}，别人平均 ${seconds(pace.others)}，${how}`
}

/** Guesses and their success rate. */
export const guessText = ({ total: { guessed, guessedRight } }: DeepReport): string =>
  guessed === 0
    ? '没有标过「猜的」。拿不准时点一下，报告会把蒙对的和会做的分开'
    : `标了 ${guessed} 道「猜的」，蒙对 ${guessedRight} 道；蒙对的也要当错题看`

/** Why questions were missed. */
export const causesText = ({ causes }: DeepReport): string => {
  const sum = causes.reduce((total, { count }) => total + count, 0)
  if (sum === 0) return '这段时间没有进错题本的题'
  const said = causes.map(({ cause, count }) => `${cause ? mistakeCauses[cause] : '还没写原因'} ${count} 题`)
  return `进错题本 ${sum} 题：${said.join('，')}`
}
