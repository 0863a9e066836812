import type { SchoolDetail, SchoolFilters } from '@/contracts/choose/schools'
import type { SchoolRow } from '@/contracts/choose/fields'
import type { NameRepository } from '../../../repository/NameRepository'
import type { AdmissionData } from '../AdmissionData'
import { orMissing } from '../orMissing'
import type { SchoolFilter, SchoolRecord, SchoolRepository } from './SchoolRepository'

export interface SchoolQuery {
  readonly keyword?: string | undefined
  readonly province: readonly string[]
  readonly type: readonly string[]
  readonly level: readonly string[]
  readonly page: number
  readonly size: number
}

const MOST_FOUND = 60

export const toSchoolRow = (row: SchoolRecord): SchoolRow => ({
  schoolId: row.schoolId,
  name: row.name,
  province: row.province,
  city: row.city,
  region: row.region,
  type: row.type,
  tier: row.tier,
  programmes: row.programmes,
})

/** Schools: search, filters, detail. */
export class SchoolService {
  constructor(
    private readonly schools: SchoolRepository,
    private readonly names: NameRepository,
    private readonly data: AdmissionData,
  ) {}

  async page({ keyword, province, type, level, page, size }: SchoolQuery) {
    const filter: SchoolFilter = { provinces: province, types: type, levels: level.map(Number) }
    if (!keyword) {
      const { list, total } = await this.schools.page(filter, page, size)
      return { list: list.map(toSchoolRow), total, page, size }
    }
    const found = await this.names.find('school', keyword, MOST_FOUND)
    const rank = new Map(found.map(({ id }, at) => [id, at]))
    const { list } = await this.schools.page({ ...filter, ids: [...rank.keys()] }, 1, MOST_FOUND)
    const sorted = list.sort((one, other) => (rank.get(one.schoolId) ?? 0) - (rank.get(other.schoolId) ?? 0))
    const rows = sorted.slice((page - 1) * size, page * size).map(toSchoolRow)
    return { list: rows, total: sorted.length, page, size }
  }

  filters(): Promise<SchoolFilters> {
    return this.schools.filters()
  }

  async detail(id: string): Promise<SchoolDetail> {
    const [school] = await this.schools.byIds([id])
    const found = orMissing(school)
    const notices = (await this.data.schoolNotices())
      .filter(({ schoolId }) => schoolId === id)
      .flatMap(({ year, urls }) =>
        urls.map((text) => ({ year, url: /https?:\/\/[^\s（]+/.exec(text)?.[0] ?? '' })),
      )
      .filter(({ url }) => url !== '')
    return {
      ...toSchoolRow(found),
      code: found.code,
      kind: found.kind,
      facts: {
        ...found.facts,
        marks: [...found.facts.marks],
        aliases: [...found.facts.aliases],
        formerly: [...found.facts.formerly],
      },
      notices: notices.sort((one, other) => other.year - one.year),
      categories: await this.schools.categories(id),
      lineYears: await this.schools.lineYears(id),
      source: await this.data.source('school-lines'),
    }
  }
}
