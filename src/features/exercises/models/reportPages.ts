import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { RouteId } from '@/routes/table'

/** The kinds of attempts with a report of their own; all others show that of an exam. */
export const reportPages: Readonly<Partial<Record<AttemptKind, RouteId>>> = {
  adaptive: 'exercisesCombatAbilityReport',
  pointTest: 'exercisesKnowledgeReport',
  diagnosis: 'exercisesStrengthReport',
  synthesis: 'exercisesSynthesisReport',
}
