import { and, asc, count, countDistinct, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Read } from '../../../db/Read'
import { disciplines, type ExamPaper, programmes } from '../../../db/schema/schoolChoice'

export type DisciplineRecord = typeof disciplines.$inferSelect

const MOST_PAPER_SETS = 4

/** Programmes of a category, a discipline or a second-level major. */
const under = (code: string) =>
  and(
    eq(programmes.retired, false),
    code.length === 2
      ? eq(programmes.cat, code)
      : code.length === 4
        ? eq(programmes.firstCode, code)
        : or(eq(programmes.code, code), eq(programmes.firstCode, code.slice(0, 4))),
  )

/** SQL of the catalogue of majors. */
export class MajorRepository {
  constructor(private readonly read: Read) {}

  below(parent: string | undefined): Promise<DisciplineRecord[]> {
    return this.read((db) =>
      db
        .select()
        .from(disciplines)
        .where(parent === undefined ? isNull(disciplines.parent) : eq(disciplines.parent, parent))
        .orderBy(asc(disciplines.position)),
    )
  }

  byCodes(codes: readonly string[]): Promise<DisciplineRecord[]> {
    if (codes.length === 0) return Promise.resolve([])
    return this.read((db) =>
      db
        .select()
        .from(disciplines)
        .where(inArray(disciplines.code, [...codes])),
    )
  }

  async spread(code: string): Promise<{ schools: number; samples: number }> {
    const [row] = await this.read((db) =>
      db
        .select({
          schools: countDistinct(programmes.schoolId),
          samples: sql<number>`(count(*) filter (where ${programmes.origin} = 'sample'))::int`,
        })
        .from(programmes)
        .where(under(code)),
    )
    return row ?? { schools: 0, samples: 0 }
  }

  /** The sets of paper codes that most programmes of a major ask. */
  paperSets(code: string): Promise<{ papers: readonly ExamPaper[]; programmes: number }[]> {
    const shared = sql`(select jsonb_agg(p -> 'code') from jsonb_array_elements(${programmes.papers}) p
      where (p ->> 'code') < '6' or (p ->> 'code') >= '9')`
    return this.read((db) =>
      db
        .select({
          papers: sql<ExamPaper[]>`(array_agg(${programmes.papers}))[1]`,
          programmes: count(),
        })
        .from(programmes)
        .where(and(under(code), sql`jsonb_array_length(${programmes.papers}) > 0`))
        .groupBy(shared)
        .orderBy(desc(count()))
        .limit(MOST_PAPER_SETS),
    )
  }
}
