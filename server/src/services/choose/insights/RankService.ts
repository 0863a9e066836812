import type { RankRow, rankKeys } from '@/contracts/choose/insights'
import { nationalLineOf } from '@/domain/admission/nationalLine'
import type { AdmissionData } from '../AdmissionData'
import type { ProgrammeRecord } from '../programmes/ProgrammeRepository'
import { toProgrammeRow } from '../programmes/toProgrammeRow'
import type { RankRepository } from './RankRepository'

type RankKey = (typeof rankKeys)[number]

/** The highest lines of a category hold the largest distances from the national line, too. */
const MOST_LINED = 600

const RULES: Readonly<Record<'gap', string>> = {
  gap: '按最近一年每个统考名额对应的报考人数从高到低；推免名额不计',
}

/** Rankings of programmes. */
export class RankService {
  constructor(
    private readonly ranks: RankRepository,
    private readonly data: AdmissionData,
  ) {}

  async page(key: RankKey, code: string, page: number, size: number) {
    const { ranks, limits } = await this.data.rules()
    const rule = key === 'gap' ? RULES.gap : (ranks.find((one) => one.key === key)?.rule ?? '')
    const last = Math.min(page * size, limits.rank)
    const first = Math.min((page - 1) * size, last)
    const { rows, total } =
      key === 'difficulty'
        ? await this.difficulty(code, first, last)
        : await this.ranks.page(key, code, page, size)
    const shown = rows.slice(0, Math.max(0, last - first))
    return {
      list: shown.map((row, at): RankRow => ({
        ...toProgrammeRow(row),
        rank: first + at + 1,
        value: row.value,
      })),
      total: Math.min(total, limits.rank),
      page,
      size,
      rule,
      samples: shown.some(({ programme }) => programme.origin === 'sample'),
    }
  }

  private async difficulty(code: string, first: number, last: number) {
    const { rows: national } = await this.data.nationalLines()
    const valued = (await this.ranks.lined(code, MOST_LINED)).flatMap((record) => {
      const value = this.excess(record, national)
      return value === undefined ? [] : [{ ...record, value }]
    })
    const sorted = valued.sort((one, other) => other.value - one.value)
    return { rows: sorted.slice(first, last), total: sorted.length }
  }

  private excess(
    { programme }: ProgrammeRecord,
    national: Parameters<typeof nationalLineOf>[0],
  ): number | undefined {
    const { latestYear, latestLine, code, degree, region } = programme
    if (latestYear === null || latestLine === null) return undefined
    const line = nationalLineOf(national, { year: latestYear, code, degree, region })
    return line && latestLine - line.total
  }
}
