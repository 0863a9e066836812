const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (key: string | number, paths: readonly string[]): readonly string[] =>
  paths.length === 0 ? paths : paths.map((path) => `${key}.${path}`)

/** The places of fields that a schema dropped, because it knows none of that name: a misspelt one would be lost without a word. */
export const unknownFields = (written: unknown, parsed: unknown): readonly string[] => {
  if (Array.isArray(written) && Array.isArray(parsed))
    return written.flatMap((item, at) => below(at, unknownFields(item, parsed[at])))
  if (!isRecord(written) || !isRecord(parsed)) return []
  return Object.entries(written).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? below(key, unknownFields(value, parsed[key])) : [key],
  )
}
