import type { Diagnosis } from '@/contracts/exercise/attempts'
import { diagnosticTests, type DiagnosticName } from '@/domain/attempt/diagnosticTests'
import type { Query } from '@/lib/query'

/** What an address says where the test itself names its parts. */
const ITS_OWN = 'all'

/** The address that begins a diagnosis, or goes on with it. */
export const addressOfDiagnosis = ({ subjects }: Diagnosis): Query => ({
  subjects: subjects.length > 0 ? subjects.join(',') : ITS_OWN,
})

/** The diagnosis that an address names; the backend refuses what it does not know. */
export const diagnosisOf = (test: DiagnosticName, subjects: string): Diagnosis => ({
  kind: 'diagnosis',
  test,
  subjects: diagnosticTests[test].parts.from === 'points' ? [] : subjects.split(',').filter(Boolean),
})
