const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

/** The places of fields that a schema dropped, because it knows none of that name: a misspelt one would be lost without a word. */
export const unknownFields = (written: unknown, parsed: unknown, path = ''): readonly string[] => {
  if (Array.isArray(written) && Array.isArray(parsed))
    return written.flatMap((item, at) => unknownFields(item, parsed[at], below(path, at)))
  if (!isRecord(written) || !isRecord(parsed)) return []
  return Object.entries(written).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? unknownFields(value, parsed[key], below(path, key)) : [below(path, key)],
  )
}
