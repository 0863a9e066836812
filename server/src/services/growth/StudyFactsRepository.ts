import { eq } from 'drizzle-orm'
import { students } from '../../db/schema/courses'
import type { Db } from '../../db/Database'

/** SQL of learner facts that newcomer tasks need. */
export class StudyFactsRepository {
  constructor(private readonly db: Db) {}

  /** Whether a learner has chosen exam subjects. */
  async hasSubjects(uid: number): Promise<boolean> {
    const [row] = await this.db
      .select({ subjectIds: students.subjectIds })
      .from(students)
      .where(eq(students.uid, uid))
    return (row?.subjectIds.length ?? 0) > 0
  }
}
