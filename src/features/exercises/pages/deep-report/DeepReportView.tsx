import { DeepReportPage } from '../../reports/DeepReportPage'

/** /exercises/deep-report: the last four weeks in depth; `?attempt=` is one attempt instead. */
export function DeepReportView() {
  return <DeepReportPage span="month" />
}
