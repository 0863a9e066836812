import { count, eq, and, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { Db } from '../../db/Database'
import { users } from '../../db/schema/accounts'
import { students } from '../../db/schema/courses'
import { exerciseAttempts, judgedAnswers, questions } from '../../db/schema/exercises'

const doneSchema = v.object({
  rows: v.tuple([
    v.object({ words: v.number(), recited: v.number(), lessons: v.number(), lessons_done: v.number() }),
  ]),
})
const offerSchema = v.object({
  rows: v.array(v.object({ subject: v.string(), questions: v.number(), papers: v.number() })),
})

/** Available work in a subject. */
export type SubjectOffer = v.InferOutput<typeof offerSchema>['rows'][number]

/** SQL of what a learner has chosen, and has done in all. */
export class MapRepository {
  constructor(private readonly db: Db) {}

  /** When the learner came, and what the record says; a learner without one has chosen nothing. */
  async learner(uid: number) {
    const { examYear, subjectIds, targetSchool, targetMajor } = students
    const [row] = await this.db
      .select({ registeredAt: users.registeredAt, examYear, subjectIds, targetSchool, targetMajor })
      .from(users)
      .leftJoin(students, eq(students.uid, users.uid))
      .where(eq(users.uid, uid))
    return row
  }

  /** Words learned, points recited (cards of courses and passages), lessons that are held and those of them that are done. */
  async done(uid: number, now: number) {
    const moment = new Date(now).toISOString()
    const held = sql`select l.goods_id, l.lesson_id from entitlements e join lessons l on l.goods_id = e.goods_id
      where e.uid = ${uid} and (e.expires_at is null or e.expires_at > ${moment})`
    const answer = await this.db.execute(sql`select
      (select count(*)::int from word_states where uid = ${uid}) as words,
      (select count(distinct event ->> 'word')::int from recite_events
        where uid = ${uid} and event ->> 'kind' = 'review')
        + (select count(*)::int from recitation_cards where uid = ${uid}) as recited,
      (select count(*)::int from (${held}) h) as lessons,
      (select count(*)::int from (${held}) h join lesson_progress p
        on p.uid = ${uid} and p.goods_id = h.goods_id and p.lesson_id = h.lesson_id) as lessons_done`)
    return v.parse(doneSchema, answer).rows[0]
  }

  /** Different questions that were judged, by subject. */
  async judged(uid: number): Promise<ReadonlyMap<string, number>> {
    const { subject, questionId } = judgedAnswers
    const rows = await this.db
      .select({ subject, total: sql<number>`count(distinct ${questionId})::int` })
      .from(judgedAnswers)
      .where(eq(judgedAnswers.uid, uid))
      .groupBy(subject)
    return new Map(rows.map(({ subject: code, total }) => [code, total]))
  }

  /** Attempts that have ended, by kind and subject. */
  async ended(uid: number): Promise<{ kind: AttemptKind; subject: string; total: number }[]> {
    const { kind, subject, endedAt } = exerciseAttempts
    return this.db
      .select({ kind, subject, total: count() })
      .from(exerciseAttempts)
      .where(and(eq(exerciseAttempts.uid, uid), sql`${endedAt} is not null`))
      .groupBy(kind, subject)
  }

  /** The subjects that have questions to practise, with how many papers each has. */
  async offers(): Promise<SubjectOffer[]> {
    const answer = await this.db.execute(sql`
      select subject, count(*)::int as questions, (select count(*)::int from content_items
        where kind = 'exam-paper' and not retired and data ->> 'subject' = ${questions.subject}) as papers
      from ${questions} where not reserved and not retired group by subject`)
    return v.parse(offerSchema, answer).rows
  }
}
