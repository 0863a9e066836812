import { type Listing, owned, paged, series } from '../harness/listing'

const POST = `community_posts (post_id, uid, plate_id, title, body, pictures, tags, state, heat, at, terms)`
const COMMENT = `community_comments (comment_id, uid, target_kind, target_id, root_id, body, state, at)`
const QUESTION = `community_questions (question_id, uid, expert_id, subject, title, body, pictures, state, at, terms)`
const commentRows = (id: string, root: string) => (uid: string) =>
  `insert into ${COMMENT} select '${id}' || n, ${uid}, 'article', 'n-confirm', ${root}, '评论', 'public', now() from ${series}`

/** Listings of the area `community`; those of staff follow below. */
export const communityListings: Readonly<Record<string, Listing>> = {
  'community.articles': paged(),
  'community.plates': {
    few: () => `delete from community_plates where plate_id <> 'math'`,
    many: () =>
      `insert into community_plates select 'plate-' || n, 'subject', '版块', '', '[]', '[]', n, false from ${series}`,
  },
  'community.posts': paged(),
  'community.releases': owned(
    POST,
    `'own-' || n, UID, 'math', '话题', '正文', '[]'::jsonb, '[]'::jsonb, 'public', 1, now(), ''::tsvector`,
  ),
  'community.comments': paged({
    params: { kind: 'article', targetId: 'n-confirm' },
    many: commentRows('said-', 'null'),
  }),
  'community.replies': paged({
    params: { commentId: 'root' },
    few: (uid) =>
      `insert into ${COMMENT} values ('root', ${uid}, 'article', 'n-confirm', null, '评论', 'public', now())`,
    many: commentRows('reply-', "'root'"),
  }),
  'community.experts': {
    few: () => `delete from community_experts where expert_id <> 'e-math-1'`,
    many: () =>
      `insert into community_experts select 'expert-' || n, '数学', '老师', '', '', '[]', n, false from ${series}`,
  },
  'community.expertQuestions': paged(),
  'community.notices': owned(
    'community_notices (notice_id, uid, kind, group_key, title, body, target_kind, target_id, at)',
    `'notice-' || n, UID, 'system', 'g' || n, '消息', '', 'post', 'x', now()`,
  ),
  'community.blocked': {
    many: (uid) => `with people as (
        insert into users (uid, invite_code, registered_at) select 680000 + n, 'blocked-' || n, now() from ${series} returning uid)
      insert into community_blocks select ${uid}, people.uid, now() from people`,
  },
}

/** Listings of moderators and experts. */
export const communityStaffListings: Readonly<Record<string, Listing>> = {
  'community.waiting': paged({
    many: () => `insert into ${QUESTION} select 'waiting-' || n, null, 'e-math-1', '数学', '问题', '', '[]'::jsonb,
      'waiting', now(), ''::tsvector from ${series}`,
  }),
  'community.reviews': paged({
    many: () => `insert into community_reviews (review_id, target_kind, target_id, source, at)
      select 'review-' || n, 'post', 'post-' || n, '举报', now() from ${series}`,
  }),
}
