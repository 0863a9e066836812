import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { Read } from '../../../db/Read'
import { admissionSchools, disciplines, programmes, schoolLines } from '../../../db/schema/schoolChoice'

export type SchoolRecord = typeof admissionSchools.$inferSelect

export interface SchoolFilter {
  readonly ids?: readonly string[] | undefined
  readonly provinces: readonly string[]
  readonly types: readonly string[]
  readonly levels: readonly number[]
}

const { schoolId, province, type, level, region } = admissionSchools

const fits = ({ ids, provinces, types, levels }: SchoolFilter) =>
  and(
    ids && inArray(schoolId, [...ids]),
    provinces.length > 0 ? inArray(province, [...provinces]) : undefined,
    types.length > 0 ? inArray(type, [...types]) : undefined,
    levels.length > 0 ? or(...levels.map((one) => eq(level, one))) : undefined,
  )

/** SQL of schools. */
export class SchoolRepository {
  constructor(private readonly read: Read) {}

  page(filter: SchoolFilter, page: number, size: number): Promise<{ list: SchoolRecord[]; total: number }> {
    return this.read(async (db) => {
      const where = fits(filter)
      const list = await db
        .select()
        .from(admissionSchools)
        .where(where)
        .orderBy(asc(admissionSchools.position))
        .limit(size)
        .offset((page - 1) * size)
      const [all] = await db.select({ total: count() }).from(admissionSchools).where(where)
      return { list, total: all?.total ?? 0 }
    })
  }

  byIds(ids: readonly string[]): Promise<SchoolRecord[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.read((db) =>
      db
        .select()
        .from(admissionSchools)
        .where(inArray(schoolId, [...ids])),
    )
  }

  async byName(name: string): Promise<SchoolRecord | undefined> {
    const [row] = await this.read((db) =>
      db.select().from(admissionSchools).where(eq(admissionSchools.name, name)).limit(1),
    )
    return row
  }

  filters() {
    return this.read(async (db) => ({
      provinces: await db
        .select({ name: province, region, schools: count() })
        .from(admissionSchools)
        .groupBy(province, region)
        .orderBy(sql`count(*) desc`, province),
      types: await db
        .select({ name: type, schools: count() })
        .from(admissionSchools)
        .groupBy(type)
        .orderBy(sql`count(*) desc`, type),
    }))
  }

  /** Categories in which a school has programmes. */
  categories(id: string) {
    return this.read((db) =>
      db
        .select({
          code: programmes.cat,
          name: disciplines.name,
          programmes: count(),
          samples: sql<number>`(count(*) filter (where ${programmes.origin} = 'sample'))::int`,
        })
        .from(programmes)
        .innerJoin(disciplines, eq(disciplines.code, programmes.cat))
        .where(and(eq(programmes.schoolId, id), eq(programmes.retired, false)))
        .groupBy(programmes.cat, disciplines.name)
        .orderBy(sql`count(*) desc`, programmes.cat),
    )
  }

  async lineYears(id: string): Promise<number[]> {
    const rows = await this.read((db) =>
      db
        .selectDistinct({ year: schoolLines.year })
        .from(schoolLines)
        .where(eq(schoolLines.schoolId, id))
        .orderBy(sql`${schoolLines.year} desc`),
    )
    return rows.map(({ year }) => year)
  }
}
