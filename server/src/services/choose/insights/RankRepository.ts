import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Read } from '../../../db/Read'
import { admissionSchools, programmes } from '../../../db/schema/schoolChoice'
import type { ProgrammeRecord } from '../programmes/ProgrammeRepository'

/** Sort values of the rankings. */
const values = {
  heat: sql<number>`(${programmes.years} -> 0 ->> 'applicants')::float`,
  line: sql<number>`${programmes.latestLine}::float`,
  gap: sql<number>`${programmes.competition}::float`,
} as const
export type RankColumn = keyof typeof values

const under = (code: string) =>
  code.length === 2 ? eq(programmes.cat, code) : eq(programmes.firstCode, code.slice(0, 4))

/** SQL of rankings of programmes. */
export class RankRepository {
  constructor(private readonly read: Read) {}

  page(column: RankColumn, code: string, page: number, size: number) {
    const value = values[column]
    const where = and(eq(programmes.retired, false), under(code), sql`${value} is not null`)
    return this.read(async (db) => {
      const rows: (ProgrammeRecord & { readonly value: number })[] = await db
        .select({ programme: programmes, school: admissionSchools.name, tier: admissionSchools.tier, value })
        .from(programmes)
        .innerJoin(admissionSchools, eq(admissionSchools.schoolId, programmes.schoolId))
        .where(where)
        .orderBy(desc(value), asc(programmes.programmeId))
        .limit(size)
        .offset((page - 1) * size)
      const [all] = await db.select({ total: count() }).from(programmes).where(where)
      return { rows, total: all?.total ?? 0 }
    })
  }

  /** All programmes with a line of a category or major, for what SQL cannot sort by. */
  lined(code: string, most: number): Promise<ProgrammeRecord[]> {
    return this.read((db) =>
      db
        .select({ programme: programmes, school: admissionSchools.name, tier: admissionSchools.tier })
        .from(programmes)
        .innerJoin(admissionSchools, eq(admissionSchools.schoolId, programmes.schoolId))
        .where(and(eq(programmes.retired, false), under(code), sql`${programmes.latestLine} is not null`))
        .orderBy(desc(programmes.latestLine), asc(programmes.programmeId))
        .limit(most),
    )
  }
}
