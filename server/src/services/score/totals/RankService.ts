import type { ScoreRanks, TotalReport } from '@/contracts/score/totals'
import type { FirstRank } from '../../../db/schema/score'
import type { Clock } from '../../../ports/Clock'
import type { ScoreData } from '../ScoreData'
import type { RankRepository, TotalRow } from './RankRepository'

interface RankQuery {
  readonly code: string
  readonly school?: string | undefined
  readonly below?: number | undefined
  readonly size: number
}

interface NewTotal {
  readonly school: string
  readonly code: string
  readonly total: number
  readonly isHidden: boolean
}

const FIRST_LEVEL = 4
const ABOVE_ALL = 501

const boardOf = (code: string, school: string | undefined): string =>
  school ? `school:${school}:${code.slice(0, FIRST_LEVEL)}` : `major:${code.slice(0, FIRST_LEVEL)}`

/** Rankings of estimated totals. */
export class RankService {
  constructor(
    private readonly ranks: RankRepository,
    private readonly data: ScoreData,
    private readonly clock: Clock,
  ) {}

  async page({ code, school, below = ABOVE_ALL, size }: RankQuery, uid?: number): Promise<ScoreRanks> {
    const board = boardOf(code, school)
    const { leastPeople: least } = await this.data.rules()
    const { above, people } = await this.ranks.standing(board, below - 1)
    const own = uid === undefined ? undefined : await this.ranks.find(uid)
    const isOnBoard = own && [own.schoolBoard, own.majorBoard].includes(board)
    const isShown = people >= least
    const rows = await this.ranks.page(board, below, size)
    const list = isShown ? rows.map((row, at) => ({ ...row, rank: above + at + 1 })) : []
    const last = list.at(-1)
    return {
      list,
      next: last && list.length === size ? last.total : null,
      people,
      least,
      own: isOnBoard ? await this.own(own, board, isShown) : null,
    }
  }

  /** Enters a total into its rankings and returns its ranks. */
  async enter(uid: number, { school, code, total, isHidden }: NewTotal): Promise<TotalReport['ranks']> {
    const before = await this.ranks.find(uid)
    const row: TotalRow = {
      uid,
      schoolBoard: boardOf(code, school || '-'),
      majorBoard: boardOf(code, undefined),
      total: Math.round(total),
      hidden: isHidden,
      firstRanks: before?.firstRanks ?? null,
      changedAt: this.clock(),
    }
    await this.ranks.save(row)
    return this.standings(row)
  }

  /** Leaves the rankings: the total is not whole any more. */
  async leave(uid: number): Promise<TotalReport['ranks']> {
    const { leastPeople: least } = await this.data.rules()
    const before = await this.ranks.find(uid)
    if (before && !before.hidden) await this.ranks.save({ ...before, hidden: true })
    const none = { rank: null, people: 0, least, first: null }
    return { school: none, major: none }
  }

  async totalOf(uid: number): Promise<number | undefined> {
    return (await this.ranks.find(uid))?.total
  }

  private async own(row: TotalRow, board: string, isShown: boolean): Promise<NonNullable<ScoreRanks['own']>> {
    const { above } = await this.ranks.standing(board, row.total)
    return {
      rank: isShown && !row.hidden ? above + 1 : null,
      total: row.total,
      isHidden: row.hidden,
    }
  }

  private async standings(row: TotalRow): Promise<TotalReport['ranks']> {
    const { leastPeople: least } = await this.data.rules()
    const at = this.clock()
    const firsts: Record<string, FirstRank> = { ...row.firstRanks }
    const standing = async (board: string) => {
      const { above, people } = await this.ranks.standing(board, row.total)
      const rank = people >= least && !row.hidden ? above + 1 : null
      const first = firsts[board] ?? null
      if (rank !== null && !first) firsts[board] = { rank, people, at }
      return { rank, people, least, first }
    }
    const shown = { school: await standing(row.schoolBoard), major: await standing(row.majorBoard) }
    if (Object.keys(firsts).length !== Object.keys(row.firstRanks ?? {}).length)
      await this.ranks.save({ ...row, firstRanks: firsts })
    return shown
  }
}
