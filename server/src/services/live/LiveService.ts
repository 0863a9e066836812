import type { LiveMessage, LiveRoom, LiveState } from '@/contracts/course/live'
import type { ReservedLive } from '@/contracts/course/studyCentre'
import { broadcastTimes } from '@/domain/courses/broadcastTimes'
import { isAllowedMessage } from '@/domain/courses/isAllowedMessage'
import { publicName } from '@/lib/text/publicName'
import { type LiveRules, liveRulesSchema } from '../../authoring/liveSchemas'
import { ApiError } from '../../http/ApiError'
import type { FilmTickets, Holding } from '../../http/FilmTickets'
import { orThrow } from '../../http/orThrow'
import type { RateLimiter } from '../../http/RateLimiter'
import type { Clock } from '../../ports/Clock'
import type { ItemRepository } from '../../repository/ItemRepository'
import { WEEK } from '../../repository/lessonBroadcasts'
import type { LiveProgramme, Planned } from './LiveProgramme'
import type { LiveRepository } from './LiveRepository'
import { messageOf } from './messageOf'

const MINUTE = 60_000
const SECOND = 1000
const NOBODY = '研途同学'
/** Names of the playlists: while it runs, and when it is over. */
export const PLAYLIST = 'live.m3u8'
export const RECORDING = 'recording.m3u8'

interface LiveDeps {
  readonly live: LiveRepository
  readonly programme: LiveProgramme
  readonly items: ItemRepository
  readonly limiter: RateLimiter
  readonly tickets: FilmTickets
  readonly clock: Clock
}

/** Broadcasts: access, state and the rules of their rooms. */
export class LiveService {
  constructor(private readonly deps: LiveDeps) {}

  async lecture(lectureId: string, uid: number | null): Promise<LiveRoom> {
    return this.room(orThrow(await this.deps.programme.lecture(lectureId), 'notFound'), uid)
  }

  async lesson(uid: number, goodsId: string, lessonId: string): Promise<LiveRoom> {
    const { programme, clock } = this.deps
    const planned = orThrow(await programme.lesson(goodsId, lessonId, clock()), 'notFound')
    return this.room(await this.admitted(planned, uid), uid)
  }

  /** A broadcast that somebody may watch. */
  async find(liveId: string, uid: number | null): Promise<Planned> {
    return this.admitted(await this.planned(liveId), uid)
  }

  /** The users among these with access to the room of a broadcast now. */
  admittedOf(planned: Planned, uids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.deps.programme.admitted(planned, uids, this.deps.clock())
  }

  /** A broadcast by its name, without a check of access. */
  async planned(liveId: string): Promise<Planned> {
    return orThrow(await this.deps.programme.find(liveId), 'notFound')
  }

  async state(planned: Planned): Promise<LiveState> {
    const { live, clock } = this.deps
    const moved = await live.state(planned.liveId)
    const viewers = await live.viewers(planned.liveId, clock())
    return {
      ...broadcastTimes(planned, moved),
      viewers,
      productId: moved?.productId ?? planned.productId ?? null,
    }
  }

  /** The open lectures that a learner keeps a place in, on air or to come, the earliest first. */
  async reservedLives(uid: number): Promise<ReservedLive[]> {
    const { live, programme, clock } = this.deps
    const rows = await live.reservedLectures(uid)
    if (rows.length === 0) return []
    const now = clock()
    const lectures = await programme.lectures()
    return rows
      .flatMap(({ liveId, ...moved }) => {
        const planned = lectures.find((one) => one.liveId === liveId)
        if (!planned) return []
        const { lectureId, title, host } = planned
        return [{ lectureId, title, host, ...broadcastTimes(planned, moved) }]
      })
      .filter(({ endsAt }) => endsAt > now)
      .sort((one, other) => one.startsAt - other.startsAt)
  }

  async messages(liveId: string, uid: number | null): Promise<LiveMessage[]> {
    return (await this.deps.live.newest(liveId)).map((row) => messageOf(row, uid))
  }

  /** Posts a message; idempotent by its key. */
  async say(uid: number, liveId: string, { key, text }: { key: string; text: string }): Promise<LiveMessage> {
    const { live, clock } = this.deps
    const planned = await this.find(liveId, uid)
    const before = await live.said(uid, liveId, key)
    if (before) return messageOf(before, uid)
    await this.checkMay(planned, uid, text)
    const name = publicName((await live.nameOf(uid)) ?? '') || NOBODY
    await live.say({ liveId, uid, key, name, text, saidAt: clock() })
    return messageOf(orThrow(await live.said(uid, liveId, key), 'notFound'), uid)
  }

