/** Signs with which spreadsheets begin a formula, also in their full-width forms. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(?:\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

export type CsvCell = string | number

/** A cell that no spreadsheet takes for a formula: numbers stay numbers, texts of digits stay texts. */
const cellOf = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell)
  const isText = FORMULA.test(cell) && !NUMBER.test(cell)
  // Eleven digits would be shown as 1.38E+10.
  const isDigits = /^\d{8,}$/.test(cell)
  const safe = isText || isDigits ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** UTF-8 with a byte order mark, so that spreadsheets read Chinese; CRLF between rows. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
