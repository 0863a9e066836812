import Papa from 'papaparse'

/** Signs with which spreadsheets begin a formula, half-width and full-width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

const safe = (value: string | number): string | number =>
  typeof value === 'string' && FORMULA.test(value.trimStart()) && !/^-?\d+(?:\.\d+)?$/.test(value.trim())
    ? `'${value}`
    : value

/** A table as CSV that Excel opens in Chinese; texts that would run as formulas stay texts. */
export const asCsv = (fields: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...fields], data: rows.map((row) => row.map(safe)) })}\r\n`
