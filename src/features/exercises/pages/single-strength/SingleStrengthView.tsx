import { DiagnosticTestPage } from '../../diagnosis/DiagnosticTestPage'

/** /exercises/single-strength: one subject, measured more exactly. */
export function SingleStrengthView() {
  return <DiagnosticTestPage test="single" />
}
