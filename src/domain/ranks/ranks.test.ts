import fc from 'fast-check'
import { denseRanks } from './denseRanks'
import { distributionOf } from './distributionOf'
import { pointsEarned, scoreShown } from './pointsEarned'
import { rankedName } from './rankedName'
import { spanOf } from './spanOf'

const MOST = 400

test('equal scores share a rank, and the next follows without a gap', () =>
  expect(denseRanks(3, [9, 9, 7, 7, 7, 1])).toEqual([3, 3, 4, 4, 4, 5]))

test('a distribution is that of a count over all participants', () => {
  const score = fc.integer({ min: 0, max: MOST })
  fc.assert(
    fc.property(fc.array(score, { minLength: 1, maxLength: 80 }), fc.nat(), (scores, which) => {
      const own = scores[which % scores.length] ?? 0
      const counts = [...new Set(scores)].map((one) => ({
        score: one,
        learners: scores.filter((other) => other === one).length,
      }))
      const found = distributionOf(counts, own, MOST)
      expect(found.learners).toBe(scores.length)
      expect(found.rank).toBe(new Set(scores.filter((one) => one > own)).size + 1)
      expect(found.below).toBeCloseTo(scores.filter((one) => one < own).length / scores.length)
      expect(found.average).toBeCloseTo(scores.reduce((sum, one) => sum + one, 0) / scores.length)
      expect(found.bands.reduce((sum, { learners }) => sum + learners, 0)).toBe(scores.length)
      for (const { from, to, learners } of found.bands) {
        const inside = scores.filter((one) => one >= from && (one < to || (to === MOST && one === MOST)))
        expect(learners).toBe(inside.length)
      }
    }),
  )
})

test('nobody has a distribution of nobody', () =>
  expect(distributionOf([], 0, MOST)).toMatchObject({ rank: 1, learners: 0, below: 0, average: 0 }))

test('halves of points are kept', () => {
  expect(scoreShown('points', pointsEarned('points', { judged: 12.5, right: 7 }))).toBe(12.5)
  expect(scoreShown('right', pointsEarned('right', { judged: 12.5, right: 7 }))).toBe(7)
})

test('spans begin at four in the morning in China, weeks on Monday', () => {
  const monday = Date.parse('2026-11-23T04:00:00+08:00')
  expect(spanOf('day', monday)).toBe('2026-11-23')
  expect(spanOf('day', monday - 1)).toBe('2026-11-22')
  expect(spanOf('week', monday)).toBe('w2026-11-23')
  expect(spanOf('week', monday - 1)).toBe('w2026-11-16')
  expect(spanOf('month', Date.parse('2026-12-01T03:59:59+08:00'))).toBe('2026-11')
  expect(spanOf('all', monday)).toBe('all')
})

test('names are masked, a number is never a name', () => {
  expect(rankedName({ name: '林小满', phone: null })).toBe('林**')
  expect(rankedName({ name: '林', phone: null })).toBe('林*')
  expect(rankedName({ name: '13800138000', phone: '13800138000' })).toBe('138****8000')
  expect(rankedName({ name: null, phone: null })).toBe('匿名考生')
})
