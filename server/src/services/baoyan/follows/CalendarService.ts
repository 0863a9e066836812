import { createHmac, timingSafeEqual } from 'node:crypto'
import { deadlineEvent } from '@/domain/baoyan/deadlineEvent'
import { type CalendarEntry, calendarOf } from '@/lib/calendarFile'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { DeadlineRecord, NoticeRepository } from '../notices/NoticeRepository'
import type { FollowRepository } from './FollowRepository'

interface CalendarDeps {
  readonly follows: FollowRepository
  readonly notices: NoticeRepository
  readonly clock: Clock
  readonly secret: string
  readonly publicUrl: string
}

const HEAD = [
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:研途 · 保研截止日',
  'X-WR-TIMEZONE:Asia/Shanghai',
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
]

const keyOf = ({
  noticeId,
  round,
  meaning,
}: Pick<DeadlineRecord, 'noticeId' | 'round' | 'meaning'>): string => `${noticeId}:${round}:${meaning}`
const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

/** The subscription calendar of a learner: all deadlines of the followed notices under one secret address. */
export class CalendarService {
  constructor(private readonly deps: CalendarDeps) {}

  async address(uid: number) {
    const version = await this.deps.follows.calendarVersion(uid)
    return this.addressOf(uid, version > 0 ? version : await this.deps.follows.raiseCalendar(uid))
  }

  async renew(uid: number) {
    return this.addressOf(uid, await this.deps.follows.raiseCalendar(uid))
  }

  /** The calendar behind a ticket; an old or wrong one finds nothing. */
  async file(ticket: string): Promise<string> {
    const [uidText = '', versionText = '', signature = ''] = ticket.split('.')
    const [uid, version] = [Number(uidText), Number(versionText)]
    const right = Buffer.from(this.sign(`${uidText}.${versionText}`))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) throw new ApiError('notFound')
    if ((await this.deps.follows.calendarVersion(uid)) !== version) throw new ApiError('notFound')
    return calendarOf(await this.entries(uid), this.deps.clock(), HEAD)
  }

  private async entries(uid: number): Promise<CalendarEntry[]> {
    const { follows, notices } = this.deps
    const ids = await follows.ids(uid)
    const rows = new Map((await notices.byIds(ids)).map((row) => [row.noticeId, row]))
    const moves = new Map((await notices.moves(ids)).map((one) => [keyOf(one), one]))
    return (await notices.deadlines(ids)).flatMap((deadline) => {
      const notice = rows.get(deadline.noticeId)
      if (!notice) return []
      const moved = moves.get(keyOf(deadline))
      const at = moved?.last ?? startOfDay(notice.source.seenOn)
      return [{ ...deadlineEvent(notice, deadline), revision: { count: moved?.count ?? 0, at } }]
    })
  }

  private addressOf(uid: number, version: number) {
    const claim = `${uid}.${version}`
    return { url: `${this.deps.publicUrl}/baoyan/v1/calendars/${claim}.${this.sign(claim)}.ics` }
  }

  private sign(claim: string): string {
    return createHmac('sha256', this.deps.secret).update(claim).digest('base64url')
  }
}
