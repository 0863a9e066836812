import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnswerKey } from '@/domain/estimate/answerLine'
import type { RubricMarks, SheetScore } from '@/domain/estimate/scoreSheet'
import { instant } from '../instant'

export const scoreSheets = pgTable(
  'score_sheets',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    paperId: text('paper_id').notNull(),
    answers: jsonb('answers').$type<AnswerKey>().notNull(),
    marks: jsonb('marks').$type<RubricMarks>().notNull(),
    rev: integer('rev').notNull(),
    changedAt: instant('changed_at').notNull(),
    result: jsonb('result').$type<SheetScore>(),
    keyMark: text('key_mark'),
    notice: text('notice'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.paperId] })],
)

export const scoreKeys = pgTable(
  'score_keys',
  {
    paperId: text('paper_id').notNull(),
    version: integer('version').notNull(),
    key: jsonb('key').$type<AnswerKey>().notNull(),
    note: text('note').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.version] })],
)

/** Papers of operators. Their contents are parsed by the reader, as those of the content are. */
export const scorePapers = pgTable(
  'score_papers',
  {
    paperId: text('paper_id').notNull(),
    version: integer('version').notNull(),
    paper: jsonb('paper').$type<unknown>().notNull(),
    sections: jsonb('sections').$type<unknown>().notNull(),
    note: text('note').notNull(),
    isOffered: boolean('is_offered').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.version] })],
)

/** Photos of a learner's own answer sheet. */
export const scorePhotos = pgTable(
  'score_photos',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    paperId: text('paper_id').notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.paperId] })],
)

export const scorePaperPeople = pgTable('score_paper_people', {
  paperId: text('paper_id').primaryKey(),
  people: integer('people').notNull(),
})

export const scoreForms = pgTable('score_forms', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  form: jsonb('form').$type<unknown>().notNull(),
  rev: integer('rev').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Rank and participants on one board when a total was first made. */
export interface FirstRank {
  readonly rank: number
  readonly people: number
  readonly at: number
}

export const scoreTotals = pgTable('score_totals', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  schoolBoard: text('school_board').notNull(),
  majorBoard: text('major_board').notNull(),
  total: integer('total').notNull(),
  hidden: boolean('hidden').notNull(),
  firstRanks: jsonb('first_ranks').$type<Readonly<Record<string, FirstRank>>>(),
  changedAt: instant('changed_at').notNull(),
})

export const scoreCounts = pgTable(
  'score_counts',
  {
    board: text('board').notNull(),
    total: integer('total').notNull(),
    people: integer('people').notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.total] })],
)

/** Conditions of an opening that are only shown or matched. */
export interface OpeningDetail {
  readonly from: readonly string[]
  readonly conditions: readonly string[]
}

export const adjustmentOpenings = pgTable('adjustment_openings', {
  openingId: text('opening_id').primaryKey(),
  schoolId: text('school_id').notNull(),
  school: text('school').notNull(),
  province: text('province').notNull(),
  region: text('region').$type<'A' | 'B'>().notNull(),
  code: text('code').notNull(),
  cat: text('cat').notNull(),
  name: text('name').notNull(),
  degree: text('degree').$type<'academic' | 'professional'>().notNull(),
  seats: integer('seats').notNull(),
  minTotal: integer('min_total'),
  opensAt: instant('opens_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  addedAt: instant('added_at').notNull(),
  detail: jsonb('detail').$type<OpeningDetail>().notNull(),
  isSample: boolean('is_sample').notNull(),
  retired: boolean('retired').notNull().default(false),
})

export const adjustmentFavourites = pgTable(
  'adjustment_favourites',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    openingId: text('opening_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.openingId] })],
)

export const scoreSubscriptions = pgTable(
  'score_subscriptions',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    kind: text('kind').$type<'adjust' | 'query'>().notNull(),
    code: text('code').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.kind] })],
)
