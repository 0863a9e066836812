import { createHash } from 'node:crypto'
import type { ProgrammeYear } from '@/domain/admission/programmeYear'
import type { ExamPaper, programmes } from '../../../db/schema/schoolChoice'

export type ProgrammeRow = typeof programmes.$inferInsert

/** School fields stored with its programmes, for filters. */
export interface ProgrammeSchool {
  readonly schoolId: string
  readonly province: string
  readonly region: 'A' | 'B'
  readonly level: number
}

const ID_LENGTH = 10
const MATHS = ['301', '302', '303', '314', '396', '199']

/** A stable id for a programme that has no other name than its texts. */
export const programmeIdOf = (schoolId: string, parts: readonly string[]): string =>
  `${schoolId}-${createHash('sha1').update(parts.join('|')).digest('hex').slice(0, ID_LENGTH)}`

/** Which mathematics a programme asks: a code, or `none`. */
export const mathsOf = (papers: readonly ExamPaper[]): string =>
  papers.length === 0 ? 'unknown' : (papers.find(({ code }) => MATHS.includes(code))?.code ?? 'none')

/** The newest line: the official one, or the lowest score of the list. */
export const latestLineOf = (
  years: readonly ProgrammeYear[],
): { readonly latestYear: number | null; readonly latestLine: number | null } => {
  const [newest] = years
    .filter(({ line, low }) => line !== null || low !== null)
    .sort((one, other) => other.year - one.year)
  return { latestYear: newest?.year ?? null, latestLine: newest?.line ?? newest?.low ?? null }
}

export interface ProgrammeTexts {
  readonly code: string
  readonly name: string
  readonly dept: string
  readonly degree: ProgrammeRow['degree']
}

/** The columns that follow from the school, the texts and the years of a programme, whatever its origin. */
export const programmeBase = (
  { schoolId, province, region, level }: ProgrammeSchool,
  { code, name, dept, degree }: ProgrammeTexts,
  years: readonly ProgrammeYear[],
) => ({
  schoolId,
  code,
  firstCode: code.slice(0, 4),
  cat: code.slice(0, 2),
  name,
  dept,
  degree,
  fullTime: true,
  province,
  region,
  level,
  years,
  ...latestLineOf(years),
  retired: false,
})
