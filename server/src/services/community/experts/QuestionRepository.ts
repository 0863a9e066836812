import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { QuestionCard } from '@/contracts/community/experts'
import type { QuestionState } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { users } from '../../../db/schema/accounts'
import {
  communityCounts,
  communityExperts,
  communityLikes,
  communityQuestions,
} from '../../../db/schema/community'
import type { Place } from '../cursor'
import { authorColumns, countColumns, countsOf } from '../personOf'
import { matches, vectorText } from '../termsSql'

const q = communityQuestions
const e = communityExperts
const PUBLIC: readonly QuestionState[] = ['answered', 'closed']
const isPublic = inArray(q.state, [...PUBLIC])

const rowColumns = {
  questionId: q.questionId,
  seq: q.seq,
  heat: sql<number>`0`,
  uid: q.uid,
  expertId: q.expertId,
  expertName: e.name,
  subject: q.subject,
  title: q.title,
  state: q.state,
  featured: q.featured,
  isSample: q.isSample,
  at: q.at,
  likes: countColumns.likes,
}
const wholeColumns = (viewer: number | undefined) => ({
  ...rowColumns,
  ...authorColumns,
  body: q.body,
  pictures: q.pictures,
  card: q.card,
  reason: q.reason,
  answer: q.answer,
  answeredAt: q.answeredAt,
  followUp: q.followUp,
  followAnswer: q.followAnswer,
  rating: q.rating,
  accepted: q.accepted,
  isLiked: sql<boolean>`exists (select 1 from ${communityLikes} l where l.uid = ${viewer ?? 0}
    and l.target_kind = 'question' and l.target_id = ${q.questionId})`,
})

export interface QuestionFilter {
  readonly expert?: string | undefined
  readonly subject?: string | undefined
  readonly featured?: boolean | undefined
  readonly search?: string | undefined
}

interface NewQuestion {
  readonly questionId: string
  readonly uid: number
  readonly requestKey: string
  readonly expertId: string
  readonly subject: string
  readonly title: string
  readonly body: string
  readonly pictures: readonly string[]
  readonly card: QuestionCard | null
  readonly state: QuestionState
  readonly at: number
}

/** SQL of experts and their questions. */
export class QuestionRepository {
  constructor(private readonly db: Db) {}

  experts(filter: { readonly subject?: string | undefined; readonly expertId?: string | undefined }) {
    const { expertId, subject, name, title, intro, skills, position, retired } = e
    return this.db
      .select({
        expertId,
        subject,
        name,
        title,
        intro,
        skills,
        answered: sql<number>`(select count(*)::int from ${q} where ${q.expertId} = ${expertId} and ${isPublic})`,
        rating: sql<number | null>`(select round(avg(${q.rating}), 1)::float8 from ${q}
          where ${q.expertId} = ${expertId} and ${isPublic})`,
      })
      .from(e)
      .where(
        and(
          eq(retired, false),
          filter.subject ? eq(subject, filter.subject) : undefined,
          filter.expertId ? eq(expertId, filter.expertId) : undefined,
        ),
      )
      .orderBy(asc(position), asc(expertId))
  }

  list(filter: QuestionFilter, place: Place | undefined, most: number) {
    // Similar questions share some of the words; the newest of them come first.
    const found: SQL | undefined =
      filter.search === undefined ? undefined : (matches(q.terms, filter.search, '|') ?? sql`false`)
    return this.db
      .select(rowColumns)
      .from(q)
      .innerJoin(e, eq(e.expertId, q.expertId))
      .leftJoin(communityCounts, countsOf('question', q.questionId))
      .where(
        and(
          isPublic,
          filter.expert ? eq(q.expertId, filter.expert) : undefined,
          filter.subject ? eq(q.subject, filter.subject) : undefined,
          filter.featured ? eq(q.featured, true) : undefined,
          found,
          place ? lt(q.seq, place.seq) : undefined,
        ),
      )
      .orderBy(desc(q.seq))
      .limit(most)
  }

