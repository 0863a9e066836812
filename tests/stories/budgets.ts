/** How much a mini-program may send to its view (docs/quality: Mini-program). */
export const BUDGETS = {
  /** First setData of a page. */
  firstBytes: 64 * 1024,
  /** A tap that changes what is on the screen. */
  tapCalls: 2,
  tapBytes: 4 * 1024,
  /** A tap on an option of a question, without the key and analysis that may follow. */
  optionBytes: 2 * 1024,
  /** The same with key and analysis: most have 2.5 KB in all, one with ten formulas 5.2. */
  analysisBytes: 5.5 * 1024,
  /** Limit of a navigation, or of a tap that reveals new content (decisions/035). */
  comingBytes: 24 * 1024,
  /** Limit per second of a playing film or recording (position and shown time). */
  secondBytes: 200,
  /** The same for a clock when the minute changes: its spoken text changes as well. */
  minuteBytes: 400,
  /** Any setData. */
  anyBytes: 256 * 1024,
} as const
