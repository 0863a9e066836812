import { nationalLineRow } from '@/domain/admission/nationalLine'
import type { ScoreData } from '../ScoreData'

/** National lines of a major by year. */
export class LineHistory {
  constructor(private readonly data: ScoreData) {}

  async of(code: string, degree: 'academic' | 'professional') {
    const { rows } = await this.data.nationalLines()
    const years = [...new Set(rows.map(({ year }) => year))].sort((one, other) => one - other)
    return years.flatMap((year) => {
      const row = nationalLineRow(rows, { year, code, degree, region: 'A' })
      return row ? [{ year, name: row.name, a: row.a, b: row.b }] : []
    })
  }
}
