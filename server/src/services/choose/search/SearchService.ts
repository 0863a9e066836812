import type { ProgrammeRow } from '@/contracts/choose/fields'
import type { SearchResult } from '@/contracts/choose/programmes'
import type { FoundName, NameRepository } from '../../../repository/NameRepository'
import type { ProgrammeFilter, ProgrammeRecord, ProgrammeRepository } from '../programmes/ProgrammeRepository'
import { toProgrammeRow } from '../programmes/toProgrammeRow'

const MOST_NAMES = 20
const FEWEST_LETTERS = 2
/** Below it a name only resembles the query. */
const GOOD = 55

/** Which schools and majors a text names. */
interface Named {
  readonly schools: readonly FoundName[]
  readonly majors: readonly FoundName[]
}

const shown = ({ id, name, note }: FoundName) => ({ id, name, note })

const best = (found: readonly FoundName[]): readonly FoundName[] => {
  const [first] = found
  if (!first) return []
  return first.score >= GOOD ? found.filter(({ score }) => score >= GOOD) : found
}

const NO_FILTER: ProgrammeFilter = { schoolIds: [], codes: [], provinces: [], levels: [], isReal: false }

/** Search over schools, majors and programmes: a programme is found by its school and its major. */
export class SearchService {
  constructor(
    private readonly names: NameRepository,
    private readonly programmes: ProgrammeRepository,
  ) {}

  async search(text: string, size: number): Promise<SearchResult> {
    const [schools, majors] = await Promise.all([
      this.names.find('school', text, size),
      this.names.find('major', text, size),
    ])
    const filter = await this.narrow(NO_FILTER, text)
    const rows = filter ? await this.programmes.page(filter, 'heat', undefined, size) : []
    return { schools: schools.map(shown), majors: majors.map(shown), programmes: rows.map(toProgrammeRow) }
  }

  /** Narrows a filter to the programmes that a text names: 北邮 计算机, 北邮计算机, 计算机 or 北邮. */
  async narrow(filter: ProgrammeFilter, text: string): Promise<ProgrammeFilter | undefined> {
    const { schools, majors } = await this.named(text)
    if (schools.length === 0 && majors.length === 0) return undefined
    const allowed = (id: string): boolean => filter.schoolIds.length === 0 || filter.schoolIds.includes(id)
    const schoolIds = schools.map(({ id }) => id).filter(allowed)
    if (schools.length > 0 && schoolIds.length === 0) return undefined
    return {
      ...filter,
      schoolIds: schools.length > 0 ? schoolIds : filter.schoolIds,
      codes: majors.length > 0 ? majors.map(({ id }) => id) : filter.codes,
    }
  }

  /** The programmes of a school for a major, the best fitting first. */
  async of(school: string, major: string, most: number) {
    const [found] = await this.names.find('school', school, 1)
    if (!found) return { schoolId: null, list: [] as ProgrammeRow[] }
    const codes = /^\d{4,6}$/.test(major)
      ? [major]
      : best(await this.names.find('major', major, MOST_NAMES)).map(({ id }) => id)
    if (codes.length === 0) return { schoolId: found.id, list: [] as ProgrammeRow[] }
    const wider = [...new Set(codes.flatMap((code) => [code, code.slice(0, 4)]))]
    const rows = await this.programmes.page(
      { ...NO_FILTER, schoolIds: [found.id], codes: wider },
      'heat',
      undefined,
      most,
    )
    const rank = ({ programme }: ProgrammeRecord): number =>
      programme.name === major ? 0 : codes.includes(programme.code) ? 1 : 2
    return {
      schoolId: found.id,
      list: rows.sort((one, other) => rank(one) - rank(other)).map(toProgrammeRow),
    }
  }

  private async named(text: string): Promise<Named> {
    const words = text.trim().split(/\s+/)
    if (words.length > 1) return this.namedByWords(words)
    const schools = best(await this.names.find('school', text, MOST_NAMES))
    if ((schools[0]?.score ?? 0) >= GOOD) return { schools, majors: [] }
    const majors = best(await this.names.find('major', text, MOST_NAMES))
    if ((majors[0]?.score ?? 0) >= GOOD) return { schools: [], majors }
    const split = await this.namedBySplit(text.trim())
    if (split) return split
    return schools.length > 0 ? { schools, majors: [] } : { schools: [], majors }
  }

  private async namedByWords(words: readonly string[]): Promise<Named> {
    const found = await Promise.all(
      words.slice(0, 3).map(async (word) => ({
        schools: best(await this.names.find('school', word, MOST_NAMES)),
        majors: best(await this.names.find('major', word, MOST_NAMES)),
      })),
    )
    const score = (list: readonly FoundName[]): number => list[0]?.score ?? 0
    const isSchool = ({ schools, majors }: Named): boolean => score(schools) >= score(majors)
    return {
      schools: found.filter(isSchool).flatMap(({ schools }) => schools),
      majors: found.filter((one) => !isSchool(one)).flatMap(({ majors }) => majors),
    }
  }

  /** A text of a school followed by a major: 北邮计算机. */
  private async namedBySplit(text: string): Promise<Named | undefined> {
    const letters = [...text]
    for (let at = Math.min(letters.length - FEWEST_LETTERS, 12); at >= FEWEST_LETTERS; at -= 1) {
      const [school] = await this.names.find('school', letters.slice(0, at).join(''), 1)
      if (!school || school.score < 100) continue
      const majors = best(await this.names.find('major', letters.slice(at).join(''), MOST_NAMES))
      if (majors.length > 0) return { schools: [school], majors }
    }
    return undefined
  }
}
