import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Tally } from '@/contracts/progress/tally'
import { type DaySpan } from '@/domain/progress/studySpans'
import { startOfStudyDay } from '@/domain/memory/studyDay'
import type { Db } from '../../db/Database'
import { isExamSubject } from '../../db/isExamSubject'

const MILLISECONDS = 1000

const watchedSchema = v.object({
  rows: v.array(v.object({ at: v.number(), seconds: v.number(), lessons: v.number() })),
})
const recalledSchema = v.object({
  rows: v.array(v.object({ at: v.number(), took: v.number(), words: v.number() })),
})
const judgedSchema = v.object({
  rows: v.array(v.object({ at: v.number(), took: v.number(), answers: v.number(), right: v.number() })),
})
const pointSchema = v.object({
  rows: v.array(v.object({ subject: v.string(), point: v.string(), answers: v.number(), right: v.number() })),
})
const dayNumbersSchema = v.object({ rows: v.array(v.object({ day: v.number() })) })

export type PointTally = v.InferOutput<typeof pointSchema>['rows'][number]

/** A moment of a log as the number of its study day: that begins at 20:00 UTC. */
const dayOf = (moment: SQL): SQL => sql`floor((extract(epoch from ${moment}) + 14400) / 86400)::int`

const momentOf = (day: number): string => new Date(startOfStudyDay(day)).toISOString()

/** Spans as rows that logs are joined with. They may lie over each other. */
const rowsOf = (spans: readonly DaySpan[]): SQL => {
  const rows = spans.map(({ first, end }, at) => ({
    at,
    first,
    finish: end,
    since: momentOf(first),
    until: momentOf(end),
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as s(at integer, first integer, finish integer, since timestamptz, until timestamptz)`
}

/** SQL of what one learner studied: one statement for each log, however many spans are asked for. */
export class SpanRepository {
  constructor(
    private readonly db: Db,
    private readonly uid: number,
  ) {}

  /** Counts per span. */
  async tallies(spans: readonly DaySpan[]): Promise<Tally[]> {
    const rows = rowsOf(spans)
    const watched = await this.watched(rows)
    const recalled = await this.recalled(rows)
    const judged = await this.judged(rows)
    return spans.map((_span, at) => {
      const film = watched.find((row) => row.at === at)
      const word = recalled.find((row) => row.at === at)
      const question = judged.find((row) => row.at === at)
      return {
        lessonSeconds: film?.seconds ?? 0,
        wordSeconds: Math.round((word?.took ?? 0) / MILLISECONDS),
        questionSeconds: Math.round((question?.took ?? 0) / MILLISECONDS),
        lessons: film?.lessons ?? 0,
        words: word?.words ?? 0,
        answers: question?.answers ?? 0,
        right: question?.right ?? 0,
      }
    })
  }

  /** The points of a span that were asked often enough to be judged, the best known first. */
  async points({ first, end }: DaySpan, fewest: number): Promise<PointTally[]> {
    const answer = await this.db.execute(sql`
      select subject, point, count(*)::int as answers, (count(*) filter (where share >= 1))::int as right
      from judged_answers
      where uid = ${this.uid} and answered_at >= ${momentOf(first)} and answered_at < ${momentOf(end)}
        and ${isExamSubject(sql`subject`)}
      group by subject, point having count(*) >= ${fewest}
      order by avg(share) desc, count(*) desc, subject, point`)
    return v.parse(pointSchema, answer).rows
  }

  /** The study days since one on which anything was studied. */
  async studied(since: number): Promise<ReadonlySet<number>> {
    const moment = momentOf(since)
    const answer = await this.db.execute(sql`
      select day from watch_sittings where uid = ${this.uid} and day >= ${since}
      union select ${dayOf(sql`at`)} from word_events
        where uid = ${this.uid} and at >= ${moment} and kind = 'review'
      union select ${dayOf(sql`answered_at`)} from judged_answers
        where uid = ${this.uid} and answered_at >= ${moment} and ${isExamSubject(sql`subject`)}`)
    return new Set(v.parse(dayNumbersSchema, answer).rows.map(({ day }) => day))
  }

  private async watched(spans: SQL) {
    const answer = await this.db.execute(sql`
      select s.at, sum(w.seconds)::float8 as seconds, count(distinct (w.goods_id, w.lesson_id))::int as lessons
      from ${spans} join watch_sittings w on w.uid = ${this.uid} and w.day >= s.first and w.day < s.finish
      group by s.at`)
    return v.parse(watchedSchema, answer).rows
  }

  /** Answers that were taken back do not count. */
  private async recalled(spans: SQL) {
    const answer = await this.db.execute(sql`
      select s.at, coalesce(sum(e.took), 0)::float8 as took, count(distinct e.word)::int as words
      from ${spans} join word_events e on e.uid = ${this.uid} and e.at >= s.since and e.at < s.until
      where e.kind = 'review' and not exists (select 1 from word_events undo
        where undo.uid = ${this.uid} and undo.kind = 'undo' and undo.target = e.id and undo.word = e.word)
      group by s.at`)
    return v.parse(recalledSchema, answer).rows
  }

  private async judged(spans: SQL) {
    const answer = await this.db.execute(sql`
      select s.at, sum(j.took)::float8 as took, count(*)::int as answers,
        (count(*) filter (where j.share >= 1))::int as right
      from ${spans} join judged_answers j
        on j.uid = ${this.uid} and j.answered_at >= s.since and j.answered_at < s.until
        and ${isExamSubject(sql`j.subject`)}
      group by s.at`)
    return v.parse(judgedSchema, answer).rows
  }
}
