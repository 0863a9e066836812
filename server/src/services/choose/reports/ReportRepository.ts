import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { chooseReports } from '../../../db/schema/schoolChoice'

/** SQL of reports. */
export class ReportRepository {
  constructor(private readonly db: Db) {}

  async add(row: typeof chooseReports.$inferInsert): Promise<void> {
    await this.db.insert(chooseReports).values(row)
  }

  async page(uid: number, page: number, size: number) {
    const rows = await this.db
      .select()
      .from(chooseReports)
      .where(eq(chooseReports.uid, uid))
      .orderBy(desc(chooseReports.madeAt), desc(chooseReports.reportId))
      .limit(size)
      .offset((page - 1) * size)
    const [all] = await this.db
      .select({ total: count() })
      .from(chooseReports)
      .where(eq(chooseReports.uid, uid))
    return { rows, total: all?.total ?? 0 }
  }

  /** A report by its id, which is a secret of 256 bits; with `uid` only of this learner. */
  async find(reportId: string, uid?: number) {
    const [row] = await this.db
      .select()
      .from(chooseReports)
      .where(
        and(eq(chooseReports.reportId, reportId), uid === undefined ? undefined : eq(chooseReports.uid, uid)),
      )
    return row
  }
}
