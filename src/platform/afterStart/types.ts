/** Runs what can wait until the first page, and all that it loads, has come. */
export type AfterStart = (run: () => void) => void
