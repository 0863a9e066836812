import { DeepReportPage } from '../../reports/DeepReportPage'

/** /exercises/deep-week-report: this week in depth, and the weeks before. */
export function DeepWeekReportView() {
  return <DeepReportPage span="week" />
}
