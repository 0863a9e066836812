import fc from 'fast-check'
import { examForms, lostParts } from './examForms'

const FULL: Readonly<Record<string, number>> = { 101: 100, 201: 100, 204: 100 }

it('the parts of each paper add up to what the paper is worth', () => {
  for (const { subject, parts } of examForms)
    expect([subject, parts.reduce((sum, { points }) => sum + points, 0)]).toEqual([
      subject,
      FULL[subject] ?? 150,
    ])
})

it('whatever is typed, earned and lost make the paper, nothing is below zero, and the most lost comes first', () => {
  const score = fc.double({ min: -50, max: 300, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...examForms), fc.array(score, { maxLength: 6 }), (form, scores) => {
      const lost = lostParts(form, scores)
      for (const one of lost) {
        expect(one.earned + one.lost).toBeCloseTo(one.points)
        expect(one.earned).toBeGreaterThanOrEqual(0)
        expect(one.lost).toBeGreaterThanOrEqual(0)
      }
      expect(lost.map((one) => one.lost)).toEqual(lost.map((one) => one.lost).sort((a, b) => b - a))
    }),
  )
})
