import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ExperienceBody, ExperienceState } from '@/contracts/baoyan/experiences'
import type { FollowState } from '@/contracts/baoyan/follows'
import type { ProfileBody } from '@/contracts/baoyan/profile'
import type { DeadlineMeaning, NoticeKind, Precision } from '@/domain/baoyan/deadlines'
import { instant } from '../instant'

const uid = () => bigint('uid', { mode: 'number' }).notNull()

/** The origin of a notice and the day on which it was read. */
interface NoticeSource {
  readonly title: string
  readonly url: string | null
  readonly seenOn: string
}

/** Notices of camps, pre-recommendation and recommendation. */
export const baoyanNotices = pgTable('baoyan_notices', {
  noticeId: text('notice_id').primaryKey(),
  /** School, department, kind, season and degree: the same notice again is recognised by it. */
  seasonKey: text('season_key').notNull().unique(),
  title: text('title').notNull(),
  schoolId: text('school_id').notNull(),
  school: text('school').notNull(),
  dept: text('dept').notNull(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  code: text('code').notNull(),
  discipline: text('discipline').notNull(),
  degree: text('degree').$type<'academic' | 'professional' | 'both'>().notNull(),
  level: integer('level').notNull(),
  province: text('province').notNull(),
  entry: integer('entry').notNull(),
  origin: text('origin').$type<'record' | 'import' | 'sample'>().notNull(),
  conditions: jsonb('conditions').$type<readonly string[]>().notNull(),
  materials: jsonb('materials').$type<readonly string[]>().notNull(),
  source: jsonb('source').$type<NoticeSource>().notNull(),
  opensAt: instant('opens_at'),
  appliesUntil: instant('applies_until'),
  endsAt: instant('ends_at').notNull(),
  /** Corrected by an operator: a reload of the content leaves it alone. */
  edited: boolean('edited').notNull().default(false),
  retired: boolean('retired').notNull().default(false),
})

/** Deadlines of notices by round and meaning. */
export const baoyanDeadlines = pgTable(
  'baoyan_deadlines',
  {
    noticeId: text('notice_id').notNull(),
    round: integer('round').notNull(),
    meaning: text('meaning').$type<DeadlineMeaning>().notNull(),
    /** The first moment that the text can mean; `at` is the last one. */
    startsAt: instant('starts_at').notNull(),
    at: instant('at').notNull(),
    precision: text('precision').$type<Precision>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.round, t.meaning] })],
)

/** Change log of deadlines, shown to followers. */
export const baoyanChanges = pgTable('baoyan_changes', {
  changeId: text('change_id').primaryKey(),
  noticeId: text('notice_id').notNull(),
  round: integer('round').notNull(),
  meaning: text('meaning').$type<DeadlineMeaning>().notNull(),
  before: text('before'),
  after: text('after'),
  seenAt: instant('seen_at').notNull(),
})

/** Followed notices with the learner’s own state, note and checklist. */
export const baoyanFollows = pgTable(
  'baoyan_follows',
  {
    uid: uid(),
    noticeId: text('notice_id').notNull(),
    state: text('state').$type<FollowState>().notNull(),
    note: text('note').notNull(),
    ready: jsonb('ready').$type<readonly string[]>().notNull(),
    followedAt: instant('followed_at').notNull(),
    changesSeenAt: instant('changes_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.noticeId] })],
)

/** Versions of the secret calendar addresses; a higher one ends the address before. */
export const baoyanCalendars = pgTable('baoyan_calendars', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  version: integer('version').notNull(),
})

export const baoyanQuestions = pgTable('baoyan_questions', {
  questionId: text('question_id').primaryKey(),
  articleId: text('article_id').notNull(),
  uid: uid(),
  text: text('text').notNull(),
  answer: text('answer').notNull(),
  state: text('state').$type<'open' | 'answered' | 'hidden'>().notNull(),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at'),
})

/** Requests to correct, remove or answer facts of a tutor. */
export const baoyanTutorClaims = pgTable('baoyan_tutor_claims', {
  claimId: text('claim_id').primaryKey(),
  tutorId: text('tutor_id').notNull(),
  uid: uid(),
  kind: text('kind').$type<'correct' | 'remove' | 'reply'>().notNull(),
  text: text('text').notNull(),
  contact: text('contact').notNull(),
  state: text('state').$type<'waiting' | 'settled' | 'refused'>().notNull(),
  at: instant('at').notNull(),
})

export const baoyanProfiles = pgTable('baoyan_profiles', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  profile: jsonb('profile').$type<ProfileBody>().notNull(),
  rev: integer('rev').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** History of recommendations and competitiveness tests. */
export const baoyanResults = pgTable('baoyan_results', {
  resultId: text('result_id').primaryKey(),
  uid: uid(),
  kind: text('kind').$type<'contend' | 'recommend'>().notNull(),
  profile: jsonb('profile').$type<ProfileBody>().notNull(),
  title: text('title').notNull(),
  total: integer('total'),
  madeAt: instant('made_at').notNull(),
})

/** The newest competitiveness total of each learner. */
export const baoyanTotals = pgTable('baoyan_totals', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  total: integer('total').notNull(),
  madeAt: instant('made_at').notNull(),
})

/** The number of learners by their newest total. */
export const baoyanTotalCounts = pgTable('baoyan_total_counts', {
  total: integer('total').primaryKey(),
  learners: integer('learners').notNull(),
})

/** Granted removals and replies of tutors; they outlive the account that asked. */
export const baoyanTutorDecisions = pgTable('baoyan_tutor_decisions', {
  claimId: text('claim_id').primaryKey(),
  tutorId: text('tutor_id').notNull(),
  kind: text('kind').$type<'correct' | 'remove' | 'reply'>().notNull(),
  text: text('text').notNull(),
  decidedAt: instant('decided_at').notNull(),
})

/** Experience posts of learners; public only after a moderator has passed the version. */
export const baoyanExperiences = pgTable('baoyan_experiences', {
  experienceId: text('experience_id').primaryKey(),
  uid: uid(),
  requestKey: text('request_key').notNull(),
  title: text('title').notNull(),
  field: text('field').notNull(),
  body: jsonb('body').$type<ExperienceBody>().notNull(),
  isAnonymous: boolean('is_anonymous').notNull(),
  state: text('state').$type<ExperienceState>().notNull(),
  reason: text('reason').notNull().default(''),
  /** The word that the filter doubts, for the moderator. */
  doubt: text('doubt').notNull().default(''),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  shownAt: instant('shown_at'),
})

/** One message a day before the next deadline; a sent one is off until the learner agrees again. */
export const baoyanReminders = pgTable(
  'baoyan_reminders',
  {
    uid: uid(),
    noticeId: text('notice_id').notNull(),
    isOn: boolean('is_on').notNull(),
    /** The deadline that the last message was about. */
    toldUntil: instant('told_until'),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.uid, t.noticeId] })],
)
