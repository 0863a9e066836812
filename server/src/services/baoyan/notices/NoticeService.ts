import type { NoticeRow } from '@/contracts/baoyan/fields'
import type { Notice } from '@/contracts/baoyan/notices'
import { type Deadline, noticeState, readDeadline, spanOf } from '@/domain/baoyan/deadlines'
import { groupBy } from '@/lib/groupBy'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import { changesOf } from './changesOf'
import type { DeadlineRecord, NoticeFilter, NoticeRecord, NoticeRepository } from './NoticeRepository'

interface NoticeDeps {
  readonly notices: NoticeRepository
  readonly clock: Clock
  readonly random: Random
}

interface WrittenDeadline extends Pick<Deadline, 'round' | 'meaning'> {
  readonly text: string
}

const shownDeadline = ({ round, meaning, at, precision }: DeadlineRecord): Deadline => ({
  round,
  meaning,
  at,
  precision,
})

/** Notices: the board, one of them, a month, corrections by operators. */
export class NoticeService {
  constructor(private readonly deps: NoticeDeps) {}

  async page(filter: NoticeFilter, page: number, size: number) {
    const { list, total } = await this.deps.notices.page(filter, this.deps.clock(), page, size)
    return { list: await this.rows(list), total, page, size }
  }

  /** Notices with deadlines and state, in the given order. */
  async rows(records: readonly NoticeRecord[]): Promise<NoticeRow[]> {
    const deadlines = await this.deps.notices.deadlines(records.map(({ noticeId }) => noticeId))
    const byNotice = groupBy(deadlines, ({ noticeId }) => noticeId)
    const now = this.deps.clock()
    return records.map((record) => this.shown(record, byNotice.get(record.noticeId) ?? [], now))
  }

  async byIds(ids: readonly string[]): Promise<NoticeRow[]> {
    return this.rows(await this.deps.notices.byIds(ids))
  }

  async detail(id: string): Promise<Notice> {
    const record = orThrow(await this.deps.notices.find(id), 'notFound')
    const [row] = await this.rows([record])
    const { conditions, materials, source } = record
    return {
      ...orThrow(row, 'notFound'),
      conditions: [...conditions],
      materials: [...materials],
      source,
      changes: await this.deps.notices.changes(id),
    }
  }

  async month(month: string) {
    const [year = 0, no = 1] = month.split('-').map(Number)
    const from = Date.parse(`${month}-01T00:00:00+08:00`)
    const end = Date.UTC(year, no, 1) - 8 * 3_600_000
    const found = await this.deps.notices.between(from, end - 1)
    const days = groupBy(found, ({ at }) => shanghaiDate(at))
    return {
      days: [...days].map(([day, deadlines]) => ({
        day,
        deadlines: deadlines.map(({ origin, ...one }) => ({ ...one, isSample: origin === 'sample' })),
      })),
    }
  }

  async setDeadlines(id: string, written: readonly WrittenDeadline[]) {
    const { notices, clock, random } = this.deps
    orThrow(await notices.find(id), 'notFound')
    const deadlines = written.map(({ round, meaning, text }): Deadline => {
      const read = readDeadline(text)
      if (!read) throw new ApiError('deadlineUnread')
      return { round, meaning, ...read }
    })
    const keys = new Set(deadlines.map(({ round, meaning }) => `${round}:${meaning}`))
    if (keys.size < deadlines.length) throw new ApiError('deadlineTwice')
    const before = (await notices.deadlines([id])).map(shownDeadline)
    const changes = changesOf(id, before, deadlines, { now: clock(), newId: () => random.id() })
    await notices.replaceDeadlines(id, deadlines, spanOf(deadlines), changes)
    return { done: true } as const
  }

  private shown(record: NoticeRecord, deadlines: readonly DeadlineRecord[], now: number): NoticeRow {
    const { noticeId, title, schoolId, school, dept, kind, code, discipline } = record
    const { degree, level, province, entry, origin } = record
    return {
      noticeId,
      title,
      schoolId,
      school,
      dept,
      kind,
      code,
      discipline,
      degree,
      level,
      province,
      entry,
      origin,
      state: noticeState(deadlines, now),
      deadlines: deadlines.map(shownDeadline),
    }
  }
}
