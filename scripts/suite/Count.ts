/** Passed and failed counts of one part of the suite. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** The full names of the tests that failed, where the part knows them. */
  readonly failures?: readonly string[]
}
