import type { AttemptHead } from '@/contracts/exercise/attemptHead'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import { mockAttemptId } from '@/domain/mocks/mockId'
import type { Query } from '@/lib/query'
import type { RouteId } from '@/routes/table'
import { mockRoutes } from '../mocks/mockRoutes'

/** The kinds of attempts with a report of their own; all others show that of an exam. */
const reportPages: Readonly<Partial<Record<AttemptKind, RouteId>>> = {
  adaptive: 'exercisesCombatAbilityReport',
  pointTest: 'exercisesKnowledgeReport',
  diagnosis: 'exercisesStrengthReport',
  synthesis: 'exercisesSynthesisReport',
}

/** The report page of an attempt. */
export const reportPlaceOf = ({
  kind,
  attemptId,
}: Pick<AttemptHead, 'kind' | 'attemptId'>): readonly [RouteId, Query] =>
  kind === 'mock'
    ? [mockRoutes.mock.report, { mock: attemptId.slice(mockAttemptId('').length) }]
    : [reportPages[kind] ?? 'exercisesExamReport', { attempt: attemptId }]
