/** How long a test waits for a fact before it says that the fact never came. Generous: it tells of a defect, not of a busy machine. */
export const PATIENCE_MS = 60_000