  async find(questionId: string, viewer: number | undefined) {
    const [row] = await this.whole(viewer).where(
      and(eq(q.questionId, questionId), or(isPublic, eq(q.uid, viewer ?? 0))),
    )
    return row
  }

  /** Questions and follow-ups without an answer. */
  waiting(after: number, most: number) {
    return this.whole(undefined)
      .where(
        and(
          or(eq(q.state, 'waiting'), and(isPublic, sql`${q.followUp} <> ''`, eq(q.followAnswer, ''))),
          gt(q.seq, after),
        ),
      )
      .orderBy(asc(q.seq))
      .limit(most)
  }

  own(uid: number, place: Place | undefined, most: number) {
    return this.db
      .select({
        id: q.questionId,
        seq: q.seq,
        heat: sql<number>`0`,
        title: q.title,
        state: q.state,
        reason: q.reason,
        at: q.at,
      })
      .from(q)
      .where(and(eq(q.uid, uid), place ? lt(q.seq, place.seq) : undefined))
      .orderBy(desc(q.seq))
      .limit(most)
  }

  async byKey(uid: number, key: string) {
    const [row] = await this.db
      .select({ questionId: q.questionId })
      .from(q)
      .where(and(eq(q.uid, uid), eq(q.requestKey, key)))
    return row
  }

  async insert(tx: Db, row: NewQuestion): Promise<void> {
    await tx
      .insert(q)
      .values({ ...row, terms: sql`${vectorText(row.title, row.body)}::tsvector` })
      .onConflictDoNothing()
  }

  /** Writes the one follow-up; false where there was one, or no answer yet. */
  async followUp(questionId: string, uid: number, text: string): Promise<boolean> {
    const rows = await this.db
      .update(q)
      .set({ followUp: text })
      .where(and(eq(q.questionId, questionId), eq(q.uid, uid), eq(q.state, 'answered'), eq(q.followUp, '')))
      .returning({ questionId: q.questionId })
    return rows.length > 0
  }

  async rate(
    questionId: string,
    uid: number,
    rating: { readonly stars: number; readonly text: string; readonly accepted: boolean },
  ): Promise<boolean> {
    const rows = await this.db
      .update(q)
      .set({ rating: rating.stars, ratingText: rating.text, accepted: rating.accepted, state: 'closed' })
      .where(and(eq(q.questionId, questionId), eq(q.uid, uid), isPublic))
      .returning({ questionId: q.questionId })
    return rows.length > 0
  }

  /** Writes the answer, or the answer of the follow-up; undefined where none is waited for. */
  async answer(tx: Db, questionId: string, text: string, now: number) {
    const asked = { uid: q.uid, title: q.title }
    const [first] = await tx
      .update(q)
      .set({ answer: text, answeredAt: now, state: 'answered' })
      .where(and(eq(q.questionId, questionId), eq(q.state, 'waiting')))
      .returning(asked)
    if (first) return first
    const [second] = await tx
      .update(q)
      .set({ followAnswer: text })
      .where(and(eq(q.questionId, questionId), isPublic, sql`${q.followUp} <> ''`, eq(q.followAnswer, '')))
      .returning(asked)
    return second
  }

  async setState(tx: Db, questionId: string, state: QuestionState, reason: string): Promise<void> {
    await tx.update(q).set({ state, reason }).where(eq(q.questionId, questionId))
  }

  /** Lets a held question into the queue of answers; others keep their state. */
  async release(tx: Db, questionId: string): Promise<void> {
    await tx
      .update(q)
      .set({ state: 'waiting' })
      .where(and(eq(q.questionId, questionId), eq(q.state, 'pending')))
  }

  private whole(viewer: number | undefined) {
    return this.db
      .select(wholeColumns(viewer))
      .from(q)
      .innerJoin(e, eq(e.expertId, q.expertId))
      .leftJoin(users, eq(users.uid, q.uid))
      .leftJoin(communityCounts, countsOf('question', q.questionId))
  }
}
