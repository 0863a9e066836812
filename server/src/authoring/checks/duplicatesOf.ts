/** What stands more than once, each once. */
export const duplicatesOf = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]
