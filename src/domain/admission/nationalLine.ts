/** A row of the national lines: [total, single subject of 100 marks, single subject above 100 marks] by region. */
export interface NationalLineRow {
  readonly year: number
  readonly degree: 'academic' | 'professional' | 'both'
  readonly cat: string
  readonly name: string
  /** Disciplines or professional degrees that the row is limited to; empty for the rest of the category. */
  readonly codes: readonly string[]
  readonly a: LineFigures
  readonly b: LineFigures
}

export type LineFigures = readonly [total: number, hundred: number | null, above: number | null]

export interface LineQuery {
  readonly year: number
  readonly code: string
  readonly region: 'A' | 'B'
  readonly degree: 'academic' | 'professional' | 'unknown'
}

/** A national line for one major and region. */
export interface NationalLine {
  readonly year: number
  readonly name: string
  readonly total: number
  readonly hundred: number | null
  readonly above: number | null
}

const PROFESSIONAL_FROM = 51

/** Codes XX51 to XX69 are professional degrees, the others disciplines. */
export const degreeOfCode = (code: string): 'academic' | 'professional' => {
  const second = Number(code.slice(2, 4))
  return second >= PROFESSIONAL_FROM && second < 70 ? 'professional' : 'academic'
}

/** The row that governs a code: one that names it before the rest of its category. */
export const nationalLineRow = <R extends NationalLineRow>(
  rows: readonly R[],
  { year, code, degree }: LineQuery,
): R | undefined => {
  const wanted = degree === 'unknown' ? degreeOfCode(code) : degree
  const fitting = rows.filter(
    (row) =>
      row.year === year && row.cat === code.slice(0, 2) && (row.degree === 'both' || row.degree === wanted),
  )
  return (
    fitting.find(({ codes }) => codes.some((one) => code.startsWith(one))) ??
    fitting.find(({ codes }) => codes.length === 0)
  )
}

/** The national line of a major in a year; undefined where it is not in the data. */
export const nationalLineOf = (
  rows: readonly NationalLineRow[],
  query: LineQuery,
): NationalLine | undefined => {
  const row = nationalLineRow(rows, query)
  if (!row) return undefined
  const [total, hundred, above] = query.region === 'A' ? row.a : row.b
  return { year: query.year, name: row.name, total, hundred, above }
}

/** The newest national line up to a year. */
export const newestNationalLine = (
  rows: readonly NationalLineRow[],
  query: LineQuery,
): NationalLine | undefined => {
  const years = [...new Set(rows.map(({ year }) => year))].filter((year) => year <= query.year)
  for (const year of years.sort((one, other) => other - one)) {
    const line = nationalLineOf(rows, { ...query, year })
    if (line) return line
  }
  return undefined
}
