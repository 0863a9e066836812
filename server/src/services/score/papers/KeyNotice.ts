/** Objective scores around unread corrections, and whether points of the rubrics changed: `before after` or `before after rubric`. */
const STORED = /^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)( rubric)?$/

interface Correction {
  readonly before: number
  readonly after: number
  /** Whether the range of the written questions changed. */
  readonly isRubricChanged: boolean
}

/** The stored notice of a correction; keeps the score before the first unread one. */
export const correctionNotice = (
  unread: string | null,
  { before, after, isRubricChanged }: Correction,
): string => {
  const [, first, , rubric] = STORED.exec(unread ?? '') ?? []
  return `${first ?? before} ${after}${rubric || isRubricChanged ? ' rubric' : ''}`
}

/** The words of a stored notice. */
export const noticeText = (stored: string | null): string | null => {
  const [, before, after, rubric] = STORED.exec(stored ?? '') ?? []
  if (before === undefined) return null
  if (before === after && rubric) return '这份试卷的主观题评分点有更新，请重新自评'
  if (before === after) return '这份试卷的参考答案有更正，你的客观题得分没有变化'
  const again = rubric ? '；主观题评分点有更新，请重新自评' : ''
  return `这份试卷的参考答案有更正，你的客观题得分由 ${before} 分变为 ${after} 分${again}`
}
