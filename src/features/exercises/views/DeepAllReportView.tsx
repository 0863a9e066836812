import { DeepReportPage } from '../components/DeepReportPage'

/** /exercises/deep-all-report: the last twelve months in depth. */
export function DeepAllReportView() {
  return <DeepReportPage span="year" />
}
