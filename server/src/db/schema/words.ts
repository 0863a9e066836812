import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { PlanFields } from '@/contracts/word/plans'
import type { SharedResult } from '@/contracts/word/shares'
import type { Sense, WordDetail } from '@/contracts/word/wordFields'
import type { ReviewSource, MemoryEvent } from '@/domain/memory/eventTypes'
import type { Phase, MemoryState } from '@/domain/memory/memoryState'
import { instant } from '../instant'

/** Fields of a word that only its page shows. */
export type StoredDetail = Pick<
  WordDetail,
  'senses' | 'example' | 'root' | 'collocations' | 'confusable' | 'inflections'
>

/** How trained weights did on reviews they had not seen: mean log loss, and the number of reviews. */
export interface HeldOut {
  personal: number
  standard: number
  count: number
}

export const words = pgTable('words', {
  id: text('id').primaryKey(),
  word: text('word').notNull(),
  phonetic: text('phonetic').notNull(),
  pos: text('pos').$type<Sense['pos']>().notNull(),
  short: text('short').notNull(),
  /** All Chinese senses, to be searched. */
  meanings: text('meanings').notNull(),
  stage: integer('stage').notNull(),
  frequency: integer('frequency').notNull(),
  /** The hash of the id: orders a word among those of its stage and frequency. */
  place: bigint('place', { mode: 'number' }).notNull(),
  detail: jsonb('detail').$type<StoredDetail>().notNull(),
  hash: text('hash').notNull(),
  /** The version of the content in which the word last changed. */
  version: integer('version').notNull(),
  removed: boolean('removed').notNull().default(false),
})

export const wordForms = pgTable(
  'word_forms',
  { form: text('form').notNull(), wordId: text('word_id').notNull() },
  (t) => [primaryKey({ columns: [t.form, t.wordId] })],
)

const uid = bigint('uid', { mode: 'number' }).notNull()

export const wordPlans = pgTable('word_plans', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  fields: jsonb('fields').$type<PlanFields>().notNull(),
  completedAt: instant('completed_at'),
  updatedAt: instant('updated_at').notNull(),
})

/** The log. `seq` counts the arrivals of one user without a gap, so that a cursor misses nothing. */
export const wordEvents = pgTable(
  'word_events',
  {
    uid,
    seq: integer('seq').notNull(),
    id: text('id').notNull(),
    word: text('word').notNull(),
    device: text('device').notNull(),
    kind: text('kind').$type<MemoryEvent['kind']>().notNull(),
    at: instant('at').notNull(),
    grade: integer('grade'),
    source: text('source').$type<ReviewSource>(),
    proved: boolean('proved'),
    took: integer('took'),
    due: instant('due'),
    target: text('target'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.seq] })],
)

/** State of each word, derived from the log and rebuildable at any time. */
export const wordStates = pgTable(
  'word_states',
  {
    uid,
    word: text('word').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    stability: doublePrecision('stability').notNull(),
    due: instant('due').notNull(),
    firstSeen: instant('first_seen').notNull(),
    lastReview: instant('last_review').notNull(),
    lastGrade: integer('last_grade').notNull(),
    suspended: boolean('suspended').notNull(),
    /** The whole state as it was at `baseAt`: replaying begins there. Null replays the word from its first answer. */
    base: jsonb('base').$type<MemoryState>(),
    baseAt: instant('base_at'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.word] })],
)

export const wordNotes = pgTable(
  'word_notes',
  {
    uid,
    wordId: text('word_id').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.wordId] })],
)

export const wordStageTests = pgTable(
  'word_stage_tests',
  {
    uid,
    id: text('id').notNull(),
    bookId: text('book_id').notNull(),
    stage: integer('stage').notNull(),
    total: integer('total').notNull(),
    right: integer('right').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.id] })],
)

export const wordShares = pgTable('word_shares', {
  shareId: text('share_id').primaryKey(),
  uid,
  result: jsonb('result').$type<SharedResult>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The memory model of a user, and the queue of those whose weights are to be trained. */
export const wordMemories = pgTable('word_memories', {
  uid: bigint('uid', { mode: 'number' }).primaryKey(),
  reviews: integer('reviews').notNull().default(0),
  trainedAtReviews: integer('trained_at_reviews').notNull().default(0),
  weights: jsonb('weights').$type<number[]>(),
  heldOut: jsonb('held_out').$type<HeldOut>(),
  claimedUntil: instant('claimed_until'),
})
