import type { Follow, FollowedNotice, FollowState } from '@/contracts/baoyan/follows'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { BaoyanData } from '../BaoyanData'
import type { NoticeRepository } from '../notices/NoticeRepository'
import type { NoticeService } from '../notices/NoticeService'
import type { FollowRepository } from './FollowRepository'

interface FollowDeps {
  readonly follows: FollowRepository
  readonly notices: NoticeRepository
  readonly board: NoticeService
  readonly data: BaoyanData
  readonly clock: Clock
}

interface FollowChange {
  readonly state?: FollowState | undefined
  readonly note?: string | undefined
  readonly ready?: readonly string[] | undefined
  /** The note that was changed. */
  readonly noteWas?: string | undefined
}

type StoredFollow = NonNullable<Awaited<ReturnType<FollowRepository['find']>>>

const shown = ({ state, note, ready, followedAt, unseen }: StoredFollow): Follow => ({
  state,
  note,
  ready: [...ready],
  followedAt,
  unseen,
})

const done = { done: true } as const

/** Followed notices of a learner. */
export class FollowService {
  constructor(private readonly deps: FollowDeps) {}

  async page(uid: number, page: number, size: number) {
    const { follows, board, clock } = this.deps
    const { list, total } = await follows.page(uid, clock(), page, size)
    const rows = new Map(
      (await board.byIds(list.map(({ noticeId }) => noticeId))).map((row) => [row.noticeId, row]),
    )
    const followed = list.flatMap((row): FollowedNotice[] => {
      const notice = rows.get(row.noticeId)
      return notice ? [{ ...shown(row), notice }] : []
    })
    return { list: followed, total, page, size }
  }

  async of(uid: number, noticeId: string) {
    const row = await this.deps.follows.find(uid, noticeId)
    return { follow: row ? shown(row) : null }
  }

  async keep(uid: number, noticeId: string, { state, note, ready, noteWas }: FollowChange) {
    const { follows, notices, data, clock } = this.deps
    orThrow(await notices.find(noticeId), 'notFound')
    const change = {
      ...(state !== undefined && { state }),
      ...(note !== undefined && { note }),
      ...(ready !== undefined && { ready }),
    }
    const { limits } = await data.rules()
    const end = await follows.keep(uid, noticeId, change, { most: limits.follows, now: clock(), noteWas })
    if (end === 'full') throw new ApiError('followsTooMany')
    if (end === 'stale') throw new ApiError('editStale')
    return done
  }

  async see(uid: number, noticeId: string) {
    await this.deps.follows.see(uid, noticeId, this.deps.clock())
    return done
  }

  async remove(uid: number, noticeId: string) {
    await this.deps.follows.remove(uid, noticeId)
    return done
  }
}
