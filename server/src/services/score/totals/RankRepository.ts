import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { scoreCounts, scoreTotals } from '../../../db/schema/score'

export type TotalRow = typeof scoreTotals.$inferSelect

const { board, total, people } = scoreCounts

/**
 * SQL of estimated totals. Ranks and numbers come from the counts by total: at most five hundred rows of a board, however many learners
 * it has.
 */
export class RankRepository {
  constructor(private readonly db: Db) {}

  async find(uid: number): Promise<TotalRow | undefined> {
    const [row] = await this.db.select().from(scoreTotals).where(eq(scoreTotals.uid, uid))
    return row
  }

  async save(row: TotalRow): Promise<void> {
    const { uid: _uid, ...set } = row
    const changes = sql`(${scoreTotals.schoolBoard}, ${scoreTotals.majorBoard}, ${scoreTotals.total}, ${scoreTotals.hidden},
      ${scoreTotals.firstRanks}) is distinct from (excluded.school_board, excluded.major_board, excluded.total, excluded.hidden,
      excluded.first_ranks)`
    await this.db
      .insert(scoreTotals)
      .values(row)
      .onConflictDoUpdate({ target: scoreTotals.uid, set, setWhere: changes })
  }

  /** A page of totals with their numbers of people, the highest first. */
  page(name: string, below: number, size: number) {
    return this.db
      .select({ total, people })
      .from(scoreCounts)
      .where(and(eq(board, name), lt(total, below)))
      .orderBy(desc(total))
      .limit(size)
  }

  /** Different totals above one, and people in all. */
  async standing(name: string, above: number): Promise<{ above: number; people: number }> {
    const [row] = await this.db
      .select({
        above: sql<number>`(count(*) filter (where ${gt(total, above)}))::int`,
        people: sql<number>`coalesce(sum(${people}), 0)::int`,
      })
      .from(scoreCounts)
      .where(eq(board, name))
    return row ?? { above: 0, people: 0 }
  }
}
