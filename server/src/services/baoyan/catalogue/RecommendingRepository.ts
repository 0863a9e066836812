import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { baoyanNotices } from '../../../db/schema/baoyan'
import { admissionSchools } from '../../../db/schema/schoolChoice'

interface RecommendingFilter {
  readonly ids?: readonly string[] | undefined
  readonly provinces: readonly string[]
  readonly types: readonly string[]
  readonly levels: readonly number[]
}

const { schoolId, name, province, city, region, type, tier, programmes, level, position, facts } =
  admissionSchools
const recommends = sql`(${facts} ->> 'recommends')::boolean`

/** SQL of the schools with the right to recommend. */
export class RecommendingRepository {
  constructor(private readonly db: Db) {}

  async page({ ids, provinces, types, levels }: RecommendingFilter, page: number, size: number) {
    const where = and(
      recommends,
      ids && inArray(schoolId, [...ids]),
      provinces.length > 0 ? inArray(province, [...provinces]) : undefined,
      types.length > 0 ? inArray(type, [...types]) : undefined,
      levels.length > 0 ? or(...levels.map((one) => eq(level, one))) : undefined,
    )
    const notices = sql<number>`(select count(*) from ${baoyanNotices} n
      where n.school_id = ${schoolId} and not n.retired)::int`
    const list = await this.db
      .select({ schoolId, name, province, city, region, type, tier, programmes, notices })
      .from(admissionSchools)
      .where(where)
      .orderBy(asc(position))
      .limit(size)
      .offset((page - 1) * size)
    return { list, total: await this.db.$count(admissionSchools, where) }
  }

  /** All of them with the marks by which they are compared: a few hundred. */
  all() {
    return this.db
      .select({ schoolId, name, province, city, region, type, tier, programmes, level, facts })
      .from(admissionSchools)
      .where(recommends)
      .orderBy(asc(position))
  }
}
