import fc from 'fast-check'
import { studyDayOfDate } from '../memory/studyDay'
import { mapWeeks, mondayOfWeek, placeStages, weekOf, weekOfTask } from './placeStages'

const day = studyDayOfDate
const weeksOf = (begun: string, today: string, exam: string) =>
  mapWeeks({ begun: day(begun), today: day(today), exam: day(exam) })
const shares = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 })
const count = fc.integer({ min: 1, max: 52 })

describe('the weeks up to the exam', () => {
  it('begin with the Monday of the first day and end before the exam', () => {
    const weeks = weeksOf('2026-11-25', '2026-11-28', '2026-12-19')
    expect(weeks).toEqual({ monday: day('2026-11-23'), count: 4 })
    expect(mondayOfWeek(weeks, 3)).toBe(day('2026-12-14'))
    expect(weekOf(weeks, day('2026-11-29'))).toBe(0)
    expect(weekOf(weeks, day('2026-11-30'))).toBe(1)
  })

  it('are the year before the exam for who began earlier, and one at least', () => {
    expect(weeksOf('2024-01-01', '2027-06-01', '2027-12-18').count).toBe(52)
    expect(weeksOf('2027-12-18', '2027-12-18', '2027-12-18').count).toBe(1)
  })

  it('begin this week while that year is still to come', () => {
    const weeks = weeksOf('2026-11-02', '2026-11-25', '2028-12-23')
    expect(weeks.monday).toBe(day('2026-11-23'))
    expect(weekOf(weeks, day('2026-11-25'))).toBe(0)
  })

  it('know a week for every day', () => {
    const weeks = weeksOf('2026-11-25', '2026-11-28', '2026-12-19')
    expect(weekOf(weeks, day('2020-01-01'))).toBe(0)
    expect(weekOf(weeks, day('2030-01-01'))).toBe(3)
  })
})

describe('stages', () => {
  it('have their weeks by their shares', () => {
    expect(placeStages([18, 14, 8, 4], 44)).toEqual([
      { first: 0, weeks: 18 },
      { first: 18, weeks: 14 },
      { first: 32, weeks: 8 },
      { first: 40, weeks: 4 },
    ])
  })

  it('lie in order inside the plan, and all have a week', () =>
    fc.assert(
      fc.property(shares, count, (some, weeks) => {
        const places = placeStages(some, weeks)
        for (const [at, place] of places.entries()) {
          expect(place.weeks).toBeGreaterThanOrEqual(1)
          expect(place.first + place.weeks).toBeLessThanOrEqual(weeks)
          expect(place.first).toBeGreaterThanOrEqual(places[at - 1]?.first ?? 0)
        }
        expect(places[0]?.first).toBe(0)
      }),
    ))

  it('have weeks of their own where there are enough', () => {
    expect(placeStages([18, 14, 8, 4], 4).map(({ first }) => first)).toEqual([0, 1, 2, 3])
    expect(placeStages([18, 14, 8, 4], 2).map(({ first }) => first)).toEqual([0, 0, 0, 1])
    fc.assert(
      fc.property(shares, count, (some, weeks) => {
        fc.pre(weeks >= some.length)
        const places = placeStages(some, weeks)
        expect(places.reduce((sum, place) => sum + place.weeks, 0)).toBe(weeks)
        for (const [at, place] of places.entries()) {
          const last = places[at - 1]
          expect(place.first).toBe(last ? last.first + last.weeks : 0)
        }
      }),
    )
  })

  it('give each task a week of theirs, in order', () =>
    fc.assert(
      fc.property(shares, count, fc.integer({ min: 1, max: 40 }), (some, weeks, tasks) => {
        for (const place of placeStages(some, weeks)) {
          const found = Array.from({ length: tasks }, (_unused, at) => weekOfTask(place, at, tasks))
          expect(found).toEqual([...found].sort((one, other) => one - other))
          expect(found[0]).toBe(place.first)
          expect(Math.max(...found)).toBeLessThan(place.first + place.weeks)
        }
      }),
    ))
})
