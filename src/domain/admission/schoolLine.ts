/** A line that a school published: its basic line for categories or codes, or the line of one programme. */
export interface SchoolLineRow {
  readonly year: number
  readonly degree: 'academic' | 'professional'
  /** A category, code, list with / or comma, or range with -; words behind a blank limit it to a college or tier. */
  readonly codes: string
  readonly total: number
  readonly scope: 'school' | 'programme'
}

const inPart = (part: string, code: string): boolean => {
  const [from = '', to] = part.split('-')
  if (!to) return from !== '' && code.startsWith(from)
  const length = from.length
  const head = code.slice(0, length)
  return head >= from && head <= to.slice(0, length)
}

/** Whether a published line covers a code. A line limited by a note covers no code completely. */
export const coversCode = (codes: string, code: string): boolean =>
  /^[\d\s,/，、-]+$/.test(codes) && codes.split(/[\s,/，、]+/).some((part) => inPart(part, code))

/** The basic line of a school for a code in a year: the most exact one. */
export const basicLineOf = <R extends SchoolLineRow>(
  rows: readonly R[],
  { year, code, degree }: { year: number; code: string; degree: 'academic' | 'professional' },
): R | undefined =>
  rows
    .filter(
      (row) =>
        row.scope === 'school' && row.year === year && row.degree === degree && coversCode(row.codes, code),
    )
    .sort((one, other) => exactness(other.codes, code) - exactness(one.codes, code))[0]

const exactness = (codes: string, code: string): number =>
  Math.max(
    ...codes
      .split(/[\s,/，、]+/)
      .filter((part) => inPart(part, code))
      .map((part) => (part.includes('-') ? 3 : part.length)),
  )
