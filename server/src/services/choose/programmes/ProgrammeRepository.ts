import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Read } from '../../../db/Read'
import { admissionSchools, programmes } from '../../../db/schema/schoolChoice'

export type ProgrammeSort = 'heat' | 'line' | 'competition'

export interface ProgrammeFilter {
  readonly schoolIds: readonly string[]
  readonly codes: readonly string[]
  readonly provinces: readonly string[]
  readonly levels: readonly number[]
  readonly degree?: 'academic' | 'professional' | undefined
  readonly maths?: string | undefined
  readonly isReal: boolean
}

const columns = {
  programme: programmes,
  school: admissionSchools.name,
  tier: admissionSchools.tier,
}
export type ProgrammeRecord = {
  readonly programme: typeof programmes.$inferSelect
  readonly school: string
  readonly tier: string | null
}

const sortColumns: Readonly<Record<ProgrammeSort, PgColumn>> = {
  heat: programmes.heat,
  line: programmes.latestLine,
  competition: programmes.competition,
}

/** Counting further would read the whole table for a number that no learner needs. */
export const COUNTED = 1000

const codeFits = (code: string): SQL | undefined =>
  code.length === 2
    ? eq(programmes.cat, code)
    : code.length === 4
      ? eq(programmes.firstCode, code)
      : // The index of first-level disciplines narrows a code of six digits.
        and(eq(programmes.firstCode, code.slice(0, 4)), eq(programmes.code, code))

const fits = (filter: ProgrammeFilter): SQL | undefined =>
  and(
    eq(programmes.retired, false),
    filter.schoolIds.length > 0 ? inArray(programmes.schoolId, [...filter.schoolIds]) : undefined,
    filter.codes.length > 0 ? or(...filter.codes.map(codeFits)) : undefined,
    filter.provinces.length > 0 ? inArray(programmes.province, [...filter.provinces]) : undefined,
    filter.levels.length > 0 ? inArray(programmes.level, [...filter.levels]) : undefined,
    filter.degree && or(eq(programmes.degree, filter.degree), eq(programmes.degree, 'unknown')),
    filter.maths ? eq(programmes.maths, filter.maths) : undefined,
    filter.isReal ? ne(programmes.origin, 'sample') : undefined,
  )

export interface Cursor {
  readonly value: number
  readonly id: string
}

/** SQL of programmes. */
export class ProgrammeRepository {
  constructor(private readonly read: Read) {}

  /** A page behind `after` in the order of a sort, the largest first. */
  page(filter: ProgrammeFilter, sort: ProgrammeSort, after: Cursor | undefined, size: number) {
    const column = sortColumns[sort]
    const behind =
      after &&
      or(lt(column, after.value), and(eq(column, after.value), sql`${programmes.programmeId} > ${after.id}`))
    return this.select((query) =>
      query
        .where(and(fits(filter), sort === 'heat' ? undefined : sql`${column} is not null`, behind))
        .orderBy(desc(column), asc(programmes.programmeId))
        .limit(size),
    )
  }

  /** How many fit, up to one more than `COUNTED`. */
  async count(filter: ProgrammeFilter, sort: ProgrammeSort): Promise<number> {
    const column = sortColumns[sort]
    const [row] = await this.read((db) =>
      db.select({ total: sql<number>`count(*)::int` }).from(
        db
          .select({ id: programmes.programmeId })
          .from(programmes)
          .where(and(fits(filter), sort === 'heat' ? undefined : sql`${column} is not null`))
          .limit(COUNTED + 1)
          .as('found'),
      ),
    )
    return row?.total ?? 0
  }

  byIds(ids: readonly string[]): Promise<ProgrammeRecord[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.select((query) => query.where(inArray(programmes.programmeId, [...ids])))
  }

  /** Programmes whose newest line lies between two totals, those of the wanted tiers first. */
  near(filter: ProgrammeFilter, from: number, to: number, most: number): Promise<ProgrammeRecord[]> {
    return this.select((query) =>
      query
        .where(
          and(fits(filter), sql`${programmes.latestLine} >= ${from}`, sql`${programmes.latestLine} <= ${to}`),
        )
        .orderBy(desc(programmes.level), desc(programmes.heat), asc(programmes.programmeId))
        .limit(most),
    )
  }

  private select(build: (query: Selection) => Selection): Promise<ProgrammeRecord[]> {
    return this.read((db) => build(selection(db)))
  }
}

type Selection = ReturnType<typeof selection>

const selection = (db: Parameters<Parameters<Read>[0]>[0]) =>
  db
    .select(columns)
    .from(programmes)
    .innerJoin(admissionSchools, eq(admissionSchools.schoolId, programmes.schoolId))
    .$dynamic()
