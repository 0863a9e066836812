import { DeepReportPage } from '../../reports/DeepReportPage'

/** /exercises/deep-all-report: the last twelve months in depth. */
export function DeepAllReportView() {
  return <DeepReportPage span="year" />
}
