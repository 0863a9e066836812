/** A loaded form with the edited fields of this device on top. A cleared field is an edit: a draft read from storage has no key for it. */
export const mergeEdits = <T extends object>(loaded: T, mine: T, edited: readonly string[]): T => {
  const values = new Map<string, unknown>(Object.entries(mine))
  return { ...loaded, ...Object.fromEntries(edited.map((name) => [name, values.get(name)])) }
}

/** The edited fields that have changed since a form was sent. */
export const editsSince = <T extends object>(sent: T, now: T, edited: readonly string[]): string[] => {
  const before = new Map<string, unknown>(Object.entries(sent))
  const after = new Map<string, unknown>(Object.entries(now))
  return edited.filter((name) => after.get(name) !== before.get(name))
}
