/** A line of a table with the number that an editor shows for it. */
export interface TableLine {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** A cell that cannot be loaded. */
export interface RejectedCell {
  readonly line: number
  readonly column: string
  readonly reason: string
}

/** Reads the cells of one line; problems are collected, so that one run names them all. */
export class LineReader<Column extends string> {
  readonly rejected: RejectedCell[] = []

  /** `needed` are the columns that may not be empty. */
  constructor(
    private readonly source: TableLine,
    private readonly needed: readonly Column[],
  ) {}

  text(column: Column): string {
    const value = this.source.cells[column]?.trim() ?? ''
    if (value === '' && this.needed.includes(column)) this.reject(column, '不能为空')
    return value
  }

  number(column: Column, max: number, isWhole = true): number | null {
    const value = this.text(column).replace(/%$/, '')
    if (value === '') return null
    const parsed = Number(value)
    if (!Number.isFinite(parsed) || parsed < 0 || parsed > max || (isWhole && !Number.isInteger(parsed)))
      return this.reject(column, `应为 0 到 ${max} 的${isWhole ? '整数' : '数字'}，写的是“${value}”`)
    return parsed
  }

  choice<T>(column: Column, choices: Readonly<Record<string, T>>): T | null {
    const value = this.text(column)
    if (value === '') return null
    return choices[value] ?? this.reject(column, `应为${Object.keys(choices).join('、')}之一`)
  }

  reject(column: Column, reason: string): null {
    this.rejected.push({ line: this.source.line, column, reason })
    return null
  }
}
