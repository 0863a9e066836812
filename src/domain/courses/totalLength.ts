/** How much several parts of a line cover that lie apart from each other. */
export const totalLength = (parts: readonly (readonly [from: number, to: number])[]): number =>
  parts.reduce((sum, [from, to]) => sum + to - from, 0)
