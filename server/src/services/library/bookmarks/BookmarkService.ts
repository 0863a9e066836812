import type { BookmarkKind } from '@/domain/library/bookmarkKinds'
import { ApiError } from '../../../http/ApiError'
import type { Clock } from '../../../ports/Clock'
import type { BookmarkRepository } from './BookmarkRepository'

const MOST = 2000

interface Target {
  readonly kind: BookmarkKind
  readonly targetId: string
}

/** Bookmarks of everything. */
export class BookmarkService {
  constructor(
    private readonly bookmarks: BookmarkRepository,
    private readonly clock: Clock,
  ) {}

  async page(uid: number, kind: BookmarkKind | undefined, page: number, size: number) {
    return { ...(await this.bookmarks.page(uid, kind, page, size)), page, size }
  }

  has(uid: number, target: Target): Promise<boolean> {
    return this.bookmarks.has(uid, target)
  }

  async add(uid: number, target: Target, title: string): Promise<void> {
    if ((await this.bookmarks.count(uid)) >= MOST) throw new ApiError('bookmarksFull')
    await this.bookmarks.add(uid, target, title, this.clock())
  }

  remove(uid: number, target: Target): Promise<void> {
    return this.bookmarks.remove(uid, target)
  }
}
