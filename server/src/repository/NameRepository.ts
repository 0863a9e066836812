import { and, desc, eq, sql } from 'drizzle-orm'
import { matchScore, queryTerms } from '@/domain/admission/searchNames'
import type { Read } from '../db/Read'
import { admissionNames } from '../db/schema/schoolChoice'

/** A school or major that a query fits, with how well. */
export interface FoundName {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly score: number
}

/** Candidates by shared letter pairs; the exact order is worked out from their names. */
const CANDIDATES = 80

const quoted = (term: string): string => `'${term.replaceAll("'", "''")}'`

/** SQL of the names of schools and majors. */
export class NameRepository {
  constructor(private readonly read: Read) {}

  /** Names that fit, the best first. */
  async find(kind: 'school' | 'major', text: string, most: number): Promise<FoundName[]> {
    const terms = queryTerms(text)
    if (terms.length === 0) return []
    const query = sql`${terms.map(quoted).join(' | ')}::tsquery`
    const { id, name, note, weight, keys } = admissionNames
    const rows = await this.read((db) =>
      db
        .select({ id, name, note, weight, keys })
        .from(admissionNames)
        .where(and(eq(admissionNames.kind, kind), sql`${admissionNames.terms} @@ ${query}`))
        .orderBy(desc(sql`ts_rank(${admissionNames.terms}, ${query})`), desc(weight))
        .limit(CANDIDATES),
    )
    return rows
      .map((row) => ({ ...row, score: matchScore(text, row.keys) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || other.weight - one.weight)
      .slice(0, most)
      .map((row) => ({ id: row.id, name: row.name, note: row.note, score: row.score }))
  }
}
