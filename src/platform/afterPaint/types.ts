/** Runs low-priority work once the effect of a tap is on the screen. */
export type AfterPaint = (run: () => void) => void
