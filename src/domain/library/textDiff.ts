/** A run of words of the new or the old text. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Words: runs of Latin letters and digits, formulas as a whole, and single Chinese characters and signs. */
const WORD = /\$[^$]*\$|[A-Za-z0-9]+|[\s\S]/gu

const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** Lengths of the longest common subsequences of all ends of two lists. */
const commonLengths = (a: readonly string[], b: readonly string[]): Uint16Array[] => {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? new Uint16Array()
      const below = table[i + 1] ?? new Uint16Array()
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

const joined = (parts: readonly DiffPart[]): DiffPart[] => {
  const out: DiffPart[] = []
  for (const part of parts) {
    const last = out[out.length - 1]
    if (last?.kind === part.kind) out[out.length - 1] = { kind: part.kind, text: last.text + part.text }
    else out.push(part)
  }
  return out
}

/** Diffs two short texts by words (longest common subsequence). Removed words come before added ones. */
export const textDiff = (before: string, after: string): DiffPart[] => {
  const a = wordsOf(before)
  const b = wordsOf(after)
  const table = commonLengths(a, b)
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const isSame = i < a.length && j < b.length && a[i] === b[j]
    const isRemoved = j >= b.length || (i < a.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    if (isSame) parts.push({ kind: 'same', text: a[i] ?? '' })
    else if (isRemoved) parts.push({ kind: 'removed', text: a[i] ?? '' })
    else parts.push({ kind: 'added', text: b[j] ?? '' })
    if (isSame || isRemoved) i += 1
    if (isSame || !isRemoved) j += 1
  }
  return joined(parts)
}

interface Section {
  readonly title: string
  readonly items: readonly { readonly pointId: string; readonly text: string }[]
}

/** An item of a syllabus with its difference from an older one. */
export interface ComparedItem {
  readonly pointId: string
  readonly change: 'same' | 'changed' | 'added' | 'removed'
  readonly parts: readonly DiffPart[]
}

const comparedItem = (pointId: string, before: string | undefined, after: string): ComparedItem => {
  if (before === undefined) return { pointId, change: 'added', parts: [{ kind: 'added', text: after }] }
  if (before === after) return { pointId, change: 'same', parts: [{ kind: 'same', text: after }] }
  return { pointId, change: 'changed', parts: textDiff(before, after) }
}

/** Compares two editions of a syllabus item by item; removed items follow those of their section. */
export const compareSections = (
  before: readonly Section[],
  after: readonly Section[],
): { readonly title: string; readonly items: readonly ComparedItem[] }[] => {
  const old = new Map(before.flatMap(({ items }) => items.map(({ pointId, text }) => [pointId, text])))
  const now = new Set(after.flatMap(({ items }) => items.map(({ pointId }) => pointId)))
  const removedOf = (title: string): ComparedItem[] =>
    (before.find((section) => section.title === title)?.items ?? [])
      .filter(({ pointId }) => !now.has(pointId))
      .map(({ pointId, text }) => ({ pointId, change: 'removed', parts: [{ kind: 'removed', text }] }))
  const gone = before.filter(({ title }) => !after.some((section) => section.title === title))
  return [
    ...after.map(({ title, items }) => ({
      title,
      items: [
        ...items.map(({ pointId, text }) => comparedItem(pointId, old.get(pointId), text)),
        ...removedOf(title),
      ],
    })),
    ...gone.map(({ title }) => ({ title, items: removedOf(title) })),
  ].filter(({ items }) => items.length > 0)
}
