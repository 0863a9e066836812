import type { DraftFields, DraftForm } from '@/contracts/community/drafts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FollowKind } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import {
  communityCounts,
  communityDrafts,
  communityFollows,
  communityPlates,
} from '../../../db/schema/community'
import { countsOf } from '../personOf'

const { plateId, category, name, intro, rules, tags, position, retired } = communityPlates

/** SQL of plates, follows and drafts. */
export class FollowRepository {
  constructor(private readonly db: Db) {}

  plates(viewer: number | undefined, only?: string) {
    return this.db
      .select({
        plateId,
        category,
        name,
        intro,
        rules,
        tags,
        posts: sql<number>`coalesce(${communityCounts.posts}, 0)`,
        follows: sql<number>`coalesce(${communityCounts.follows}, 0)`,
        isFollowed: sql<boolean>`exists (select 1 from ${communityFollows} f where f.uid = ${viewer ?? 0}
          and f.target_kind = 'plate' and f.target_id = ${plateId})`,
      })
      .from(communityPlates)
      .leftJoin(communityCounts, countsOf('plate', plateId))
      .where(and(eq(retired, false), only === undefined ? undefined : eq(plateId, only)))
      .orderBy(asc(position), asc(plateId))
  }

  async follow(uid: number, targetKind: FollowKind, targetId: string, at: number): Promise<void> {
    await this.db.insert(communityFollows).values({ uid, targetKind, targetId, at }).onConflictDoNothing()
  }

  async unfollow(uid: number, targetKind: FollowKind, targetId: string): Promise<void> {
    await this.db
      .delete(communityFollows)
      .where(
        and(
          eq(communityFollows.uid, uid),
          eq(communityFollows.targetKind, targetKind),
          eq(communityFollows.targetId, targetId),
        ),
      )
  }

  /** Numbers of followers and of followed users, and whether the viewer follows the user. */
  async figures(uid: number, viewer: number | undefined) {
    const [row] = await this.db
      .select({
        followers: sql<number>`coalesce((select c.follows from ${communityCounts} c where c.kind = 'user' and c.id = ${String(uid)}), 0)`,
        following: sql<number>`(select count(*)::int from ${communityFollows} f where f.uid = ${uid})`,
        isFollowed: sql<boolean>`exists (select 1 from ${communityFollows} f where f.uid = ${viewer ?? 0}
          and f.target_kind = 'user' and f.target_id = ${String(uid)})`,
      })
      .from(sql`(select 1) one`)
    return row ?? { followers: 0, following: 0, isFollowed: false }
  }

  async draft(uid: number, form: DraftForm) {
    const { fields, at } = communityDrafts
    const [row] = await this.db
      .select({ fields, at })
      .from(communityDrafts)
      .where(and(eq(communityDrafts.uid, uid), eq(communityDrafts.form, form)))
    return row
  }

  async saveDraft(uid: number, form: DraftForm, fields: DraftFields, at: number): Promise<void> {
    if (Object.keys(fields).length === 0) {
      await this.db
        .delete(communityDrafts)
        .where(and(eq(communityDrafts.uid, uid), eq(communityDrafts.form, form)))
      return
    }
    await this.db
      .insert(communityDrafts)
      .values({ uid, form, fields, at })
      .onConflictDoUpdate({ target: [communityDrafts.uid, communityDrafts.form], set: { fields, at } })
  }
}
