import { type DiagnosticPlan, diagnosticTests } from '@/domain/attempt/diagnosticTests'
import type { AttemptRow } from './AttemptRepository'

/** The subjects that a diagnosis was begun with. */
const subjectsOf = ({ test, parts }: DiagnosticPlan): string[] =>
  diagnosticTests[test].parts.from === 'subjects' ? parts.map(({ subject }) => subject) : []

/** What lists and the attempt itself say of it. */
export const toAttemptSummary = (row: AttemptRow) => {
  const { attemptId, kind, title, subject, paperId, point, plan, startedAt, endsAt, endedAt, endedBy } = row
  const diagnosis = plan ? { test: plan.test, subjects: subjectsOf(plan) } : {}
  return {
    attemptId,
    kind,
    title,
    subject,
    paperId,
    point,
    ...diagnosis,
    startedAt,
    endsAt,
    endedAt,
    endedBy,
  }
}
