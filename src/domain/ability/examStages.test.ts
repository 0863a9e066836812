import fc from 'fast-check'
import { stagesOfYear } from './examStages'

const dates = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('every day lies in exactly one stage of its year, and the stages follow each other without a gap', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const stages = stagesOfYear(date)
      expect(stages.filter(({ from, until }) => date >= from && date < until)).toHaveLength(1)
      stages.slice(1).forEach(({ from }, at) => expect(from).toBe(stages[at]?.until))
    }),
  )
})
