import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PostState } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { users } from '../../../db/schema/accounts'
import {
  communityCounts,
  communityFollows,
  communityLikes,
  communityPlates,
  communityPosts,
  communityPostTags,
  communityPostVersions,
} from '../../../db/schema/community'
import type { Place } from '../cursor'
import { authorColumns, countColumns, countsOf } from '../personOf'
import { matches, vectorText } from '../termsSql'
import { notBlocked } from '../trust/notBlocked'

const EXCERPT = 120
const EPOCH_SECONDS = 1_577_836_800

const { postId, seq, uid, plateId, title, pictures, tags, heat, at, editedAt, state, isSample } =
  communityPosts
const rowColumns = {
  postId,
  seq,
  uid,
  plateId,
  plateName: communityPlates.name,
  title,
  tags,
  pictures,
  heat,
  at,
  editedAt,
  isSample,
  ...authorColumns,
  ...countColumns,
}

/** Filters of a list of posts. */
interface PostFilter {
  readonly plate?: string | undefined
  readonly tag?: string | undefined
  readonly author?: number | undefined
  readonly search?: string | undefined
  readonly followedBy?: number | undefined
  readonly sort: 'new' | 'hot'
}

/** The text of a post. */
export interface PostText {
  readonly plateId: string
  readonly title: string
  readonly body: string
  readonly pictures: readonly string[]
  readonly tags: readonly string[]
}

interface NewPost extends PostText {
  readonly postId: string
  readonly uid: number
  readonly requestKey: string
  readonly state: PostState
  readonly at: number
}

const after = (place: Place | undefined, sort: 'new' | 'hot'): SQL | undefined => {
  if (!place) return undefined
  if (sort === 'new') return lt(seq, place.seq)
  return sql`(${heat}, ${seq}) < (${place.heat}, ${place.seq})`
}

/** The feed of follows looks through so many of the newest posts. */
const FEED_DEPTH = 20_000

const followedBy = (viewer: number): SQL =>
  sql`${seq} > (select coalesce(max(p.seq), 0) - ${FEED_DEPTH} from ${communityPosts} p) and exists (select 1 from ${communityFollows} f where f.uid = ${viewer}
    and (f.target_kind = 'plate' and f.target_id = ${plateId} or f.target_kind = 'user' and f.target_id = ${uid}::text))`

const tagged = (tag: string): SQL =>
  sql`${postId} in (select t.post_id from ${communityPostTags} t where t.tag = ${tag})`

/** SQL of posts. */
export class PostRepository {
  constructor(private readonly db: Db) {}

  /** Public posts, one more than the page holds. */
  list(filter: PostFilter, viewer: number | undefined, place: Place | undefined, most: number) {
    const { sort, plate, tag, author, search, followedBy: follower } = filter
    const order = sort === 'hot' ? [desc(heat), desc(seq)] : [desc(seq)]
    return this.db
      .select({ ...rowColumns, excerpt: sql<string>`left(${communityPosts.body}, ${EXCERPT})` })
      .from(communityPosts)
      .innerJoin(communityPlates, eq(communityPlates.plateId, plateId))
      .leftJoin(users, eq(users.uid, uid))
      .leftJoin(communityCounts, countsOf('post', postId))
      .where(
        and(
          eq(state, 'public'),
          plate === undefined ? undefined : eq(plateId, plate),
          author === undefined ? undefined : eq(uid, author),
          tag === undefined ? undefined : tagged(tag),
          search === undefined ? undefined : (matches(communityPosts.terms, search) ?? sql`false`),
          follower === undefined ? undefined : followedBy(follower),
          notBlocked(uid, viewer),
          after(place, sort),
        ),
      )
      .orderBy(...order)
      .limit(most)
  }

