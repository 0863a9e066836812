import type { ChanceBand } from './chanceBand'

interface PlannedBand {
  readonly band: ChanceBand
  readonly isFirst: boolean
}

/** Gaps of a plan in words: one first choice, and something in each band. */
export const portfolioAdvice = (plan: readonly PlannedBand[]): string[] => {
  const has = (band: ChanceBand): boolean => plan.some((one) => one.band === band)
  const first = plan.find(({ isFirst }) => isFirst)
  const known = plan.filter(({ band }) => band !== 'insufficient')
  if (known.length === 0) return ['备选都还算不出录取可能：先填预估分，或换数据完整的专业']
  return [
    ...(first ? [] : ['还没有定第一志愿：考研只能填一个，先定下来再安排复习']),
    ...(first?.band === 'reach' ? ['第一志愿偏冲：考前按最近的模考再算一次，决定要不要换'] : []),
    ...(first?.band === 'below' ? ['第一志愿按现在的分数过不了线'] : []),
    ...(has('reach') && !has('steady') && !has('safe') ? ['只有冲，没有稳和保：再加一个有把握的专业'] : []),
    ...(has('steady') && !has('safe') ? ['没有保：留一个把握大的，考后调剂也用得上'] : []),
    ...(!has('reach') && (has('steady') || has('safe')) ? ['没有冲：复习有余力，可以看看更高的目标'] : []),
    ...(has('reach') && has('steady') && has('safe') ? ['冲、稳、保都有，搭配完整'] : []),
  ]
}
