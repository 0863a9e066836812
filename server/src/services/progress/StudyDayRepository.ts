import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { startOfStudyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import { isExamSubject } from '../../db/isExamSubject'

/** A learner, and the study day from which days count. */
export interface StudyDaysWish {
  readonly uid: number
  readonly since: number
}

const countsSchema = v.object({
  rows: v.array(
    v.object({ uid: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), days: v.number() }),
  ),
})

/** Counts the study days of several learners in one statement; learners without any are missing. */
export const studyDayCounts = async (
  db: Db,
  learners: readonly StudyDaysWish[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = learners.map(({ uid, since }) => ({
    uid,
    since,
    moment: new Date(startOfStudyDay(since)).toISOString(),
  }))
  const answer = await db.execute(sql`
    select r.uid, count(*)::int as days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uid bigint, since integer, moment timestamptz)
    cross join lateral (
      select w.day from watch_sittings w where w.uid = r.uid and w.day >= r.since
      union select floor((extract(epoch from e.at) + 14400) / 86400)::int from word_events e
        where e.uid = r.uid and e.at >= r.moment and e.kind = 'review'
      union select floor((extract(epoch from j.answered_at) + 14400) / 86400)::int from judged_answers j
        where j.uid = r.uid and j.answered_at >= r.moment and ${isExamSubject(sql`j.subject`)}
    ) d group by r.uid`)
  return new Map(v.parse(countsSchema, answer).rows.map(({ uid, days }) => [uid, days]))
}
