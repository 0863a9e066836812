import { dateOfStudyDay, studyDayOfDate } from '../memory/studyDay'
import { phaseAt } from './studyPhase'
import { placePhases } from './placePhases'
import { mapWeeks, weekOf } from './placeStages'

const EXAM = '2026-12-19'
const stages = [
  { phase: 'basis', share: 18 },
  { phase: 'strengthening', share: 14 },
  { phase: 'sprint', share: 8 },
  { phase: 'sprint', share: 4 },
] as const

const planFrom = (date: string, today = date) => {
  const weeks = mapWeeks({
    begun: studyDayOfDate(date),
    today: studyDayOfDate(today),
    exam: studyDayOfDate(EXAM),
  })
  const week = weekOf(weeks, studyDayOfDate(today))
  const places = placePhases(stages, weeks, EXAM)
  const now = places.findIndex(
    ({ first, weeks: length, isPast }) => !isPast && week >= first && week < first + length,
  )
  return { weeks, places, now }
}

const fifteenths = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`)

it.each(fifteenths.slice(0, 11))('begun on %s the present stage is of the phase of that day', (today) => {
  const { now } = planFrom(today)
  expect(stages[now]?.phase).toBe(phaseAt(EXAM, today))
})

it.each(fifteenths.slice(0, 11))('begun a year ago the present stage on %s is of its phase too', (today) => {
  expect(stages[planFrom('2025-12-20', today).now]?.phase).toBe(phaseAt(EXAM, today))
})

it('catches up past stages in all weeks of a plan that begins late', () => {
  const { weeks, places, now } = planFrom('2026-11-27')
  expect(now).toBe(3)
  expect(places.slice(0, 2)).toEqual([
    { first: 0, weeks: weeks.count, isPast: true },
    { first: 0, weeks: weeks.count, isPast: true },
  ])
})

it('keeps every stage within the plan, with a present one on every day of two years', () => {
  for (let day = studyDayOfDate('2025-01-01'); day < studyDayOfDate(EXAM); day += 1) {
    const { weeks, places, now } = planFrom(dateOfStudyDay(day))
    expect(now).toBeGreaterThanOrEqual(0)
    for (const { first, weeks: length } of places) {
      expect(length).toBeGreaterThan(0)
      expect(first + length).toBeLessThanOrEqual(weeks.count)
    }
  }
})
