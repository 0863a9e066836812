import type { NoticeKind } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import type { SystemMessage } from '../../Area'
import { placeOf, slide } from '../cursor'
import type { NoticeRepository } from './NoticeRepository'

/** Messages of a user, and which of them are read. */
export class NoticeService {
  constructor(
    private readonly notices: NoticeRepository,
    private readonly clock: Clock,
  ) {}

  async page(uid: number, kind: NoticeKind | undefined, cursor: string | undefined, size: number) {
    const { list, next } = slide(await this.notices.list(uid, kind, placeOf(cursor), size + 1), size)
    return {
      list: list.map(({ seq: _seq, heat: _heat, readAt, ...row }) => ({ ...row, isRead: readAt !== null })),
      ...(next !== undefined && { next }),
    }
  }

  tell(tx: Db, message: SystemMessage): Promise<void> {
    return this.notices.add(tx, { ...message, kind: 'system', actor: null, at: this.clock() })
  }

  async unread(uid: number) {
    const rows = await this.notices.unread(uid)
    const kinds: Partial<Record<NoticeKind, number>> = {}
    for (const { kind, count } of rows) kinds[kind] = count
    return { total: rows.reduce((sum, { count }) => sum + count, 0), kinds }
  }

  read(uid: number, only: { noticeId?: string | undefined; kind?: NoticeKind | undefined }): Promise<void> {
    return this.notices.read(uid, only, this.clock())
  }
}
