import { DiagnosticTestPage } from '../../diagnosis/DiagnosticTestPage'

/** /exercises/25strength-test: the edition of the exam of 2025; open to strangers. */
export function Strength25TestView() {
  return <DiagnosticTestPage test="strength25" />
}
