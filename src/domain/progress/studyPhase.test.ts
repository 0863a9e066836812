import fc from 'fast-check'
import { examOf } from './examOf'
import { studyPhases, phaseAt, phaseOfLearner, stagesOfYear } from './studyPhase'

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

const exams = [
  { year: 2027, date: '2026-12-19' },
  { year: 2028, date: '2027-12-18' },
]

it.each([
  ['2026-05-15', 'basis'],
  ['2026-06-30', 'basis'],
  ['2026-07-15', 'strengthening'],
  ['2026-08-15', 'strengthening'],
  ['2026-09-30', 'strengthening'],
  ['2026-10-15', 'sprint'],
  ['2026-11-27', 'sprint'],
  ['2026-12-05', 'final'],
  ['2026-12-20', 'final'],
  ['2026-12-21', 'after'],
  ['2027-01-15', 'after'],
  ['2027-02-15', 'after'],
  ['2027-02-22', 'retest'],
  ['2027-03-15', 'retest'],
  ['2027-04-15', 'retest'],
  ['2027-05-31', 'retest'],
])('a learner of the exam of 2026-12-19 is on %s in %s', (today, phase) => {
  expect(phaseAt('2026-12-19', today)).toBe(phase)
  expect(phaseOfLearner(exams, 2027, today)).toBe(phase)
})

it('goes on with the next exam once admission is over, and without a choice after the exam day', () => {
  expect(phaseAt('2026-12-19', '2027-06-01')).toBe('next')
  expect(phaseOfLearner(exams, 2027, '2027-06-01')).toBe('basis')
  expect(phaseOfLearner(exams, null, '2026-12-19')).toBe('final')
  expect(phaseOfLearner(exams, null, '2026-12-21')).toBe('basis')
  expect(phaseOfLearner([], null, '2026-12-21')).toBeUndefined()
})

it('counts down to the chosen exam until its second day is over', () => {
  expect(examOf(exams, 2027, '2026-12-19')?.year).toBe(2027)
  expect(examOf(exams, 2027, '2026-12-20')?.year).toBe(2027)
  expect(examOf(exams, 2027, '2026-12-21')?.year).toBe(2028)
  expect(phaseOfLearner(exams, null, '2026-12-20')).toBe('final')
  expect(examOf(exams, 2028, '2026-11-01')?.year).toBe(2028)
  expect(examOf(exams, null, '2029-01-01')?.year).toBe(2028)
  expect(examOf([], null, '2029-01-01')).toBeUndefined()
})

it('of a chosen exam every phase follows the one before', () => {
  const seen = Array.from({ length: 700 }, (_, day) =>
    phaseAt('2026-12-19', new Date(Date.UTC(2025, 10, 1 + day)).toISOString().slice(0, 10)),
  )
  expect([...new Set(seen)]).toEqual([...studyPhases])
  expect(seen.slice(1).filter((phase, at) => phase !== seen[at])).toHaveLength(studyPhases.length - 1)
})
