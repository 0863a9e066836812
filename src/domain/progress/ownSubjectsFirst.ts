/** A list of subjects as a learner sees it: the own ones, and the others behind 全部科目. */
export interface OrderedSubjects<T> {
  readonly own: readonly T[]
  readonly others: readonly T[]
}

/**
 * Divides a list into the learner's subjects and the others; both keep the order of the list. A learner without a choice, or
 * whose subjects are not in the list, sees the whole list.
 */
export const ownSubjectsFirst = <T>(
  list: readonly T[],
  codeOf: (row: T) => string,
  chosen: readonly string[],
): OrderedSubjects<T> => {
  const own = list.filter((row) => chosen.includes(codeOf(row)))
  if (own.length === 0) return { own: list, others: [] }
  return { own, others: list.filter((row) => !chosen.includes(codeOf(row))) }
}

/** The same as one list: the learner's rows, then the others. */
export const sortOwnFirst = <T>(
  list: readonly T[],
  codeOf: (row: T) => string,
  chosen: readonly string[],
): readonly T[] => {
  const { own, others } = ownSubjectsFirst(list, codeOf, chosen)
  return [...own, ...others]
}
