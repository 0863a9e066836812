/** How long a test waits for a fact before it fails. Generous: a timeout shows a defect, not a busy machine. */
export const PATIENCE_MS = 60_000
