import type { Release, releaseKinds } from '@/contracts/community/forum'
import type { CommentRepository } from '../comments/CommentRepository'
import { type Place, placeOf, slide } from '../cursor'
import type { QuestionRepository } from '../experts/QuestionRepository'
import type { PostRepository } from './PostRepository'

interface ReleaseDeps {
  readonly posts: PostRepository
  readonly comments: CommentRepository
  readonly questions: QuestionRepository
}

type ReleaseKind = (typeof releaseKinds)[number]

type ReleaseRow = Omit<Release, 'kind'> & Place

/** All that a user has written, with the state of each. */
export class ReleaseService {
  constructor(private readonly deps: ReleaseDeps) {}

  async page(uid: number, kind: ReleaseKind, cursor: string | undefined, size: number) {
    const { list, next } = slide(await this.rows(uid, kind, cursor, size + 1), size)
    return {
      list: list.map(({ seq: _seq, heat: _heat, ...row }): Release => ({ ...row, kind })),
      ...(next !== undefined && { next }),
    }
  }

  private async rows(
    uid: number,
    kind: ReleaseKind,
    cursor: string | undefined,
    most: number,
  ): Promise<ReleaseRow[]> {
    const { posts, comments, questions } = this.deps
    const place = placeOf(cursor)
    if (kind === 'comment') return comments.own(uid, place, most)
    const rows =
      kind === 'post' ? await posts.ownPosts(uid, place, most) : await questions.own(uid, place, most)
    return rows.map((row) => ({ ...row, targetKind: kind, targetId: row.id }))
  }
}
