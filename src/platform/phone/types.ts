export interface Phone {
  /** Offers to call a number; whether somebody does is his affair. */
  call(number: string): Promise<void>
}
