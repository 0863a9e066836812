import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant'

/** A learner's score on a board in a span of time (domain/ranks); results of one mock exam are stored under `all`. */
export const leaderboardScores = pgTable(
  'leaderboard_scores',
  {
    board: text('board').notNull(),
    span: text('span').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    score: integer('score').notNull(),
    /** Time of the score: among equal scores the earlier ranks first. */
    reachedAt: instant('reached_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.board, t.span] })],
)

/** How many learners have a score; a trigger of the database keeps it (migration 0027). */
export const leaderboardCounts = pgTable(
  'leaderboard_counts',
  {
    board: text('board').notNull(),
    span: text('span').notNull(),
    score: integer('score').notNull(),
    learners: integer('learners').notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.span, t.score] })],
)

/** How many scores and learners a band of 256 scores holds; a trigger of the database keeps it (migration 0041). */
export const leaderboardBands = pgTable(
  'leaderboard_bands',
  {
    board: text('board').notNull(),
    span: text('span').notNull(),
    band: integer('band').notNull(),
    scores: integer('scores').notNull(),
    learners: integer('learners').notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.span, t.band] })],
)
