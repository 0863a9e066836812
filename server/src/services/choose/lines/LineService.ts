import type { AdmissionCalendar, NationalLines } from '@/contracts/choose/lines'
import type { SchoolLine, SchoolLines, SelfLineSchools } from '@/contracts/choose/schools'
import { basicLineOf, coversCode } from '@/domain/admission/schoolLine'
import { targetYearOf } from '@/domain/admission/targetYear'
import type { Clock } from '../../../ports/Clock'
import type { AdmissionData } from '../AdmissionData'
import type { LineRecordsOf } from './LineRecordsOf'
import type { LineRepository, SchoolLineRecord } from './LineRepository'

const newestFirst = (years: readonly number[]): number[] =>
  [...new Set(years)].sort((one, other) => other - one)

const toSchoolLine = (row: SchoolLineRecord): SchoolLine => ({
  year: row.year,
  degree: row.degree,
  codes: row.codes,
  name: row.name,
  total: row.total,
  singles: row.singles && [...row.singles],
  scope: row.scope,
  verified: row.verified,
})

/** Lines and dates: national, of schools, of programmes. */
export class LineService implements LineRecordsOf {
  constructor(
    private readonly lines: LineRepository,
    private readonly data: AdmissionData,
    private readonly clock: Clock,
  ) {}

  async national(year: number | undefined): Promise<NationalLines> {
    const { rows, notices, source } = await this.data.nationalLines()
    const years = newestFirst(rows.map((row) => row.year))
    const shown = year ?? years[0] ?? 0
    return {
      year: shown,
      years,
      rows: rows.filter((row) => row.year === shown),
      notice: notices.find((notice) => notice.year === shown) ?? null,
      source,
    }
  }

  async ofSchool(schoolId: string, year: number | undefined, code: string | undefined): Promise<SchoolLines> {
    const years = newestFirst((await this.lines.of(schoolId, undefined)).map((row) => row.year))
    const shown = year ?? years[0] ?? null
    const rows = shown === null ? [] : await this.lines.of(schoolId, shown)
    const notices = (await this.data.schoolNotices())
      .filter((notice) => notice.schoolId === schoolId && notice.year === shown)
      .flatMap((notice) => notice.urls.map((url) => ({ year: notice.year, url })))
      .filter(({ url }) => url.startsWith('http'))
    return {
      year: shown,
      years,
      lines: rows.filter(({ codes }) => code === undefined || coversCode(codes, code)).map(toSchoolLine),
      notices,
      source: await this.data.source('school-lines'),
    }
  }

  async selfLines(
    year: number | undefined,
    code: string,
    degree: 'academic' | 'professional',
  ): Promise<SelfLineSchools> {
    const years = await this.lines.years()
    const shown = year ?? years[0] ?? 0
    const schools = await this.lines.selfLineSchools()
    const rows = await this.lines.basic(
      schools.map(({ schoolId }) => schoolId),
      shown,
    )
    return {
      year: shown,
      years,
      schools: schools.map((school) => {
        const own = rows.filter(({ schoolId }) => schoolId === school.schoolId)
        const line = basicLineOf(own, { year: shown, code, degree })
        return { ...school, line: line ? toSchoolLine(line) : null }
      }),
      source: await this.data.source('school-lines'),
    }
  }

  basic(schoolIds: readonly string[], year: number): Promise<SchoolLineRecord[]> {
    return this.lines.basic(schoolIds, year)
  }

  async calendar(examYear: number | undefined): Promise<AdmissionCalendar> {
    const { events, source } = await this.data.calendar()
    const shown = examYear ?? targetYearOf(this.clock())
    return {
      examYear: shown,
      years: newestFirst(events.map((event) => event.examYear)),
      events: events
        .filter((event) => event.examYear === shown)
        .sort((one, other) => one.start.localeCompare(other.start))
        .map(({ examYear: _examYear, ...event }) => event),
      source,
    }
  }
}
