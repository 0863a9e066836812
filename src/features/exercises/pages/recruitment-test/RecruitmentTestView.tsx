import { DiagnosticTestPage } from '../../diagnosis/DiagnosticTestPage'

/** /exercises/recruitment-test: the modules of tests for public recruitment; open to strangers. */
export function RecruitmentTestView() {
  return <DiagnosticTestPage test="recruitment" />
}
