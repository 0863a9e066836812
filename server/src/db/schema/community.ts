import type { DraftFields } from '@/contracts/community/drafts'
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ArticleBlock } from '@/contracts/promo/articles'
import type {
  ArticleChannel,
  ArticleKind,
  CommentTarget,
  ExamPhase,
  FollowKind,
  LikeKind,
  NoticeKind,
  PlateCategory,
  PostState,
  QuestionState,
  ReportReason,
  ReviewTarget,
} from '@/domain/community/kinds'
import type { QuestionCard } from '@/contracts/community/experts'
import { instant } from '../instant'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const texts = (name: string) => jsonb(name).$type<readonly string[]>().notNull()
const author = () => bigint('uid', { mode: 'number' })
const owner = () => bigint('uid', { mode: 'number' }).notNull()
const seq = () => integer('seq').generatedAlwaysAsIdentity().notNull()

export const communityArticles = pgTable('community_articles', {
  articleId: text('article_id').primaryKey(),
  channel: text('channel').$type<ArticleChannel>().notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  author: text('author').notNull(),
  source: text('source').notNull(),
  isSample: boolean('is_sample').notNull(),
  publishedAt: instant('published_at').notNull(),
  pinned: boolean('pinned').notNull(),
  phase: text('phase').$type<ExamPhase>(),
  province: text('province'),
  kind: text('kind').$type<ArticleKind>(),
  school: text('school'),
  major: text('major'),
  tags: texts('tags'),
  blocks: jsonb('blocks').$type<readonly ArticleBlock[]>().notNull(),
  terms: tsvector('terms').notNull(),
  retired: boolean('retired').notNull().default(false),
})

export const communityPlates = pgTable('community_plates', {
  plateId: text('plate_id').primaryKey(),
  category: text('category').$type<PlateCategory>().notNull(),
  name: text('name').notNull(),
  intro: text('intro').notNull(),
  rules: texts('rules'),
  tags: texts('tags'),
  position: integer('position').notNull(),
  retired: boolean('retired').notNull().default(false),
})

export const communityExperts = pgTable('community_experts', {
  expertId: text('expert_id').primaryKey(),
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  intro: text('intro').notNull(),
  skills: texts('skills'),
  position: integer('position').notNull(),
  retired: boolean('retired').notNull().default(false),
})

/** Posts; the author is null once the account is gone. */
export const communityPosts = pgTable('community_posts', {
  postId: text('post_id').primaryKey(),
  seq: seq(),
  uid: author(),
  requestKey: text('request_key'),
  plateId: text('plate_id').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  pictures: texts('pictures'),
  tags: texts('tags'),
  state: text('state').$type<PostState>().notNull(),
  reason: text('reason').notNull().default(''),
  version: integer('version').notNull().default(1),
  /** Seconds since 2020, raised by likes and comments. */
  heat: integer('heat').notNull(),
  at: instant('at').notNull(),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
  isSample: boolean('is_sample').notNull().default(false),
  terms: tsvector('terms').notNull(),
})

export const communityPostTags = pgTable(
  'community_post_tags',
  { tag: text('tag').notNull(), postId: text('post_id').notNull(), seq: integer('seq').notNull() },
  (t) => [primaryKey({ columns: [t.tag, t.postId] })],
)

