import type * as v from 'valibot'
import { degreeOfCode } from '@/domain/admission/nationalLine'
import type { ProgrammeYear } from '@/domain/admission/programmeYear'
import type { chooseKinds, RecordYear } from '../../../authoring/kinds/chooseKinds'
import {
  programmeBase,
  programmeIdOf,
  type ProgrammeRow,
  type ProgrammeSchool,
  type ProgrammeTexts,
} from './ProgrammeRow'

type Files = (typeof chooseKinds)['files']
type Records = v.InferOutput<Files['programme-records']>['list']
type Lines = v.InferOutput<Files['school-lines']>['rows']

/** Names under which schools enrol for either degree. */
const EITHER_DEGREE = /软件工程|人工智能|网络空间安全/
/** The interquartile range of a normal distribution is 1.349 standard deviations. */
export const QUARTILE_WIDTH = 1.349

/** Totals are whole; a few lists carry rounding errors of spreadsheets. */
const wholeOf = (total: number | null | undefined): number | null =>
  total === null || total === undefined ? null : Math.round(total)

const yearOf = ({ year, listed, admitted, onlyAdmitted, init, adm, q }: RecordYear): ProgrammeYear => ({
  year,
  line: null,
  low: wholeOf((onlyAdmitted ? adm : init)?.[0]),
  mean: adm?.[1] ?? null,
  high: wholeOf(adm?.[3]),
  sd: q ? Math.round(((q[1] - q[0]) / QUARTILE_WIDTH) * 10) / 10 : null,
  listed,
  admitted,
  applicants: null,
  listType: onlyAdmitted ? 'admitted' : 'full',
})

const lineYear = (year: number, line: number): ProgrammeYear => ({
  year,
  line,
  low: null,
  mean: null,
  high: null,
  sd: null,
  listed: null,
  admitted: null,
  applicants: null,
  listType: null,
})

const rowOf = (
  school: ProgrammeSchool,
  texts: ProgrammeTexts,
  years: readonly ProgrammeYear[],
): ProgrammeRow => ({
  ...programmeBase(school, texts, years),
  programmeId: programmeIdOf(school.schoolId, [texts.code, texts.dept, texts.name]),
  origin: 'record',
  quota: null,
  exemptShare: null,
  papers: [],
  maths: 'unknown',
  competition: null,
  heat: (years[0]?.listed ?? 0) + school.level * 5,
})

const newestFirst = (years: readonly ProgrammeYear[]): ProgrammeYear[] =>
  [...years].sort((one, other) => other.year - one.year)

/** Programmes out of published retest and admission lists. */
export const listProgrammes = (
  records: Records,
  schools: ReadonlyMap<string, ProgrammeSchool>,
): ProgrammeRow[] =>
  records.flatMap(({ schoolId, dept, major, code, years }) => {
    const school = schools.get(schoolId)
    const degree = EITHER_DEGREE.test(major) ? 'unknown' : degreeOfCode(code)
    return school ? [rowOf(school, { code, name: major, dept, degree }, newestFirst(years.map(yearOf)))] : []
  })

/** Programmes whose own line a school published. */
export const lineProgrammes = (
  lines: Lines,
  schools: ReadonlyMap<string, ProgrammeSchool>,
): ProgrammeRow[] => {
  const found = new Map<
    string,
    { school: ProgrammeSchool; code: string; name: string; years: ProgrammeYear[] }
  >()
  for (const [schoolId, year, , codes, name, total, , scope] of lines) {
    const school = schools.get(schoolId)
    const code = /^\d{4,6}/.exec(codes)?.[0]
    if (scope !== 'p' || !school || !code) continue
    const key = `${schoolId}|${code}|${name}`
    const known = found.get(key) ?? { school, code, name, years: [] }
    known.years.push(lineYear(year, total))
    found.set(key, known)
  }
  return [...found.values()].map(({ school, code, name, years }) => {
    const [, title = name, dept = ''] = /^([^（]+)(?:（(.+)）)?$/.exec(name) ?? []
    return rowOf(school, { code, name: title, dept, degree: degreeOfCode(code) }, newestFirst(years))
  })
}
