import { and, eq, inArray } from 'drizzle-orm'
import { mockAttemptId } from '@/domain/mocks/mockId'
import { resultBoardOf } from '@/domain/ranks/boards'
import type { ScoreCount } from '@/domain/ranks/distributionOf'
import type { Db } from '../../../db/Database'
import { exerciseAttempts, mockEntries } from '../../../db/schema/exercises'
import { leaderboardCounts, leaderboardScores } from '../../../db/schema/leaderboards'

/** What a learner has done of some exams. */
export interface OwnMocks {
  readonly joined: ReadonlySet<string>
  /** When each attempt ended; null while it is open. By the id of the attempt. */
  readonly attempts: ReadonlyMap<string, number | null>
}

/** SQL of network-wide exams. */
export class MockRepository {
  constructor(private readonly db: Db) {}

  /** Signs a learner up; once more changes nothing. */
  async join(uid: number, mockId: string, joinedAt: number): Promise<void> {
    await this.db.insert(mockEntries).values({ uid, mockId, joinedAt }).onConflictDoNothing()
  }

  async own(uid: number, mockIds: readonly string[]): Promise<OwnMocks> {
    if (!mockIds.length) return { joined: new Set(), attempts: new Map() }
    const entries = await this.db
      .select({ mockId: mockEntries.mockId })
      .from(mockEntries)
      .where(and(eq(mockEntries.uid, uid), inArray(mockEntries.mockId, [...mockIds])))
    const attempts = await this.db
      .select({ attemptId: exerciseAttempts.attemptId, endedAt: exerciseAttempts.endedAt })
      .from(exerciseAttempts)
      .where(
        and(eq(exerciseAttempts.uid, uid), inArray(exerciseAttempts.attemptId, mockIds.map(mockAttemptId))),
      )
    return {
      joined: new Set(entries.map(({ mockId }) => mockId)),
      attempts: new Map(attempts.map(({ attemptId, endedAt }) => [attemptId, endedAt])),
    }
  }

  /** The own score in tenths of points; undefined as long as it is not counted. */
  async ownScore(uid: number, mockId: string): Promise<number | undefined> {
    const [row] = await this.db
      .select({ score: leaderboardScores.score })
      .from(leaderboardScores)
      .where(
        and(
          eq(leaderboardScores.uid, uid),
          eq(leaderboardScores.board, resultBoardOf(mockId)),
          eq(leaderboardScores.span, 'all'),
        ),
      )
    return row?.score
  }

  /** How many learners have each score: as many rows as a paper has scores, however many learners there are. */
  async counts(mockId: string): Promise<ScoreCount[]> {
    const { board, span, score, learners } = leaderboardCounts
    return this.db
      .select({ score, learners })
      .from(leaderboardCounts)
      .where(and(eq(board, resultBoardOf(mockId)), eq(span, 'all')))
  }
}
