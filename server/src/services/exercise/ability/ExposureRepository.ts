import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../../db/Database'

const exposureSchema = v.object({ rows: v.array(v.object({ id: v.string(), share: v.number() })) })

/** So many tests of a subject, and so many diagnoses of all subjects, are counted. */
const RECENT = 200

/** SQL of the recent exposure of questions. */
export class ExposureRepository {
  constructor(private readonly db: Db) {}

  /**
   * The share of the recent adaptive tests of its subject that asked each question of some subjects. A diagnosis is such a test of
   * every subject that it plans.
   */
  async ofSubjects(subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const wanted = sql.join(
      [...new Set(subjects)].map((subject) => sql`(${subject}::text)`),
      sql`, `,
    )
    const answer = await this.db.execute(sql`
      with wanted (subject) as (values ${wanted}),
      diagnoses as (
        select plan, asked from exercise_attempts where kind = 'diagnosis' and plan is not null
        order by started_at desc limit ${RECENT}
      ),
      tests as (
        select w.subject, a.asked from wanted w cross join lateral (
          select asked from exercise_attempts where kind = 'adaptive' and subject = w.subject
          order by started_at desc limit ${RECENT}
        ) a
        union all
        select w.subject, d.asked from wanted w
        join diagnoses d on exists (
          select from jsonb_array_elements(d.plan -> 'parts') p where p ->> 'subject' = w.subject
        )
      ),
      counts as (select subject, count(*)::float8 as tests from tests group by subject)
      select q ->> 'id' as id, count(*) / min(counts.tests) as share
      from tests
      join counts using (subject)
      cross join lateral jsonb_array_elements(tests.asked) q
      join questions on questions.id = q ->> 'id' and questions.subject = tests.subject
      group by 1`)
    return new Map(v.parse(exposureSchema, answer).rows.map(({ id, share }) => [id, share]))
  }
}
