/** Values that occur more than once, each listed once. */
export const duplicatesOf = (ids: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))]
}
