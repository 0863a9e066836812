/** What a part of the suite counted. */
export interface Count {
  readonly passed: number
  readonly failed: number
}
