import type { LineRule } from './lineCheck'
import { rangeText } from './rangeText'

/** Conditions of an adjustment opening. */
export interface OpeningRules {
  readonly code: string
  readonly region: 'A' | 'B'
  readonly degree: 'academic' | 'professional'
  readonly minTotal: number | null
  readonly endsAt: number
  /** First-level disciplines or categories from which candidates may come; empty for the same category. */
  readonly from: readonly string[]
}

/** A candidate for adjustment, with the range of the estimated total. */
export interface AdjustmentCandidate {
  readonly code: string
  readonly degree: 'academic' | 'professional' | 'unknown'
  readonly low: number
  readonly high: number
  /** The estimate against the national line of the opening's discipline and region; empty where none is known. */
  readonly rules: readonly LineRule[]
}

/** Whether an opening fits: it does when both lists are empty, and may when only `unsure` has entries. */
export interface AdjustmentFit {
  /** Conditions that even the high end of the estimate misses. */
  readonly against: readonly string[]
  /** Conditions that only the high end of the estimate meets. */
  readonly unsure: readonly string[]
}

/** Compares a candidate with the conditions of an opening and with each rule of its national line. */
export const adjustmentFit = (
  opening: OpeningRules,
  { code, degree, low, high, rules }: AdjustmentCandidate,
  now: number,
): AdjustmentFit => {
  const { from, minTotal, region } = opening
  const allowed = from.length > 0 ? from : [opening.code.slice(0, 2)]
  const least = minTotal ?? 0
  const totalRule = `要求总分不低于 ${least} 分，你预估 ${rangeText(low, high)} 分`
  const wordsOf = (result: LineRule['result']): string[] =>
    rules
      .filter((rule) => rule.result === result)
      .map(
        ({ name, score, high: most, line }) =>
          `调入专业${region} 区国家线${name} ${line} 分，你预估 ${rangeText(score, most)} 分`,
      )
  return {
    against: [
      ...(opening.endsAt <= now ? ['这条信息已经结束'] : []),
      ...(allowed.some((one) => code.startsWith(one)) ? [] : [`只接受 ${allowed.join('、')} 类考生`]),
      ...(opening.degree === 'academic' && degree === 'professional' ? ['专硕一般不能调剂到学硕'] : []),
      ...(high < least ? [totalRule] : []),
      ...wordsOf('fail'),
    ],
    unsure: [...(low < least && high >= least ? [totalRule] : []), ...wordsOf('maybe')],
  }
}
