import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { ReportReason, ReviewTarget } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { users } from '../../../db/schema/accounts'
import {
  communityComments,
  communityPosts,
  communityQuestions,
  communityReports,
  communityReviews,
} from '../../../db/schema/community'
import type { Random } from '../../../ports/Random'

interface ReviewEntry {
  readonly kind: ReviewTarget
  readonly targetId: string
  readonly source: string
}

const { reviewId, seq, targetKind, targetId, source, score, status, at, decidedAt } = communityReviews

/** SQL of the moderation queue and of reports. */
export class ReviewRepository {
  constructor(
    private readonly db: Db,
    private readonly random: Random,
  ) {}

  /** Opens an entry, or raises the score of the one that is open. */
  async open(tx: Db, entry: ReviewEntry, now: number): Promise<void> {
    await tx
      .insert(communityReviews)
      .values({
        reviewId: this.random.id(),
        targetKind: entry.kind,
        targetId: entry.targetId,
        source: entry.source,
        at: now,
      })
      .onConflictDoUpdate({
        target: [targetKind, targetId],
        targetWhere: sql`${status} = 'open'`,
        set: { score: sql`${score} + 1` },
      })
  }

  /** Takes the open entry of a removed target out of the queue. */
  async drop(tx: Db, kind: ReviewTarget, id: string): Promise<void> {
    await tx.delete(communityReviews).where(and(eq(targetKind, kind), eq(targetId, id), eq(status, 'open')))
  }

  /** The open entries with what they are about, one more than the page holds. */
  queue(after: number, most: number) {
    const author = sql<
      number | null
    >`coalesce(${communityPosts.uid}, ${communityComments.uid}, ${communityQuestions.uid})`
    return this.db
      .select({
        reviewId,
        seq,
        heat: sql<number>`0`,
        kind: targetKind,
        targetId,
        version: sql<number>`coalesce(${communityPosts.version}, 1)`,
        source,
        score,
        at,
        uid: sql<number | null>`${author}`.mapWith(Number),
        name: users.name,
        avatar: users.avatar,
        title: sql<string>`coalesce(${communityPosts.title}, ${communityQuestions.title}, '评论')`,
        body: sql<string>`coalesce(${communityPosts.body}, ${communityComments.body},
          concat_ws(E'\\n', nullif(${communityQuestions.body}, ''), '来自：' || (${communityQuestions.card} ->> 'title')))`,
        pictures: sql<
          readonly string[]
        >`coalesce(${communityPosts.pictures}, ${communityQuestions.pictures}, '[]'::jsonb)`,
      })
      .from(communityReviews)
      .leftJoin(communityPosts, and(eq(targetKind, 'post'), eq(communityPosts.postId, targetId)))
      .leftJoin(communityComments, and(eq(targetKind, 'comment'), eq(communityComments.commentId, targetId)))
      .leftJoin(
        communityQuestions,
        and(eq(targetKind, 'question'), eq(communityQuestions.questionId, targetId)),
      )
      .leftJoin(users, sql`${users.uid} = ${author}`)
      .where(and(eq(status, 'open'), gt(seq, after)))
      .orderBy(asc(seq))
      .limit(most)
  }

  /** An open entry; undefined after its decision. */
  async find(tx: Db, id: string) {
    const [row] = await tx
      .select({ kind: targetKind, targetId })
      .from(communityReviews)
      .where(and(eq(reviewId, id), eq(status, 'open')))
    return row
  }

  /** Closes an open entry; undefined where another moderator was faster. */
  async close(
    tx: Db,
    id: string,
    verdict: {
      readonly isPassed: boolean
      readonly reason: string
      readonly by: string
      readonly now: number
    },
  ) {
    const [row] = await tx
      .update(communityReviews)
      .set({
        status: verdict.isPassed ? 'passed' : 'refused',
        reason: verdict.reason,
        decidedAt: verdict.now,
        decidedBy: verdict.by,
      })
      .where(and(eq(reviewId, id), eq(status, 'open')))
      .returning({ source })
    return row
  }

  /**
   * Locks a target against edits and removals until the transaction ends. All work on a target and its entry locks the
   * target first, so that two transactions never deadlock. Comments and questions have one version.
   */
  async lock(tx: Db, kind: ReviewTarget, id: string) {
    const once = sql<number>`1`
    switch (kind) {
      case 'post': {
        const { uid, state, version, postId } = communityPosts
        return tx
          .select({ uid, state, version })
          .from(communityPosts)
          .where(eq(postId, id))
          .for('update')
          .then(([row]) => row)
      }
      case 'comment': {
        const { uid, state, commentId } = communityComments
        return tx
          .select({ uid, state, version: once })
          .from(communityComments)
          .where(eq(commentId, id))
          .for('update')
          .then(([row]) => row)
      }
      case 'question': {
        const { uid, state, questionId } = communityQuestions
        return tx
          .select({ uid, state, version: once })
          .from(communityQuestions)
          .where(eq(questionId, id))
          .for('update')
          .then(([row]) => row)
      }
    }
  }

  /** Adds a report of an account; the number of reports since the last decision, undefined for a repetition. */
  async report(
    tx: Db,
    row: {
      readonly uid: number
      readonly kind: ReviewTarget
      readonly targetId: string
      readonly reason: ReportReason
      readonly note: string
      readonly at: number
    },
  ): Promise<number | undefined> {
    const { kind, ...rest } = row
    const made = await tx
      .insert(communityReports)
      .values({ ...rest, targetKind: kind })
      .onConflictDoNothing()
      .returning({ uid: communityReports.uid })
    if (made.length === 0) return undefined
    const [last] = await tx
      .select({ at: max(decidedAt) })
      .from(communityReviews)
      .where(and(eq(targetKind, kind), eq(targetId, row.targetId)))
    return tx.$count(
      communityReports,
      and(
        eq(communityReports.targetKind, kind),
        eq(communityReports.targetId, row.targetId),
        last?.at ? gt(communityReports.at, last.at) : undefined,
      ),
    )
  }
}
