import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/Database'
import { baoyanTutorDecisions } from '../../../db/schema/baoyan'

const { claimId, tutorId, kind, text, decidedAt } = baoyanTutorDecisions
const MOST = 20

/** SQL of granted removals and replies of tutors. */
export class TutorDecisionRepository {
  constructor(private readonly db: Db) {}

  /** Tutors that no page shows any more. */
  async removed(): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectDistinct({ tutorId })
      .from(baoyanTutorDecisions)
      .where(eq(kind, 'remove'))
    return new Set(rows.map((row) => row.tutorId))
  }

  /** Granted replies of a tutor, the newest first. */
  replies(id: string) {
    return this.db
      .select({ text, at: decidedAt })
      .from(baoyanTutorDecisions)
      .where(and(eq(tutorId, id), eq(kind, 'reply')))
      .orderBy(desc(decidedAt), asc(claimId))
      .limit(MOST)
  }
}