/** Earlier texts of edited posts. */
export const communityPostVersions = pgTable(
  'community_post_versions',
  {
    postId: text('post_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    pictures: texts('pictures'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.version] })],
)

export const communityComments = pgTable('community_comments', {
  commentId: text('comment_id').primaryKey(),
  seq: seq(),
  uid: author(),
  requestKey: text('request_key'),
  targetKind: text('target_kind').$type<CommentTarget>().notNull(),
  targetId: text('target_id').notNull(),
  /** The top-level comment of a reply. */
  rootId: text('root_id'),
  replyTo: bigint('reply_to', { mode: 'number' }),
  body: text('body').notNull(),
  state: text('state').$type<PostState>().notNull(),
  reason: text('reason').notNull().default(''),
  heat: integer('heat').notNull().default(0),
  at: instant('at').notNull(),
})

export const communityLikes = pgTable(
  'community_likes',
  {
    uid: owner(),
    targetKind: text('target_kind').$type<LikeKind>().notNull(),
    targetId: text('target_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.targetKind, t.targetId] })],
)

export const communityFollows = pgTable(
  'community_follows',
  {
    uid: owner(),
    targetKind: text('target_kind').$type<FollowKind>().notNull(),
    targetId: text('target_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.targetKind, t.targetId] })],
)

/** Accounts that a comment names. */
export const communityMentions = pgTable(
  'community_mentions',
  { commentId: text('comment_id').notNull(), uid: owner() },
  (t) => [primaryKey({ columns: [t.commentId, t.uid] })],
)

export const communityBlocks = pgTable(
  'community_blocks',
  {
    uid: owner(),
    blocked: bigint('blocked', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Hides the account from this one alone; it may still answer here. */
    onlyMute: boolean('only_mute').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.uid, t.blocked] })],
)

/** Unique readers of articles and posts. */
export const communityReaders = pgTable(
  'community_readers',
  {
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    reader: text('reader').notNull(),
  },
  (t) => [primaryKey({ columns: [t.targetKind, t.targetId, t.reader] })],
)

/** Counters, kept by triggers of likes, follows, comments and posts; reads by batches. */
export const communityCounts = pgTable(
  'community_counts',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    reads: integer('reads').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    follows: integer('follows').notNull().default(0),
    posts: integer('posts').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
)

/** Unsent forms of accounts. */
export const communityDrafts = pgTable(
  'community_drafts',
  {
    uid: owner(),
    form: text('form').notNull(),
    fields: jsonb('fields').$type<DraftFields>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.form] })],
)

export const communityQuestions = pgTable('community_questions', {
  questionId: text('question_id').primaryKey(),
  seq: seq(),
  uid: author(),
  requestKey: text('request_key'),
  expertId: text('expert_id').notNull(),
  subject: text('subject').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  pictures: texts('pictures'),
  card: jsonb('card').$type<QuestionCard>(),
  state: text('state').$type<QuestionState>().notNull(),
  reason: text('reason').notNull().default(''),
  at: instant('at').notNull(),
  answer: text('answer').notNull().default(''),
  answeredAt: instant('answered_at'),
  followUp: text('follow_up').notNull().default(''),
  followAnswer: text('follow_answer').notNull().default(''),
  rating: integer('rating'),
  ratingText: text('rating_text').notNull().default(''),
  accepted: boolean('accepted').notNull().default(false),
  featured: boolean('featured').notNull().default(false),
  isSample: boolean('is_sample').notNull().default(false),
  terms: tsvector('terms').notNull(),
})

export const communityReports = pgTable(
  'community_reports',
  {
    uid: owner(),
    targetKind: text('target_kind').$type<ReviewTarget>().notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.targetKind, t.targetId] })],
)

/** The moderation queue. */
export const communityReviews = pgTable('community_reviews', {
  reviewId: text('review_id').primaryKey(),
  seq: seq(),
  targetKind: text('target_kind').$type<ReviewTarget>().notNull(),
  targetId: text('target_id').notNull(),
  source: text('source').notNull(),
  score: integer('score').notNull().default(1),
  status: text('status').$type<'open' | 'passed' | 'refused'>().notNull().default('open'),
  reason: text('reason').notNull().default(''),
  at: instant('at').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by').notNull().default(''),
})

export const communityNotices = pgTable('community_notices', {
  noticeId: text('notice_id').primaryKey(),
  /** Renewed by each message of the group, so that the row moves to the front. */
  seq: integer('seq').generatedByDefaultAsIdentity().notNull(),
  uid: owner(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  groupKey: text('group_key').notNull(),
  actor: bigint('actor', { mode: 'number' }),
  title: text('title').notNull(),
  body: text('body').notNull(),
  targetKind: text('target_kind').notNull(),
  targetId: text('target_id').notNull(),
  total: integer('total').notNull().default(1),
  at: instant('at').notNull(),
  readAt: instant('read_at'),
})
