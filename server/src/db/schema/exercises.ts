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
import type { HeldOutAnswers } from '@/domain/ability/recalibrate'
import type { AttemptEvent } from '@/domain/attempt/events'
import type { AttemptKind } from '@/domain/attempt/attemptKinds'
import type { DiagnosticPlan } from '@/domain/attempt/diagnosticTests'
import type { Question, QuestionType } from '@/domain/attempt/Question'
import { instant } from '../instant'

/** The questions of the content, with parameters estimated from answers. */
export const questions = pgTable('questions', {
  id: text('id').primaryKey(),
  subject: text('subject').notNull(),
  point: text('point').notNull(),
  type: text('type').$type<QuestionType>().notNull(),
  /** The order of the content. */
  position: integer('position').notNull(),
  discrimination: doublePrecision('discrimination').notNull(),
  difficulty: doublePrecision('difficulty').notNull(),
  guessing: doublePrecision('guessing').notNull(),
  data: jsonb('data').$type<Question>().notNull(),
  /** Used by a paper: no practice may release its key. */
  reserved: boolean('reserved').notNull().default(false),
  retired: boolean('retired').notNull().default(false),
})

/** Parameters estimated from answers where they beat the author's; copied to `questions` as well. */
export const questionEstimates = pgTable('question_estimates', {
  questionId: text('question_id').primaryKey(),
  /** The authored parameters at the time of the estimate; a change by the author invalidates it. */
  authoredDiscrimination: doublePrecision('authored_discrimination').notNull(),
  authoredDifficulty: doublePrecision('authored_difficulty').notNull(),
  discrimination: doublePrecision('discrimination').notNull(),
  difficulty: doublePrecision('difficulty').notNull(),
  estimatedAt: instant('estimated_at').notNull(),
})

/** When the questions of a subject were estimated last, from how many answers, and how that went. */
export const subjectCalibrations = pgTable('subject_calibrations', {
  subject: text('subject').primaryKey(),
  answers: integer('answers').notNull().default(0),
  heldOut: jsonb('held_out').$type<HeldOutAnswers>(),
  triedAt: instant('tried_at'),
  claimedUntil: instant('claimed_until'),
})

/** A question of an attempt and its points there. */
export interface AskedQuestion {
  readonly id: string
  readonly points: number
}

/** How an attempt went, in few figures: lists need no more. */
export interface AttemptResult {
  readonly earned: number
  readonly points: number
  readonly open: number
  /**
   * Points that the backend judged, and how many of these questions were right: the basis of leaderboards. Absent in
   * old rows.
   */
  readonly judged?: number
  readonly right?: number
  /** Ability estimates by part; absent where the attempt measures none. */
  readonly abilities?: readonly MeasuredAbility[]
}

/** An estimate of ability as it was when its attempt ended: kept, so that what is added to the bank later does not move it. */
export interface MeasuredAbility {
  readonly subject: string
  readonly point: string | null
  readonly name: string
  readonly ability: number
  readonly error: number
  readonly band: readonly [number, number]
  readonly answers: number
  readonly right: number
}

/** An attempt of a learner; `asked` grows in an adaptive test. */
export const exerciseAttempts = pgTable(
  'exercise_attempts',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    attemptId: text('attempt_id').notNull(),
    kind: text('kind').$type<AttemptKind>().notNull(),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    paperId: text('paper_id'),
    /** Of a test on one knowledge point. */
    point: text('point'),
    /** Of a diagnosis. */
    plan: jsonb('plan').$type<DiagnosticPlan>(),
    asked: jsonb('asked').$type<readonly AskedQuestion[]>().notNull(),
    seed: text('seed').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<'handIn' | 'expire'>(),
    /** Keys were released: no more answers are accepted. */
    told: boolean('told').notNull().default(false),
    /** Whether its mistakes are recorded in the book of mistakes. */
    filed: boolean('filed').notNull().default(false),
    result: jsonb('result').$type<AttemptResult>(),
    /** Boards have counted it. */
    ranked: boolean('ranked').notNull().default(false),
    /** How often it could not be handed in or filed, and when that is tried again. */
    failures: integer('failures').notNull().default(0),
    retryAt: instant('retry_at'),
  },
  (t) => [primaryKey({ columns: [t.uid, t.attemptId] })],
)

/** The log of an attempt, at the moments of the backend's clock. */
export const exerciseEvents = pgTable(
  'exercise_events',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    attemptId: text('attempt_id').notNull(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
    device: text('device').notNull(),
    kind: text('kind').$type<AttemptEvent['kind']>().notNull(),
    /** Fields that depend on the kind: question, answer. */
    body: jsonb('body').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.attemptId, t.id] })],
)

/** The verdict on each answer, once its key may be known: the basis of mastery and statistics. */
export const judgedAnswers = pgTable(
  'judged_answers',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    attemptId: text('attempt_id').notNull(),
    questionId: text('question_id').notNull(),
    subject: text('subject').notNull(),
    point: text('point').notNull(),
    /** Of its points, 0 to 1. */
    share: doublePrecision('share').notNull(),
    /** Milliseconds. */
    took: integer('took').notNull(),
    guessed: boolean('guessed').notNull().default(false),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.attemptId, t.questionId] })],
)

/** Sign-ups for network-wide exams. */
export const mockEntries = pgTable(
  'mock_entries',
  {
    uid: bigint('uid', { mode: 'number' }).notNull(),
    mockId: text('mock_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.mockId] })],
)
