import type { Count } from './Count'
import type { JestReport } from './JestReport'

/** How a run of jest ended: whether it says that all held, and its report where it wrote one. */
export interface Run {
  readonly held: boolean
  readonly report: JestReport | undefined
}

/** Counts a run. A run without a report, or a failed run that names no failing test, counts as one failure. */
export const countOf = ({ held, report }: Run): Count => {
  if (!report) return { passed: 0, failed: 1 }
  const count = report.count()
  return { ...count, failed: Math.max(count.failed, held ? 0 : 1) }
}

/** A run with what a later one of its failed tests says in their place; one that says nothing of them leaves them failed. */
export const withLater = (run: Run, later: Run): Run => {
  if (!run.report || !later.report) return { ...run, held: false }
  const report = run.report.replacedBy(later.report)
  return { held: later.held && report.count().failed === 0, report }
}
