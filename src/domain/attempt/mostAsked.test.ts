import { subjectStopRule } from '../ability/stopRule'
import { diagnosticNames, diagnosticTests, partStopRule } from './diagnosticTests'
import { mostAsked } from './mostAsked'

it('is the maximum of the rule that stops an adaptive test, and nothing for a paper', () => {
  expect(mostAsked({ kind: 'adaptive' })).toBe(subjectStopRule.most)
  expect(mostAsked({ kind: 'exam' })).toBeUndefined()
})

it('is what the parts of a diagnosis may ask together, however many there are', () => {
  for (const test of diagnosticNames) {
    const source = diagnosticTests[test].parts
    const [fewest, most] =
      source.from === 'points' ? [source.points.length, source.points.length] : [source.fewest, source.most]
    for (let count = fewest; count <= most; count += 1) {
      const parts = Array.from({ length: count }, (_, at) => ({ subject: String(at), point: null, name: '' }))
      expect(mostAsked({ kind: 'diagnosis', test })).toBe(count * partStopRule({ test, parts }).most)
    }
  }
})
