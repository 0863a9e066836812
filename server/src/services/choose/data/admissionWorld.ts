import type { SchoolLineRow } from '@/domain/admission/schoolLine'
import type { Content } from '../../../authoring/Content'
import { baseKinds } from '../../../authoring/kinds/baseKinds'
import { chooseKinds } from '../../../authoring/kinds/chooseKinds'
import { levelOf } from './levels'
import { latestLineOf, type ProgrammeRow, type ProgrammeSchool } from './ProgrammeRow'
import { lineProgrammes, listProgrammes } from './recordProgrammes'
import { sampleProgrammes, type SampleSchool } from './sampleProgrammes'

type ChooseFiles = ReturnType<typeof filesOf>
type AuthoredSchool = ReturnType<typeof recruiting>[number]

const filesOf = (content: Content) => content.of(chooseKinds)

/** The schools that recruit graduates. */
export const recruiting = (content: Content) =>
  content.of(baseKinds).schools.filter(({ recruits }) => recruits)

const SAMPLED_KIND = '高等学校'

const placed = ({ id, province, region, tier }: AuthoredSchool): ProgrammeSchool => ({
  schoolId: id,
  province,
  region,
  level: levelOf(tier),
})

const linesBySchool = (files: ChooseFiles): ReadonlyMap<string, SchoolLineRow[]> => {
  const bySchool = new Map<string, SchoolLineRow[]>()
  for (const [schoolId, year, degree, codes, , total, , scope] of files['school-lines'].rows) {
    const known = bySchool.get(schoolId) ?? []
    known.push({
      year,
      degree: degree === 'a' ? 'academic' : 'professional',
      codes,
      total,
      scope: scope === 's' ? 'school' : 'programme',
    })
    bySchool.set(schoolId, known)
  }
  return bySchool
}

const samples = (content: Content, records: readonly ProgrammeRow[]): ProgrammeRow[] => {
  const files = filesOf(content)
  const known = new Map<string, Set<string>>()
  for (const { schoolId, firstCode } of records)
    known.set(schoolId, (known.get(schoolId) ?? new Set()).add(firstCode))
  const lines = linesBySchool(files)
  const world = {
    model: files['programme-model'],
    disciplines: files.disciplines.list.filter(
      ({ kind, code }) => kind !== 'variant' && !code.startsWith('11'),
    ),
    national: files['national-lines'].rows,
    papers: new Map(files['exam-units'].list.map(({ code, name, full }) => [code, { code, name, full }])),
  }
  return recruiting(content)
    .filter(({ kind }) => kind === SAMPLED_KIND)
    .flatMap((school) => {
      const sampled: SampleSchool = {
        ...placed(school),
        type: school.type,
        lines: lines.get(school.id) ?? [],
        known: known.get(school.id) ?? new Set(),
      }
      return sampleProgrammes(sampled, world)
    })
}

/** Merges the years of programmes with equal texts. */
const merged = (rows: readonly ProgrammeRow[]): ProgrammeRow[] => {
  const byId = new Map<string, ProgrammeRow>()
  for (const row of rows) {
    const known = byId.get(row.programmeId)
    const more = row.years.filter(({ year }) => !known?.years.some((one) => one.year === year))
    const years = [...(known?.years ?? []), ...more].sort((one, other) => other.year - one.year)
    byId.set(row.programmeId, { ...row, ...known, years, ...latestLineOf(years) })
  }
  return [...byId.values()]
}

/** All programmes: published ones, then generated samples where a school has no figures of its own. */
export const allProgrammes = (content: Content): ProgrammeRow[] => {
  const files = filesOf(content)
  const schools = new Map(recruiting(content).map((school) => [school.id, placed(school)]))
  const records = [
    ...listProgrammes(files['programme-records'].list, schools),
    ...lineProgrammes(files['school-lines'].rows, schools),
  ]
  return merged([...records, ...samples(content, records)])
}
