import { DiagnosticTestPage } from '../../diagnosis/DiagnosticTestPage'

/** /exercises/strength-test: how strong one is in some subjects; open to strangers. */
export function StrengthTestView() {
  return <DiagnosticTestPage test="strength" />
}
