import { type DiagnosticName, diagnosticTests } from './diagnosticTests'

/** An opening whose attempt is identified by fields of its head. */
type TestOpening =
  | { readonly kind: 'exam'; readonly paperId: string }
  | { readonly kind: 'synthesis' | 'adaptive'; readonly subject: string }
  | { readonly kind: 'pointTest'; readonly subject: string; readonly point: string }
  | { readonly kind: 'diagnosis'; readonly test: DiagnosticName; readonly subjects: readonly string[] }

/** The summary fields of an attempt. */
interface Head {
  readonly kind: string
  readonly paperId: string | null
  readonly subject: string
  readonly point?: string | null | undefined
  readonly test?: DiagnosticName | undefined
  readonly subjects?: readonly string[] | undefined
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join()

/** Whether a test is the one that an opening begins. A diagnosis that names its own parts is the same, whatever subjects are said. */
export const isSameTest = (opening: TestOpening, head: Head): boolean => {
  if (opening.kind !== head.kind) return false
  switch (opening.kind) {
    case 'exam':
      return head.paperId === opening.paperId
    case 'synthesis':
    case 'adaptive':
      return head.subject === opening.subject
    case 'pointTest':
      return head.subject === opening.subject && head.point === opening.point
    case 'diagnosis': {
      const { parts } = diagnosticTests[opening.test]
      return (
        head.test === opening.test &&
        (parts.from === 'points' || isSameSet(head.subjects ?? [], opening.subjects))
      )
    }
  }
}
