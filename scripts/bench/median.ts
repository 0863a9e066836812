/** The value in the middle, the upper of two; NaN of nothing. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN
