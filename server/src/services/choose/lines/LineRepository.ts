import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Read } from '../../../db/Read'
import { admissionSchools, schoolLines } from '../../../db/schema/schoolChoice'

export type SchoolLineRecord = typeof schoolLines.$inferSelect

const MOST_LINES = 300

/** SQL of lines that schools published. */
export class LineRepository {
  constructor(private readonly read: Read) {}

  of(schoolId: string, year: number | undefined): Promise<SchoolLineRecord[]> {
    return this.read((db) =>
      db
        .select()
        .from(schoolLines)
        .where(
          and(
            eq(schoolLines.schoolId, schoolId),
            year === undefined ? undefined : eq(schoolLines.year, year),
          ),
        )
        .orderBy(asc(schoolLines.degree), asc(schoolLines.codes), asc(schoolLines.name))
        .limit(MOST_LINES),
    )
  }

  /** Basic lines of several schools in a year. */
  basic(schoolIds: readonly string[], year: number): Promise<SchoolLineRecord[]> {
    if (schoolIds.length === 0) return Promise.resolve([])
    return this.read((db) =>
      db
        .select()
        .from(schoolLines)
        .where(
          and(
            inArray(schoolLines.schoolId, [...schoolIds]),
            eq(schoolLines.year, year),
            eq(schoolLines.scope, 'school'),
          ),
        ),
    )
  }

  /** Schools that draw their own lines. */
  selfLineSchools() {
    const { schoolId, name, province } = admissionSchools
    return this.read((db) =>
      db
        .select({ schoolId, name, province })
        .from(admissionSchools)
        .where(sql`${admissionSchools.facts} -> 'marks' @> '["自划线"]'::jsonb`)
        .orderBy(asc(admissionSchools.position)),
    )
  }

  async years(): Promise<number[]> {
    const rows = await this.read((db) =>
      db
        .selectDistinct({ year: schoolLines.year })
        .from(schoolLines)
        .orderBy(sql`${schoolLines.year} desc`),
    )
    return rows.map(({ year }) => year)
  }
}
