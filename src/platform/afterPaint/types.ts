/** Runs what nobody waits for once what a tap changed is on the screen. */
export type AfterPaint = (run: () => void) => void
