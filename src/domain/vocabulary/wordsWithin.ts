interface Ranked {
  readonly id: string
  readonly frequency: number
}

/** How many words of a book a plan holds: all without a limit, and never fewer than were begun. */
export const plannedCount = (bookSize: number, begun: number, limit: number | null): number =>
  Math.min(bookSize, Math.max(limit ?? bookSize, begun))

/**
 * The words of a plan with `limit` words: those begun, and of the others the most frequent. Rows are in the order of
 * the book, which breaks ties, so a learned word moves no other in or out.
 */
export const wordsWithin = (
  rows: readonly Ranked[],
  begun: ReadonlyMap<string, unknown>,
  limit: number,
): ReadonlySet<string> => {
  const fresh = rows.filter(({ id }) => !begun.has(id))
  const room = Math.max(0, limit - (rows.length - fresh.length))
  const chosen = fresh.sort((one, other) => other.frequency - one.frequency).slice(0, room)
  return new Set([...rows.filter(({ id }) => begun.has(id)), ...chosen].map(({ id }) => id))
}