  /** Keeps a place in a broadcast that is not over; in that of a weekly lesson, no earlier than a week before. */
  async reserve(uid: number, liveId: string): Promise<void> {
    const { live, clock } = this.deps
    const planned = await this.find(liveId, uid)
    const { startsAt, endsAt } = broadcastTimes(planned, await live.state(liveId))
    const now = clock()
    const isTooEarly = planned.earlierId !== undefined && startsAt > now + WEEK
    if (isTooEarly || endsAt <= now) throw new ApiError('liveNotOpen')
    await live.reserve(uid, liveId, now)
  }

  /** Gives a place back, whatever became of the broadcast or of the right to see it. */
  leave(uid: number, liveId: string): Promise<void> {
    return this.deps.live.leave(uid, liveId)
  }

  async operate(
    liveId: string,
    change: {
      startsAt?: number | null | undefined
      endsAt?: number | null | undefined
      productId?: string | null | undefined
    },
  ): Promise<LiveState> {
    const planned = await this.planned(liveId)
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    if (given.length > 0) await this.deps.live.operate(liveId, Object.fromEntries(given))
    return this.state(planned)
  }

  async hide(liveId: string, messageId: number, muteMinutes: number): Promise<void> {
    const { live, clock } = this.deps
    const uid = orThrow(await live.hide(liveId, messageId), 'notFound')
    if (muteMinutes > 0) await live.mute(uid, liveId, clock() + muteMinutes * MINUTE)
  }

  async rules(): Promise<LiveRules> {
    return orThrow(await this.deps.items.find('live-rules', 'live-rules', liveRulesSchema), 'notFound')
  }

  private async room(planned: Planned, uid: number | null): Promise<LiveRoom> {
    const { live, tickets, clock } = this.deps
    const { liveId, title, host, vid, goodsId } = planned
    const holding = uid === null || goodsId === undefined ? undefined : { uid, goodsId }
    const place = tickets.placeOf(liveId, holding)
    return {
      liveId,
      title,
      host,
      ...(await this.state(planned)),
      now: clock(),
      stream: `${place}/${PLAYLIST}`,
      recording: `${place}/${RECORDING}`,
      ...(await this.earlier(planned, holding)),
      ...(vid === undefined ? { sample: true } : { replayVid: vid }),
      reserved: uid !== null && (await live.isReserved(uid, liveId)),
      slowSeconds: (await this.rules()).slowSeconds,
    }
  }

  /** The broadcast of the same lesson a week before, to see again. */
  private async earlier({ earlierId }: Planned, holding?: Holding): Promise<Pick<LiveRoom, 'earlier'>> {
    const { live, programme, tickets, clock } = this.deps
    const before = earlierId === undefined ? undefined : await programme.find(earlierId)
    if (!before) return {}
    const { startsAt, endsAt } = broadcastTimes(before, await live.state(before.liveId))
    if (endsAt > clock()) return {}
    return { earlier: { startsAt, recording: `${tickets.placeOf(before.liveId, holding)}/${RECORDING}` } }
  }

  private async admitted(planned: Planned, uid: number | null): Promise<Planned> {
    if (planned.goodsId === undefined) return planned
    if (uid === null) throw new ApiError('unauthorized')
    if (!(await this.admittedOf(planned, [uid])).has(uid)) throw new ApiError('goodsNotFree')
    return planned
  }

  private async checkMay(planned: Planned, uid: number, text: string): Promise<void> {
    const { live, limiter, clock } = this.deps
    const { liveId } = planned
    const { startsAt, endsAt } = broadcastTimes(planned, await live.state(liveId))
    const now = clock()
    if (now < startsAt || now >= endsAt) throw new ApiError('liveNotOpen')
    if (await live.isMuted(uid, liveId, now)) throw new ApiError('liveMuted')
    const { slowSeconds, ...rules } = await this.rules()
    if (!isAllowedMessage(text, rules)) throw new ApiError('messageUnfit')
    if (!(await limiter.hit(`live:${liveId}:${uid}`, 1, slowSeconds * SECOND)))
      throw new ApiError('saidTooFast')
  }
}
