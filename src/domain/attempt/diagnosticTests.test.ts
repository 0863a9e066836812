import fc from 'fast-check'
import {
  diagnosticNames,
  diagnosticTests,
  isOfPart,
  partStopRule,
  type DiagnosticPart,
} from './diagnosticTests'

const partsOf = (count: number): DiagnosticPart[] =>
  Array.from({ length: count }, (_, at) => ({ subject: String(at), point: null, name: '' }))

describe('how questions are shared out', () => {
  it('whatever the test and the number of its parts, the parts together ask what the test says, rounded up', () => {
    fc.assert(
      fc.property(fc.constantFrom(...diagnosticNames), fc.integer({ min: 1, max: 6 }), (test, count) => {
        const { fewest, most } = partStopRule({ test, parts: partsOf(count) })
        const { questions } = diagnosticTests[test]
        expect(fewest).toBeLessThanOrEqual(most)
        expect(most * count).toBeGreaterThanOrEqual(questions.most)
        expect((most - 1) * count).toBeLessThan(questions.most)
      }),
    )
  })

  it('only a test of one part may stop early', () => {
    expect(partStopRule({ test: 'single', parts: partsOf(1) })).toEqual({ error: 0.3, fewest: 15, most: 20 })
    expect(partStopRule({ test: 'strength', parts: partsOf(4) })).toEqual({ error: 0, fewest: 6, most: 6 })
  })
})

it('a question belongs to its subject, and to its point where the part is a point', () => {
  const question = { subject: 'civil', point: '资料分析' }
  expect(isOfPart({ subject: 'civil', point: null })(question)).toBe(true)
  expect(isOfPart({ subject: 'civil', point: '资料分析' })(question)).toBe(true)
  expect(isOfPart({ subject: 'civil', point: '言语理解' })(question)).toBe(false)
  expect(isOfPart({ subject: '101', point: null })(question)).toBe(false)
})
