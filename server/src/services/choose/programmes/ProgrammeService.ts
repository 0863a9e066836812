import type { ProgrammeDetail, ProgrammePage } from '@/contracts/choose/programmes'
import { fullMarksOf, shapeOfUnits, type ExamShape } from '@/domain/admission/examScores'
import {
  degreeOfCode,
  nationalLineOf,
  newestNationalLine,
  type NationalLineRow,
} from '@/domain/admission/nationalLine'
import { programmeFacts } from '@/domain/admission/programmeFacts'
import { basicLineOf } from '@/domain/admission/schoolLine'
import { targetYearOf } from '@/domain/admission/targetYear'
import type { ProgrammeFacts } from '@/domain/chance/forecastLine'
import type { Clock } from '../../../ports/Clock'
import type { AdmissionData } from '../AdmissionData'
import type { LineRecordsOf } from '../lines/LineRecordsOf'
import type { SchoolLineRecord } from '../lines/LineRepository'
import { orMissing } from '../orMissing'
import type { SearchService } from '../search/SearchService'
import {
  COUNTED,
  type Cursor,
  type ProgrammeFilter,
  type ProgrammeRecord,
  type ProgrammeRepository,
  type ProgrammeSort,
} from './ProgrammeRepository'
import { toProgrammeRow } from './toProgrammeRow'

export interface ProgrammeQuery {
  readonly keyword?: string | undefined
  readonly school: readonly string[]
  readonly code: readonly string[]
  readonly province: readonly string[]
  readonly level: readonly string[]
  readonly degree?: 'academic' | 'professional' | undefined
  readonly maths?: string | undefined
  readonly real?: string | undefined
  readonly sort: ProgrammeSort
  readonly cursor?: string | undefined
  readonly size: number
}

interface ProgrammeDeps {
  readonly programmes: ProgrammeRepository
  readonly lines: LineRecordsOf
  readonly data: AdmissionData
  readonly search: SearchService
  readonly clock: Clock
}

/** Papers of the management exam and of whole-subject papers, where a programme lists none. */
const TWO_PAPERS = /^125[1-7]/

export const shapeOf = ({ papers, code }: ProgrammeRecord['programme']): ExamShape =>
  papers.length > 0 ? shapeOfUnits(papers.length) : TWO_PAPERS.test(code) ? 'two' : 'four'

const cursorOf = (text: string | undefined): Cursor | undefined => {
  const at = text?.indexOf('_') ?? -1
  return text === undefined || at < 0
    ? undefined
    : { value: Number(text.slice(0, at)), id: text.slice(at + 1) }
}

const valueOf = (row: ProgrammeRecord['programme'], sort: ProgrammeSort): number =>
  (sort === 'heat' ? row.heat : sort === 'line' ? row.latestLine : row.competition) ?? 0

/** Everything that facts of programmes are made of, read once for many. */
export interface FactsBasis {
  readonly targetYear: number
  readonly national: readonly NationalLineRow[]
  readonly basic: ReadonlyMap<string, readonly SchoolLineRecord[]>
}

/** Programmes: lists, detail, and the facts behind a chance. */
export class ProgrammeService {
  constructor(private readonly deps: ProgrammeDeps) {}

  async page(query: ProgrammeQuery): Promise<ProgrammePage> {
    const { sort, cursor, size } = query
    const filter = await this.filterOf(query)
    if (!filter) return { list: [], next: null, total: 0, more: false }
    const rows = await this.deps.programmes.page(filter, sort, cursorOf(cursor), size + 1)
    const shown = rows.slice(0, size)
    const last = shown.at(-1)?.programme
    const total = cursor === undefined ? await this.deps.programmes.count(filter, sort) : null
    return {
      list: shown.map(toProgrammeRow),
      next: rows.length > size && last ? `${valueOf(last, sort)}_${last.programmeId}` : null,
      total: total === null ? null : Math.min(total, COUNTED),
      more: total !== null && total > COUNTED,
    }
  }

  async detail(id: string, examYear: number | undefined): Promise<ProgrammeDetail> {
    const [found] = await this.deps.programmes.byIds([id])
    const record = orMissing(found)
    const { programme } = record
    const basis = await this.basisFor([record], examYear)
    const { code, degree, region } = programme
    const query = (year: number) => ({ year, code, degree, region })
    const line = newestNationalLine(basis.national, query(basis.targetYear))
    const { bands } = await this.deps.data.rules()
    return {
      ...toProgrammeRow(record),
      exemptShare: programme.exemptShare,
      papers: [...programme.papers],
      shape: shapeOf(programme),
      years: programme.years.map((year) => ({
        ...year,
        nationalLine: nationalLineOf(basis.national, query(year.year))?.total ?? null,
      })),
      facts: copyFacts(this.factsOf(record, basis)),
      singles: { hundred: line?.hundred ?? null, above: line?.above ?? null },
      bands,
      retired: programme.retired,
      source: await this.deps.data.source('programme-records'),
    }
  }

  /** Reads what facts are made of for many programmes in two statements. */
  async basisFor(records: readonly ProgrammeRecord[], examYear?: number): Promise<FactsBasis> {
    const targetYear = examYear ?? targetYearOf(this.deps.clock())
    const { rows } = await this.deps.data.nationalLines()
    const ids = [...new Set(records.map(({ programme }) => programme.schoolId))]
    const basic = new Map<string, SchoolLineRecord[]>()
    for (const line of await this.deps.lines.basic(ids, targetYear - 1))
      basic.set(line.schoolId, [...(basic.get(line.schoolId) ?? []), line])
    return { targetYear, national: rows, basic }
  }

  factsOf({ programme }: ProgrammeRecord, { targetYear, national, basic }: FactsBasis): ProgrammeFacts {
    const { code, degree, region, level, years, schoolId } = programme
    const wanted = degree === 'unknown' ? degreeOfCode(code) : degree
    const line = basicLineOf(basic.get(schoolId) ?? [], { year: targetYear - 1, code, degree: wanted })
    const known = { code, degree, region, level, years, fullMarks: fullMarksOf(shapeOf(programme)) }
    return programmeFacts(known, targetYear, national, line)
  }

  byIds(ids: readonly string[]): Promise<ProgrammeRecord[]> {
    return this.deps.programmes.byIds(ids)
  }

  near(filter: ProgrammeFilter, from: number, to: number, most: number): Promise<ProgrammeRecord[]> {
    return this.deps.programmes.near(filter, from, to, most)
  }

  /** The filter of a query; undefined where a keyword fits nothing. */
  private async filterOf(query: ProgrammeQuery): Promise<ProgrammeFilter | undefined> {
    const filter: ProgrammeFilter = {
      schoolIds: query.school,
      codes: query.code,
      provinces: query.province,
      levels: query.level.map(Number),
      degree: query.degree,
      maths: query.maths,
      isReal: query.real === '1',
    }
    if (!query.keyword) return filter
    return this.deps.search.narrow(filter, query.keyword)
  }
}

const copyFacts = (facts: ProgrammeFacts) => ({ ...facts, lists: facts.lists.map((list) => ({ ...list })) })
