/** Fields that identify a row in its list: `id`, or the first field named like one. */
const ID_FIELD = /^(?:id|slug|code|key|word|vid|\w+Id)$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (row: unknown): string => {
  if (!isRecord(row)) return ''
  const name = 'id' in row ? 'id' : Object.keys(row).find((field) => ID_FIELD.test(field))
  const id = name === undefined ? undefined : row[name]
  return typeof id === 'string' || typeof id === 'number' ? ` (${id})` : ''
}

/**
 * A place in a file as a person finds it: `3 (270004).price`. The id spares counting the rows of a long list; the
 * position stays, as the id may be wrong.
 */
export const placeIn = (json: unknown, path: string): string => {
  let value = json
  const steps = path === '' ? [] : path.split('.')
  return steps
    .map((step) => {
      const isRow = Array.isArray(value)
      value = isRow || isRecord(value) ? (value as Readonly<Record<string, unknown>>)[step] : undefined
      return isRow ? step + idOf(value) : step
    })
    .join('.')
}
