import { and, eq, sql } from 'drizzle-orm'
import * as tables from '../../db/schema/community'
import { type AccountRows, ownedRows } from '../AccountRows'

const {
  communityBlocks,
  communityComments,
  communityDrafts,
  communityFollows,
  communityLikes,
  communityMentions,
  communityNotices,
  communityPosts,
  communityQuestions,
  communityReaders,
  communityReports,
} = tables

const owned = ownedRows([
  { table: communityLikes, by: [communityLikes.targetKind, communityLikes.targetId] },
  { table: communityFollows, by: [communityFollows.targetKind, communityFollows.targetId] },
  { table: communityBlocks, by: [communityBlocks.blocked] },
  { table: communityMentions, by: [communityMentions.commentId] },
  { table: communityDrafts, by: [communityDrafts.form] },
  { table: communityReports, by: [communityReports.targetKind, communityReports.targetId] },
  { table: communityNotices, by: [communityNotices.groupKey] },
])
const authored = ownedRows([
  { table: communityPosts, by: [communityPosts.requestKey] },
  { table: communityComments, by: [communityComments.requestKey] },
  { table: communityQuestions, by: [communityQuestions.requestKey] },
])

const followers = (uid: number) =>
  and(eq(communityFollows.targetKind, 'user'), eq(communityFollows.targetId, String(uid)))

/** Texts stay without their author; all else goes with the account. */
export const communityAccounts: AccountRows = {
  remove: async (tx, account) => {
    const { uid } = account
    await owned.remove(tx, account)
    await tx.delete(communityFollows).where(followers(uid))
    await tx.delete(communityBlocks).where(eq(communityBlocks.blocked, uid))
    await tx.delete(communityReaders).where(eq(communityReaders.reader, `u${uid}`))
    await tx.update(communityNotices).set({ actor: null }).where(eq(communityNotices.actor, uid))
    await tx.update(communityComments).set({ replyTo: null }).where(eq(communityComments.replyTo, uid))
    await tx.update(communityPosts).set({ uid: null, requestKey: null }).where(eq(communityPosts.uid, uid))
    await tx
      .update(communityComments)
      .set({ uid: null, requestKey: null })
      .where(eq(communityComments.uid, uid))
    await tx
      .update(communityQuestions)
      .set({ uid: null, requestKey: null })
      .where(eq(communityQuestions.uid, uid))
  },
  move: async (tx, from, to) => {
    await owned.move(tx, from, to)
    await authored.move(tx, from, to)
    const isThere = sql`exists (select 1 from community_follows f where f.uid = ${communityFollows.uid}
      and f.target_kind = 'user' and f.target_id = ${String(to)})`
    await tx.delete(communityFollows).where(and(followers(from), isThere))
    const movedFollows = await tx
      .delete(communityFollows)
      .where(followers(from))
      .returning({ uid: communityFollows.uid, at: communityFollows.at })
    for (const { uid, at } of movedFollows)
      if (uid !== to)
        await tx.insert(communityFollows).values({ uid, at, targetKind: 'user', targetId: String(to) })
    const isBlocked = sql`exists (select 1 from community_blocks b where b.uid = ${communityBlocks.uid} and b.blocked = ${to})`
    await tx.delete(communityBlocks).where(and(eq(communityBlocks.blocked, from), isBlocked))
    await tx.update(communityBlocks).set({ blocked: to }).where(eq(communityBlocks.blocked, from))
    await tx.update(communityNotices).set({ actor: to }).where(eq(communityNotices.actor, from))
    await tx.update(communityComments).set({ replyTo: to }).where(eq(communityComments.replyTo, from))
  },
}
