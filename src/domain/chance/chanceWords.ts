import type { Chance } from './admissionChance'
import { percentRange, percentText } from './chanceBand'
import type { LineBasis, LineForecast, ProgrammeFacts } from './forecastLine'

const BASIS: Readonly<Record<LineBasis, string>> = {
  official: '依据上一年的专业复试线',
  twoYears: '依据连续两年的名单，并向同类院校平均水平收缩',
  oneYear: '依据上一年的名单，并向同类院校平均水平收缩',
  twoYearsOld: '最近的名单是两年前的，更多依靠同类院校的平均水平',
  pool: '没有近两年的名单，只按同类院校的平均水平估计',
  basic: '依据上一年学校的复试基本线；各专业的线不低于它',
}

const yearsText = ({ years, rows }: LineForecast): string =>
  years.length === 0
    ? '没有可用的历年数据'
    : `数据年份 ${years.join('、')}${rows > 0 ? `，录取 ${rows} 人` : ''}`

/** The forecast line in words. */
const lineText = ({ low, middle, high }: LineForecast): string =>
  `预计复试线 ${Math.round(middle)} 分，多半在 ${Math.round(low)}–${Math.round(high)} 分之间`

/** Headline of a chance: one short sentence with a band instead of a point. */
export const chanceHeadline = (chance: Chance): string => {
  if (chance.kind === 'insufficient') return '数据不足，不作估计'
  if (chance.kind === 'belowLine')
    return chance.missed ? `${chance.missed.paper}未过单科线` : '总分未过国家线'
  if (chance.total) return `录取可能${percentRange(chance.total.low, chance.total.high)}`
  const reach = percentText(chance.reach)
  return chance.isUpperBound ? `进复试的可能最多${reach}` : `进复试的可能${reach}`
}

const estimateReasons = (
  chance: Extract<Chance, { kind: 'estimate' }>,
  facts: ProgrammeFacts,
  score: number,
): string[] => {
  const { forecast, reach, admission } = chance
  const gap = Math.round(score - forecast.middle)
  const side = gap === 0 ? '与预计复试线持平' : `比预计复试线${gap > 0 ? '高' : '低'} ${Math.abs(gap)} 分`
  return [
    `你的 ${score} 分${side}`,
    lineText(forecast),
    `${BASIS[forecast.basis]}（${yearsText(forecast)}）`,
    `进复试的可能${chance.isUpperBound ? '最多' : ''}${percentText(reach)}`,
    admission
      ? `进入名单后被录取的可能${percentRange(admission.low, admission.high)}`
      : '这个专业没有含落选考生的名单，只估计能否进复试',
    ...(facts.nationalLine?.isPublished ? [] : [`${facts.targetYear} 年国家线未公布，先按上一年的线估计`]),
  ]
}

/** Reasons for the estimate, in plain words. */
export const chanceReasons = (chance: Chance, facts: ProgrammeFacts, score: number): string[] => {
  if (chance.kind === 'insufficient') {
    if (facts.fullMarks < 500) return ['满分 300 分的科目组合不在模型范围内']
    if (!facts.nationalLine) return ['没有这个专业的国家线数据']
    return ['没有上一年公布的复试线，也没有可以参照的同类院校']
  }
  if (chance.kind === 'belowLine') {
    const { missed } = chance
    return missed
      ? [`${missed.paper} ${missed.score} 分，单科线 ${missed.line} 分，差 ${missed.line - missed.score} 分`]
      : [`总分 ${score} 分，国家线 ${facts.nationalLine?.total ?? ''} 分`]
  }
  return estimateReasons(chance, facts, score)
}
