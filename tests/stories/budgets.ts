/** How much a mini-program may send to its view (docs/quality: Mini-program). */
export const BUDGETS = {
  /** First setData of a page. */
  firstBytes: 64 * 1024,
  /** A tap that changes one thing. */
  tapCalls: 2,
  tapBytes: 4 * 1024,
  /** Any setData. */
  anyBytes: 256 * 1024,
} as const
