import type { Discipline } from '@/contracts/choose/fields'
import type { MajorDetail, MajorLine } from '@/contracts/choose/majors'
import { nationalLineRow } from '@/domain/admission/nationalLine'
import type { AdmissionData } from '../AdmissionData'
import { orMissing } from '../orMissing'
import type { DisciplineRecord, MajorRepository } from './MajorRepository'

const toDiscipline = ({ code, name, depth, kind, programmes }: DisciplineRecord): Discipline => ({
  code,
  name,
  depth,
  kind,
  programmes,
})

/** The entry of a list that names a code by its longest beginning. */
const closest = <T extends { readonly codes: readonly string[] }>(
  list: readonly T[],
  code: string,
): T | undefined =>
  list
    .flatMap((entry) =>
      entry.codes.filter((one) => code.startsWith(one)).map((one) => ({ entry, length: one.length })),
    )
    .sort((one, other) => other.length - one.length)[0]?.entry

/** Majors: the catalogue, and the detail of one. */
export class MajorService {
  constructor(
    private readonly majors: MajorRepository,
    private readonly data: AdmissionData,
  ) {}

  async below(parent: string | undefined): Promise<Discipline[]> {
    return (await this.majors.below(parent)).map(toDiscipline)
  }

  async detail(code: string): Promise<MajorDetail> {
    const prefixes = [code.slice(0, 2), code.slice(0, 4), code]
    const known = await this.majors.byCodes([...new Set(prefixes)])
    const found = orMissing(known.find((row) => row.code === code))
    const above = known.filter((row) => row.depth < found.depth).sort((one, other) => one.depth - other.depth)
    const rules = await this.data.rules()
    const test = await this.data.interestTest()
    const texts = closest(rules.majorTexts, code)
    return {
      ...toDiscipline(found),
      above: above.map((row) => ({ code: row.code, name: row.name })),
      below: await this.below(code),
      units: found.units,
      care: found.care,
      ...(await this.majors.spread(code)),
      lines: await this.lines(code),
      papers: (await this.majors.paperSets(code)).map(({ papers, programmes }) => ({
        papers: [...papers],
        programmes,
      })),
      courses: texts?.courses ?? [],
      careers: texts?.careers ?? [],
      interests: closest(test.majors, code)?.types ?? '',
      source: await this.data.source('disciplines'),
      lineSource: (await this.data.nationalLines()).source,
    }
  }

  private async lines(code: string): Promise<MajorLine[]> {
    const { rows, notices } = await this.data.nationalLines()
    const years = [...new Set(rows.map(({ year }) => year))].sort((one, other) => other - one)
    return years.flatMap((year): MajorLine[] => {
      const row = nationalLineRow(rows, { year, code, region: 'A', degree: 'unknown' })
      if (!row) return []
      const url = notices.find((notice) => notice.year === year)?.url ?? null
      return [{ year, name: row.name, a: row.a, b: row.b, checked: row.checked, url }]
    })
  }
}