  async find(id: string, viewer: number | undefined) {
    const [row] = await this.db
      .select({
        ...rowColumns,
        state,
        body: communityPosts.body,
        reason: communityPosts.reason,
        version: communityPosts.version,
        isLiked: sql<boolean>`exists (select 1 from ${communityLikes} l where l.uid = ${viewer ?? 0}
          and l.target_kind = 'post' and l.target_id = ${postId})`,
      })
      .from(communityPosts)
      .innerJoin(communityPlates, eq(communityPlates.plateId, plateId))
      .leftJoin(users, eq(users.uid, uid))
      .leftJoin(communityCounts, countsOf('post', postId))
      .where(and(eq(postId, id), or(eq(state, 'public'), eq(uid, viewer ?? 0))))
    return row?.state === 'deleted' ? undefined : row
  }

  async byKey(author: number, key: string) {
    const [row] = await this.db
      .select({ postId, state })
      .from(communityPosts)
      .where(and(eq(uid, author), eq(communityPosts.requestKey, key)))
    return row
  }

  hasPlate(id: string): Promise<boolean> {
    return this.db
      .$count(communityPlates, and(eq(communityPlates.plateId, id), eq(communityPlates.retired, false)))
      .then((count) => count > 0)
  }

  /** Adds a post; undefined where the key was used already. */
  async insert(tx: Db, row: NewPost) {
    const [made] = await tx
      .insert(communityPosts)
      .values({
        ...row,
        heat: Math.round(row.at / 1000) - EPOCH_SECONDS,
        terms: sql`${vectorText(row.title, row.body, ...row.tags)}::tsvector`,
      })
      .onConflictDoNothing()
      .returning({ postId, seq })
    if (made) await this.tag(tx, made.postId, made.seq, row.tags)
    return made
  }

  /** Reads a post and locks it against decisions and removals until the transaction ends. */
  async lock(tx: Db, id: string) {
    const [row] = await tx.select().from(communityPosts).where(eq(postId, id)).for('update')
    return row
  }

  /** Keeps the earlier text of a locked post and writes the new one. */
  async edit(
    tx: Db,
    old: typeof communityPosts.$inferSelect,
    text: PostText,
    change: { readonly state: PostState; readonly at: number },
  ): Promise<void> {
    const id = old.postId
    await tx.insert(communityPostVersions).values({
      postId: id,
      version: old.version,
      title: old.title,
      body: old.body,
      pictures: old.pictures,
      at: old.editedAt ?? old.at,
    })
    await tx
      .update(communityPosts)
      .set({
        ...text,
        state: change.state,
        reason: '',
        editedAt: change.at,
        version: old.version + 1,
        terms: sql`${vectorText(text.title, text.body, ...text.tags)}::tsvector`,
      })
      .where(eq(postId, id))
    await tx.delete(communityPostTags).where(eq(communityPostTags.postId, id))
    await this.tag(tx, id, old.seq, text.tags)
  }

  async setState(tx: Db, id: string, next: PostState, reason = ''): Promise<void> {
    await tx.update(communityPosts).set({ state: next, reason }).where(eq(postId, id))
  }

  async remove(tx: Db, id: string, now: number): Promise<void> {
    await tx
      .update(communityPosts)
      .set({ state: 'deleted', reason: '', deletedAt: now })
      .where(and(eq(postId, id), sql`${state} <> 'deleted'`))
  }

  ownPosts(author: number, place: Place | undefined, most: number) {
    return this.db
      .select({ id: postId, seq, heat, title, state, reason: communityPosts.reason, at })
      .from(communityPosts)
      .where(and(eq(uid, author), sql`${state} <> 'deleted'`, after(place, 'new')))
      .orderBy(desc(seq))
      .limit(most)
  }

  /** Removes posts that were deleted before a moment. */
  async purge(before: number): Promise<void> {
    await this.db
      .delete(communityPosts)
      .where(and(eq(state, 'deleted'), lt(communityPosts.deletedAt, before)))
  }

  private async tag(tx: Db, id: string, number: number, names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    await tx
      .insert(communityPostTags)
      .values([...new Set(names)].map((tag) => ({ tag, postId: id, seq: number })))
      .onConflictDoNothing()
  }
}
