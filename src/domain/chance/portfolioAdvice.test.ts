import { bandOf, percentRange, roundedPercent } from './chanceBand'
import { portfolioAdvice } from './portfolioAdvice'

const planned = (band: Parameters<typeof portfolioAdvice>[0][number]['band'], isFirst = false) => ({
  band,
  isFirst,
})

it('says that a plan of reaches has nothing to fall back on', () => {
  expect(portfolioAdvice([planned('reach', true)])).toEqual([
    '第一志愿偏冲：考前按最近的模考再算一次，决定要不要换',
    '只有冲，没有稳和保：再加一个有把握的专业',
  ])
})

it('asks for the one first choice, and praises a whole plan', () => {
  expect(portfolioAdvice([planned('reach'), planned('steady'), planned('safe')])).toEqual([
    '还没有定第一志愿：考研只能填一个，先定下来再安排复习',
    '冲、稳、保都有，搭配完整',
  ])
})

it('rounds shares to five percent', () => {
  expect(roundedPercent(0.724)).toBe(70)
  expect(percentRange(0.426, 0.786)).toBe('约 45%–80%')
})

it('calls nothing 保 where only the retest is forecast', () => {
  const rules = { steadyFrom: 0.4, safeFrom: 0.7, safeReach: 0.95 }
  const forecast = {
    basis: 'basic',
    mean: 300,
    spread: 9,
    low: 290,
    middle: 300,
    high: 310,
    years: [],
    rows: 0,
  }
  const chance = {
    kind: 'estimate',
    forecast,
    reach: 0.99,
    isUpperBound: true,
    admission: null,
    total: null,
  } as Parameters<typeof bandOf>[0]
  expect(bandOf(chance, rules)).toBe('steady')
  const band = { low: 0.6, middle: 0.75, high: 0.9 }
  expect(bandOf({ ...chance, admission: band, total: band } as typeof chance, rules)).toBe('safe')
})
