import { and, count, eq, ilike, isNull } from 'drizzle-orm'
import type { Region, School } from '@/contracts/base/dictionary'
import type { Db } from '../../db/Database'
import { regions, schools } from '../../db/schema/content'
import { containing } from '../../db/containing'

export interface SchoolFilter {
  readonly keyword?: string | undefined
  readonly province?: string | undefined
  readonly page: number
  readonly size: number
}

/** SQL of schools and places. */
export class DictionaryRepository {
  constructor(private readonly db: Db) {}

  async schools({ keyword, province, page, size }: SchoolFilter): Promise<{ list: School[]; total: number }> {
    const where = and(
      keyword ? ilike(schools.name, containing(keyword)) : undefined,
      province ? eq(schools.province, province) : undefined,
    )
    const rows = await this.db
      .select()
      .from(schools)
      .where(where)
      .orderBy(schools.position)
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
