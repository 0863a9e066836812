import type { ListedYear, OfficialLine, ProgrammeFacts } from '../chance/forecastLine'
import { type LineQuery, type NationalLineRow, nationalLineOf, newestNationalLine } from './nationalLine'
import type { ProgrammeYear } from './programmeYear'

/** Known facts of a programme. */
export interface KnownProgramme {
  readonly code: string
  readonly degree: 'academic' | 'professional' | 'unknown'
  readonly region: 'A' | 'B'
  /** 3 for 985, 2 for 211, 1 for 双一流, 0 for others. */
  readonly level: number
  readonly fullMarks: number
  readonly years: readonly ProgrammeYear[]
}

const ENGINEERING = /^08/

/** Inputs of the chance model, from records, national lines and the school's basic line. */
export const programmeFacts = (
  programme: KnownProgramme,
  targetYear: number,
  national: readonly NationalLineRow[],
  basic: { readonly year: number; readonly total: number } | undefined,
): ProgrammeFacts => {
  const { code, degree, region, level, years } = programme
  const query = (year: number): LineQuery => ({ year, code, degree, region })
  const totalIn = (year: number): number | undefined => nationalLineOf(national, query(year))?.total
  const newest = newestNationalLine(national, query(targetYear))
  const lists = years.flatMap(({ year, low, admitted, sd }): ListedYear[] => {
    const nationalLine = totalIn(year)
    if (low === null || admitted === null || nationalLine === undefined) return []
    return [{ year, low, nationalLine, admitted, ...(sd !== null && { sd }) }]
  })
  const officialIn = (year: number, line: number | null | undefined): OfficialLine | null => {
    const nationalLine = totalIn(year)
    return line === null || line === undefined || nationalLine === undefined
      ? null
      : { year, line, nationalLine }
  }
  const lastYear = years.find(({ year }) => year === targetYear - 1)
  const isEngineering = ENGINEERING.test(code)
  return {
    targetYear,
    is985: level === 3,
    region,
    hasPool: isEngineering && level > 0,
    isEngineering,
    fullMarks: programme.fullMarks,
    nationalLine: newest ? { total: newest.total, isPublished: newest.year === targetYear } : null,
    official: officialIn(targetYear - 1, lastYear?.line),
    basic: basic ? officialIn(basic.year, basic.total) : null,
    lists,
  }
}
