import fc from 'fast-check'
import { dateOfStudyDay, studyDayOfDate } from '../memory/studyDay'
import { spanCounts, spanKinds, studySpans } from './studySpans'

const today = studyDayOfDate('2026-11-23')
const dates = (spans: ReturnType<typeof studySpans>) => spans.map(({ first }) => dateOfStudyDay(first))

describe('the spans of statistics', () => {
  it('end with today, this week and this month', () => {
    expect(dates(studySpans('day', today)).at(-1)).toBe('2026-11-23')
    expect(dates(studySpans('week', today)).slice(-2)).toEqual(['2026-11-16', '2026-11-23'])
    expect(dates(studySpans('month', today))).toEqual([
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ])
  })

  it('follow each other without a gap, over their pages too', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...spanKinds),
        fc.integer({ min: 10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 5 }),
        (per, day, back) => {
          const spans = [...studySpans(per, day, back + 1), ...studySpans(per, day, back)]
          expect(spans).toHaveLength(2 * spanCounts[per])
          for (const [at, { first, end }] of spans.entries()) {
            expect(end).toBeGreaterThan(first)
            if (at > 0) expect(spans[at - 1]?.end).toBe(first)
          }
        },
      ),
    ))
})
