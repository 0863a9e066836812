/** The place in a list sorted by `seq`, or by heat and `seq`. */
export interface Place {
  readonly heat: number
  readonly seq: number
}

/** Reads a cursor; undefined for the first page. */
export const placeOf = (cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) return undefined
  const [first = '0', second] = cursor.split('_')
  return second === undefined ? { heat: 0, seq: Number(first) } : { heat: Number(first), seq: Number(second) }
}

/** A page out of one row more than it holds. */
export const slide = <T extends Place>(
  rows: readonly T[],
  size: number,
  sort: 'new' | 'hot' = 'new',
): { list: T[]; next?: string } => {
  const list = rows.slice(0, size)
  const last = list[list.length - 1]
  if (rows.length <= size || !last) return { list }
  return { list, next: sort === 'hot' ? `${last.heat}_${last.seq}` : String(last.seq) }
}
