import { and, count, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Region, School } from '@/contracts/base/dictionary'
import type { Db } from '../../db/Database'
import { regions, schools } from '../../db/schema/content'
import { containing } from '../../db/containing'
import type { NameRepository } from '../../repository/NameRepository'

/** Schools that a short name, pinyin or initials may mean. */
const MOST_FOUND = 50

export interface SchoolFilter {
  readonly keyword?: string | undefined
  readonly province?: string | undefined
  readonly page: number
  readonly size: number
}

/** SQL of schools and places. */
export class DictionaryRepository {
  constructor(
    private readonly db: Db,
    private readonly names: NameRepository,
  ) {}

  async schools({ keyword, province, page, size }: SchoolFilter): Promise<{ list: School[]; total: number }> {
    const found = keyword ? (await this.names.find('school', keyword, MOST_FOUND)).map(({ id }) => id) : []
    const where = and(
      keyword ? or(ilike(schools.name, containing(keyword)), inArray(schools.id, found)) : undefined,
      province ? eq(schools.province, province) : undefined,
    )
    const rows = await this.db
      .select()
      .from(schools)
      .where(where)
      .orderBy(
        ...(found.length > 0
          ? [sql`array_position(string_to_array(${found.join(',')}, ','), ${schools.id})`]
          : []),
        schools.position,
      )
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db.select({ total: count() }).from(schools).where(where)
    const list = rows.map(({ id, name, province: at, tier }) => ({
      id,
      name,
      province: at,
      ...(tier && { tier }),
    }))
    return { list, total: all?.total ?? 0 }
  }

  async regions(parent: string | undefined): Promise<Region[]> {
    const { code, name } = regions
    return this.db
      .select({ code, name })
      .from(regions)
      .where(parent ? eq(regions.parent, parent) : isNull(regions.parent))
      .orderBy(code)
  }
}
