import type { Comparison } from '@/contracts/choose/insights'
import { nationalLineOf } from '@/domain/admission/nationalLine'
import { ApiError } from '../../../http/ApiError'
import type { AdmissionData } from '../AdmissionData'
import type { SchoolRecord, SchoolRepository } from '../catalogue/SchoolRepository'
import { toSchoolRow } from '../catalogue/SchoolService'
import type { ProgrammeRecord, ProgrammeRepository } from '../programmes/ProgrammeRepository'
import type { ProgrammeService } from '../programmes/ProgrammeService'

interface CompareDeps {
  readonly schools: SchoolRepository
  readonly rows: ProgrammeRepository
  readonly programmes: ProgrammeService
  readonly data: AdmissionData
}

const MOST_PROGRAMMES = 50
const FEWEST_SHARED = 2

const medianOf = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted.length > 0 ? (sorted[Math.floor(sorted.length / 2)] ?? null) : null
}

/** Schools side by side. */
export class CompareService {
  constructor(private readonly deps: CompareDeps) {}

  async compare(schoolIds: readonly string[], code: string | undefined): Promise<Comparison> {
    const { limits } = await this.deps.data.rules()
    const ids = [...new Set(schoolIds)]
    if (ids.length < limits.compareMin || ids.length > limits.compareMax) throw new ApiError('compareCount')
    const schools = await this.deps.schools.byIds(ids)
    if (schools.length !== ids.length) throw new ApiError('notFound')
    const filter = { codes: [], provinces: [], levels: [], isReal: false }
    const rows = await Promise.all(
      ids.map((id) =>
        this.deps.rows.page({ ...filter, schoolIds: [id] }, 'heat', undefined, MOST_PROGRAMMES),
      ),
    )
    const all = rows.flat()
    const compared = await Promise.all(
      ids.map((id, at) =>
        this.school(
          schools.find(({ schoolId }) => schoolId === id),
          rows[at] ?? [],
          code,
        ),
      ),
    )
    if (code !== undefined && compared.every(({ programme }) => programme === null))
      throw new ApiError('compareMajor')
    return { schools: compared, shared: this.shared(all) }
  }

  private async school(
    record: SchoolRecord | undefined,
    rows: readonly ProgrammeRecord[],
    code: string | undefined,
  ) {
    if (!record) throw new ApiError('notFound')
    const { rows: national } = await this.deps.data.nationalLines()
    const excesses = rows.flatMap(({ programme }) => {
      const { latestYear: year, latestLine, degree, region } = programme
      if (year === null || latestLine === null) return []
      const line = nationalLineOf(national, { year, code: programme.code, degree, region })
      return line ? [latestLine - line.total] : []
    })
    const fitting = rows.find(
      ({ programme }) => code !== undefined && programme.firstCode === code.slice(0, 4),
    )
    return {
      ...toSchoolRow(record),
      level: record.level,
      marks: [...record.facts.marks],
      recommends: record.facts.recommends,
      excess: medianOf(excesses),
      competition: medianOf(rows.flatMap(({ programme }) => programme.competition ?? [])),
      quota: medianOf(rows.flatMap(({ programme }) => programme.quota ?? [])),
      samples: rows.some(({ programme }) => programme.origin === 'sample'),
      programme: fitting ? await this.deps.programmes.detail(fitting.programme.programmeId, undefined) : null,
    }
  }

  private shared(rows: readonly ProgrammeRecord[]) {
    const schools = new Map<string, { name: string; ids: Set<string> }>()
    for (const { programme } of rows) {
      const known = schools.get(programme.firstCode) ?? { name: programme.name, ids: new Set() }
      known.ids.add(programme.schoolId)
      schools.set(programme.firstCode, known)
    }
    return [...schools]
      .filter(([, { ids }]) => ids.size >= FEWEST_SHARED)
      .sort(([, one], [, other]) => other.ids.size - one.ids.size)
      .slice(0, 20)
      .map(([code, { name }]) => ({ code, name }))
  }
}
