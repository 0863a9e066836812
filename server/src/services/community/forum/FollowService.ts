import type { DraftFields, DraftForm } from '@/contracts/community/drafts'
import type { Plate, UserPage } from '@/contracts/community/forum'
import type { FollowKind } from '@/domain/community/kinds'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { personOf } from '../personOf'
import type { AuthorRepository } from '../trust/AuthorRepository'
import type { FollowRepository } from './FollowRepository'

interface FollowDeps {
  readonly follows: FollowRepository
  readonly authors: AuthorRepository
  readonly clock: Clock
}

/** Plates, follows, public pages of users, and drafts on the account. */
export class FollowService {
  constructor(private readonly deps: FollowDeps) {}

  async plates(viewer: number | undefined): Promise<Plate[]> {
    const rows = await this.deps.follows.plates(viewer)
    return rows.map((row) => ({ ...row, rules: [...row.rules], tags: [...row.tags] }))
  }

  async plate(plateId: string, viewer: number | undefined): Promise<Plate> {
    const [row] = await this.deps.follows.plates(viewer, plateId)
    const found = orThrow(row, 'notFound')
    return { ...found, rules: [...found.rules], tags: [...found.tags] }
  }

  async userPage(authorId: number, viewer: number | undefined): Promise<UserPage> {
    const { authors, follows } = this.deps
    const found = orThrow(await authors.find(authorId), 'notFound')
    const hiding = viewer === undefined ? undefined : await authors.hiding(viewer, authorId)
    return {
      ...personOf(found),
      ...(await follows.figures(authorId, viewer)),
      isBlocked: hiding === 'block',
      isMuted: hiding === 'mute',
      isMe: viewer === authorId,
    }
  }

  async follow(uid: number, kind: FollowKind, targetId: string): Promise<void> {
    const { authors, follows, clock } = this.deps
    if (kind === 'plate') orThrow((await follows.plates(uid, targetId))[0], 'notFound')
    else {
      if (!/^\d{1,15}$/.test(targetId) || targetId === String(uid)) throw new ApiError('invalidRequest')
      orThrow(await authors.find(Number(targetId)), 'notFound')
    }
    await follows.follow(uid, kind, targetId, clock())
  }

  unfollow(uid: number, kind: FollowKind, targetId: string): Promise<void> {
    return this.deps.follows.unfollow(uid, kind, targetId)
  }

  async draft(uid: number, form: DraftForm) {
    const found = await this.deps.follows.draft(uid, form)
    return found ? { fields: { ...found.fields }, at: found.at } : null
  }

  saveDraft(uid: number, form: DraftForm, fields: DraftFields): Promise<void> {
    return this.deps.follows.saveDraft(uid, form, fields, this.deps.clock())
  }
}
