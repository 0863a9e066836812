import type { CallInput, CallOutput } from '@/contracts/define'
import type { posts } from '@/contracts/community/forum'
import type { publishPost } from '@/contracts/community/publishPost'
import type { PostState } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { ReadCounter } from '../articles/ReadCounter'
import { placeOf, slide } from '../cursor'
import { personOf } from '../personOf'
import type { AuthorRepository } from '../trust/AuthorRepository'
import type { ReviewRepository } from '../trust/ReviewRepository'
import type { TextGate } from '../trust/TextGate'
import type { PostRepository, PostText } from './PostRepository'

const PURGE_AFTER = 30 * 86_400_000

interface PostDeps {
  readonly db: Db
  readonly posts: PostRepository
  readonly authors: AuthorRepository
  readonly reviews: ReviewRepository
  readonly gate: TextGate
  readonly reads: ReadCounter
  readonly clock: Clock
  readonly random: Random
}

type PostQuery = CallInput<typeof posts>['query']
type Published = CallOutput<typeof publishPost>

/** Refuses changes of a post that is deleted, or hidden by a moderator. */
const requireOpen = <T extends { readonly state: PostState }>(post: T | undefined): T => {
  if (post?.state === 'hidden') throw new ApiError('postHidden')
  return orThrow(post?.state === 'deleted' ? undefined : post, 'notFound')
}

/** Posts of the forum: lists, publication, changes and removal. */
export class PostService {
  constructor(private readonly deps: PostDeps) {}

  async list(query: PostQuery, viewer: number | undefined): Promise<CallOutput<typeof posts>> {
    const { plate, tag, author, search, following, sort = 'new', cursor } = query
    const size = Number(query.size ?? 20)
    if (following && viewer === undefined) throw new ApiError('unauthorized')
    const filter = {
      plate,
      tag,
      search,
      sort,
      author: author === undefined ? undefined : Number(author),
      followedBy: following ? viewer : undefined,
    }
    const rows = await this.deps.posts.list(filter, viewer, placeOf(cursor), size + 1)
    const { list, next } = slide(rows, size, sort)
    return {
      list: list.map(({ seq: _seq, heat: _heat, uid, name, avatar, tags, pictures, ...row }) => ({
        ...row,
        tags: [...tags],
        pictures: [...pictures],
        author: personOf({ uid, name, avatar }, row.isSample),
      })),
      ...(next !== undefined && { next }),
    }
  }

  async post(postId: string, viewer: number | undefined, reader: string | undefined) {
    const found = orThrow(await this.deps.posts.find(postId, viewer), 'notFound')
    const { seq: _seq, heat: _heat, version: _version, uid, name, avatar, tags, pictures, ...row } = found
    if (reader) this.deps.reads.note('post', postId, reader)
    return {
      ...row,
      tags: [...tags],
      pictures: [...pictures],
      author: personOf({ uid, name, avatar }, row.isSample),
      isMine: uid !== null && uid === viewer,
    }
  }

  /** Publishes once for each key, however often it is sent. */
  async publish(uid: number, requestKey: string, text: PostText): Promise<Published> {
    const { posts: repository, gate, db, random, clock, reviews } = this.deps
    const known = await repository.byKey(uid, requestKey)
    if (known) return known
    await this.requireFit(uid, text)
    const { state, source } = await gate.admit(
      uid,
      `${text.title}\n${text.body}\n${text.tags.join(' ')}`,
      text.pictures,
    )
    await gate.requirePace(uid, 'post')
    const postId = random.id()
    const made = await db.transaction(async (tx) => {
      const row = await repository.insert(tx, { ...text, postId, uid, requestKey, state, at: clock() })
      if (row && state === 'pending')
        await reviews.open(tx, { kind: 'post', targetId: postId, source }, clock())
      return row
    })
    return made ? { postId, state } : orThrow(await repository.byKey(uid, requestKey), 'notFound')
  }

  async edit(uid: number, postId: string, text: PostText): Promise<Published> {
    const { posts: repository, gate, db, clock, reviews } = this.deps
    requireOpen(await this.own(uid, postId))
    await this.requireFit(uid, text)
    const admitted = await gate.admit(
      uid,
      `${text.title}\n${text.body}\n${text.tags.join(' ')}`,
      text.pictures,
    )
    await gate.requirePace(uid, 'edit')
    return db.transaction(async (tx) => {
      const old = requireOpen(await repository.lock(tx, postId))
      const isChecked = admitted.state === 'pending' || old.state !== 'public'
      const state = isChecked ? 'pending' : 'public'
      await repository.edit(tx, old, text, { state, at: clock() })
      if (isChecked) {
        const source = admitted.source || '修改后重新提交'
        await reviews.open(tx, { kind: 'post', targetId: postId, source }, clock())
      }
      return { postId, state }
    })
  }

  async remove(uid: number, postId: string): Promise<void> {
    await this.own(uid, postId)
    await this.deps.db.transaction(async (tx) => {
      await this.deps.posts.remove(tx, postId, this.deps.clock())
      await this.deps.reviews.drop(tx, 'post', postId)
    })
  }

  purge(): Promise<void> {
    return this.deps.posts.purge(this.deps.clock() - PURGE_AFTER)
  }

  private async own(uid: number, postId: string) {
    const found = orThrow(await this.deps.posts.find(postId, uid), 'notFound')
    if (found.uid !== uid) throw new ApiError('forbidden')
    return found
  }

  private async requireFit(uid: number, { plateId, pictures }: PostText): Promise<void> {
    if (!(await this.deps.posts.hasPlate(plateId))) throw new ApiError('notFound')
    if (!(await this.deps.authors.ownsPictures(uid, pictures))) throw new ApiError('pictureNotYours')
  }
}
