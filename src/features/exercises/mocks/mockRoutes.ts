import type { MockSeries } from '@/domain/mocks/mockSeries'

/** The pages of a series of network-wide exams. */
export const mockRoutes = {
  mock: {
    home: 'exercisesCombatNetwork',
    test: 'exercisesCombatNetworkTest',
    report: 'exercisesCombatNetworkReport',
  },
  evaluation: {
    home: 'exercisesNetworkHome',
    test: 'exercisesNetworkTest',
    report: 'exercisesNetworkReport',
  },
} as const satisfies Record<MockSeries, object>

/** The series of a row of the route table (`params.series`). */
export const seriesOf = (given: Readonly<Record<string, string | undefined>>): MockSeries =>
  given['series'] === 'evaluation' ? 'evaluation' : 'mock'
