import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CommentTarget, LikeKind, PostState } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { users } from '../../../db/schema/accounts'
import {
  communityArticles,
  communityComments,
  communityCounts,
  communityLikes,
  communityMentions,
  communityPosts,
  communityQuestions,
} from '../../../db/schema/community'
import type { Place } from '../cursor'
import { authorColumns, countColumns, countsOf } from '../personOf'
import { notBlocked } from '../trust/notBlocked'

const { commentId, seq, uid, targetKind, targetId, rootId, replyTo, body, state, heat, at } =
  communityComments
const answered = alias(users, 'answered')

export interface Target {
  readonly kind: CommentTarget
  readonly targetId: string
}

interface NewComment {
  readonly commentId: string
  readonly uid: number
  readonly requestKey: string
  readonly targetKind: CommentTarget
  readonly targetId: string
  readonly rootId: string | null
  readonly replyTo: number | null
  readonly body: string
  readonly state: PostState
  readonly at: number
}

const columnsFor = (viewer: number | undefined) => ({
  commentId,
  seq,
  uid,
  targetKind,
  targetId,
  rootId,
  body,
  state,
  heat,
  at,
  answered: answered.name,
  ...authorColumns,
  ...countColumns,
  isLiked: sql<boolean>`exists (select 1 from ${communityLikes} l where l.uid = ${viewer ?? 0}
    and l.target_kind = 'comment' and l.target_id = ${commentId})`,
})

const shown = inArray(state, ['public', 'deleted'])

/** SQL of comments and likes. */
export class CommentRepository {
  constructor(private readonly db: Db) {}

  /** Comments of a target, one more than the page holds. */
  list(
    target: Target,
    viewer: number | undefined,
    page: { sort: 'new' | 'hot'; place: Place | undefined; most: number },
  ) {
    const { sort, place, most } = page
    const after: SQL | undefined = !place
      ? undefined
      : sort === 'new'
        ? lt(seq, place.seq)
        : sql`(${heat}, ${seq}) < (${place.heat}, ${place.seq})`
    return this.read(viewer)
      .where(
        and(
          eq(targetKind, target.kind),
          eq(targetId, target.targetId),
          isNull(rootId),
          shown,
          // Keep a deleted comment while it has replies.
          sql`(${state} = 'public' or coalesce(${communityCounts.comments}, 0) > 0)`,
          notBlocked(uid, viewer),
          after,
        ),
      )
      .orderBy(...(sort === 'hot' ? [desc(heat), desc(seq)] : [desc(seq)]))
      .limit(most)
  }

  replies(root: string, viewer: number | undefined, place: Place | undefined, most: number) {
    return this.read(viewer)
      .where(
        and(
          eq(rootId, root),
          eq(state, 'public'),
          notBlocked(uid, viewer),
          place ? gt(seq, place.seq) : undefined,
        ),
      )
      .orderBy(asc(seq))
      .limit(most)
  }

  async find(id: string, viewer: number | undefined) {
    const [row] = await this.read(viewer).where(eq(commentId, id))
    return row
  }

  async byKey(author: number, key: string, viewer: number) {
    const [row] = await this.read(viewer).where(and(eq(uid, author), eq(communityComments.requestKey, key)))
    return row
  }

  /** False where the key was used already. */
  async insert(tx: Db, row: NewComment): Promise<boolean> {
    const made = await tx.insert(communityComments).values(row).onConflictDoNothing().returning({ commentId })
    return made.length > 0
  }

  /** Notes the accounts that a comment names. */
  async mention(tx: Db, id: string, named: readonly number[]): Promise<void> {
    if (named.length === 0) return
    await tx.insert(communityMentions).values(named.map((one) => ({ commentId: id, uid: one })))
  }

  mentions(id: string) {
    return this.db
      .select({ uid: communityMentions.uid })
      .from(communityMentions)
      .where(eq(communityMentions.commentId, id))
  }

