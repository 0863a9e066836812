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

/** A candidate for adjustment. */
export interface AdjustmentCandidate {
  readonly code: string
  readonly degree: 'academic' | 'professional' | 'unknown'
  readonly total: number
  /** Whether the estimate reaches the national line of each region for the opening's discipline. */
  readonly reachesLine: { readonly total: number; readonly line: number } | null
}

/** Reasons why an opening does not fit, in words; empty where it fits. */
export const adjustmentMisfits = (
  opening: OpeningRules,
  { code, degree, total, reachesLine }: AdjustmentCandidate,
  now: number,
): string[] => {
  const { from, minTotal } = opening
  const allowed = from.length > 0 ? from : [opening.code.slice(0, 2)]
  return [
    ...(opening.endsAt <= now ? ['这条信息已经结束'] : []),
    ...(allowed.some((one) => code.startsWith(one)) ? [] : [`只接受 ${allowed.join('、')} 类考生`]),
    ...(opening.degree === 'academic' && degree === 'professional' ? ['专硕一般不能调剂到学硕'] : []),
    ...(minTotal !== null && total < minTotal ? [`要求总分不低于 ${minTotal} 分，你预估 ${total} 分`] : []),
    ...(reachesLine && reachesLine.total < reachesLine.line
      ? [`调入专业${opening.region} 区国家线 ${reachesLine.line} 分，你预估 ${reachesLine.total} 分`]
      : []),
  ]
}
