import { MOST_PLACES, type OwnPlace, type Place } from '@/contracts/statistics/leaderboard'
import { type Board, boardNamed, isResultBoard } from '@/domain/ranks/boards'
import { denseRanks } from '@/domain/ranks/denseRanks'
import { scoreShown } from '@/domain/ranks/pointsEarned'
import { rankedName } from '@/domain/ranks/rankedName'
import { type RankPeriod, spanOf } from '@/domain/ranks/spanOf'
import type { Db } from '../../db/Database'
import { orThrow } from '../../http/orThrow'
import type { Clock } from '../../ports/Clock'
import { type BoardSpan, LeaderboardRepository, type ScoreRow } from './LeaderboardRepository'

/** Displayed name of learners that chose to stay anonymous. */
const ANONYMOUS = '匿名考生'

interface Wanted {
  readonly boardId: string
  readonly period?: RankPeriod | undefined
}

interface Found extends BoardSpan {
  readonly measure: Board['measure']
}

/** Leaderboards and the learner's own place. */
export class LeaderboardService {
  private readonly boards: LeaderboardRepository

  constructor(
    db: Db,
    private readonly clock: Clock,
  ) {
    this.boards = new LeaderboardRepository(db)
  }

  /** A page of places; beyond the first thousand there is none. */
  async page(caller: number, wanted: Wanted, page: number, size: number) {
    const found = this.spanOf(wanted)
    const offset = (page - 1) * size
    const most = Math.max(0, Math.min(size, MOST_PLACES - offset))
    const rows = most > 0 ? await this.boards.places(found, most, offset) : []
    const { learners, better } = await this.boards.standing(found, rows[0]?.score ?? 0)
    const ranks = denseRanks(
      better + 1,
      rows.map(({ score }) => score),
    )
    const list = rows.map((row, at) => this.place(found, row, ranks[at] ?? 0, caller))
    return { list, total: Math.min(learners, MOST_PLACES), page, size }
  }

  async own(caller: number, wanted: Wanted): Promise<OwnPlace> {
    const found = this.spanOf(wanted)
    const row = await this.boards.ownScore(found, caller)
    const { learners, better } = await this.boards.standing(found, row?.score ?? 0)
    return { mine: row ? this.place(found, row, better + 1, caller) : null, learners }
  }

  private place({ measure }: Found, row: ScoreRow, rank: number, caller: number): Place {
    const name = row.isAnonymous === true ? ANONYMOUS : rankedName(row)
    return { rank, name, isMe: row.uid === caller, score: scoreShown(measure, row.score) }
  }

  /** The span of a board that is asked for; a period that the board does not have is not found. */
  private spanOf({ boardId, period }: Wanted): Found {
    if (isResultBoard(boardId)) return { board: boardId, span: 'all', measure: 'points' }
    const { periods, measure } = orThrow(boardNamed(boardId), 'notFound')
    const wanted = orThrow(
      periods.find((one) => period === undefined || one === period),
      'notFound',
    )
    return { board: boardId, span: spanOf(wanted, this.clock()), measure }
  }
}
