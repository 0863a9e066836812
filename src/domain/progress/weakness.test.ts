import fc from 'fast-check'
import { type MasteryEvidence, upperShare, weakestFirst } from './weakness'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const answers = fc.integer({ min: 1, max: 500 })

it('the upper end lies between the share and 1, and comes nearer with more answers', () => {
  fc.assert(
    fc.property(share, answers, (known, count) => {
      const upper = upperShare(known, count)
      expect(upper).toBeGreaterThanOrEqual(known - 1e-9)
      expect(upper).toBeLessThanOrEqual(1 + 1e-9)
      expect(upperShare(known, count + 1)).toBeLessThanOrEqual(upper + 1e-9)
    }),
  )
})

it('puts the surest weak point first and leaves out what is unknown or mastered', () => {
  const of = (name: string, mastery: number | null, count: number, level: MasteryEvidence['level']) => ({
    name,
    mastery,
    answers: count,
    level,
  })
  const points = [
    of('missed twice', 0, 2, 'weak'),
    of('half of twenty', 0.5, 20, 'learning'),
    of('missed ten times', 0, 10, 'weak'),
    of('once', null, 1, 'unknown'),
    of('known', 0.9, 9, 'mastered'),
  ]
  expect(weakestFirst(points, (point) => point).map(({ name }) => name)).toEqual([
    'missed ten times',
    'missed twice',
    'half of twenty',
  ])
})