  /** A comment as its announcement needs it. */
  async announced(id: string) {
    const [row] = await this.db
      .select({ uid, targetKind, targetId, rootId, replyTo, body })
      .from(communityComments)
      .where(eq(commentId, id))
    return row
  }

  async setState(tx: Db, id: string, next: PostState, reason = ''): Promise<void> {
    await tx.update(communityComments).set({ state: next, reason }).where(eq(commentId, id))
  }

  own(author: number, place: Place | undefined, most: number) {
    return this.db
      .select({
        id: commentId,
        seq,
        heat,
        title: body,
        targetKind,
        targetId,
        state,
        reason: communityComments.reason,
        at,
      })
      .from(communityComments)
      .where(and(eq(uid, author), sql`${state} <> 'deleted'`, place ? lt(seq, place.seq) : undefined))
      .orderBy(desc(seq))
      .limit(most)
  }

  /** The author and the title of something that can be liked or commented; undefined where it is not shown. */
  async subject(
    kind: LikeKind | CommentTarget,
    id: string,
  ): Promise<{ uid: number | null; title: string } | undefined> {
    const [row] = await this.subjectQuery(kind, id)
    return row?.isShown ? { uid: row.uid, title: row.title } : undefined
  }

  /** Answers which of the accounts have a public comment on the target. */
  async writersAmong(
    { kind, targetId }: { readonly kind: CommentTarget; readonly targetId: string },
    uids: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const rows = await this.db
      .selectDistinct({ uid: communityComments.uid })
      .from(communityComments)
      .where(
        and(
          eq(communityComments.targetKind, kind),
          eq(communityComments.targetId, targetId),
          eq(communityComments.state, 'public'),
          inArray(communityComments.uid, [...uids]),
        ),
      )
    return new Set(rows.flatMap(({ uid }) => uid ?? []))
  }

  /** False where the like was there already. */
  async like(
    tx: Db,
    row: { uid: number; targetKind: LikeKind; targetId: string; at: number },
  ): Promise<boolean> {
    const made = await tx
      .insert(communityLikes)
      .values(row)
      .onConflictDoNothing()
      .returning({ uid: communityLikes.uid })
    return made.length > 0
  }

  async unlike(liker: number, kind: LikeKind, id: string): Promise<void> {
    await this.db
      .delete(communityLikes)
      .where(
        and(
          eq(communityLikes.uid, liker),
          eq(communityLikes.targetKind, kind),
          eq(communityLikes.targetId, id),
        ),
      )
  }

  /** Reads by the primary key alone: with the state in the condition the planner may walk an index of public rows. */
  private subjectQuery(kind: LikeKind | CommentTarget, id: string) {
    switch (kind) {
      case 'article':
        return this.db
          .select({
            uid: sql<number | null>`null`,
            title: communityArticles.title,
            isShown: sql<boolean>`not ${communityArticles.retired}`,
          })
          .from(communityArticles)
          .where(eq(communityArticles.articleId, id))
      case 'post':
        return this.db
          .select({
            uid: communityPosts.uid,
            title: communityPosts.title,
            isShown: sql<boolean>`${communityPosts.state} = 'public'`,
          })
          .from(communityPosts)
          .where(eq(communityPosts.postId, id))
      case 'comment':
        return this.db
          .select({ uid, title: body, isShown: sql<boolean>`${state} = 'public'` })
          .from(communityComments)
          .where(eq(commentId, id))
      case 'question':
        return this.db
          .select({
            uid: communityQuestions.uid,
            title: communityQuestions.title,
            isShown: sql<boolean>`${communityQuestions.state} in ('answered', 'closed')`,
          })
          .from(communityQuestions)
          .where(eq(communityQuestions.questionId, id))
    }
  }

  private read(viewer: number | undefined) {
    return this.db
      .select(columnsFor(viewer))
      .from(communityComments)
      .leftJoin(users, eq(users.uid, uid))
      .leftJoin(answered, eq(answered.uid, replyTo))
      .leftJoin(communityCounts, countsOf('comment', commentId))
  }
}
