import type { Comment } from '@/contracts/community/comments'
import type { LikeKind } from '@/domain/community/kinds'
import { publicName } from '@/lib/text/publicName'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { Random } from '../../../ports/Random'
import type { RuleBook } from '../RuleBook'
import { placeOf, slide } from '../cursor'
import type { NoticeRepository } from '../messages/NoticeRepository'
import { personOf } from '../personOf'
import type { AuthorRepository } from '../trust/AuthorRepository'
import type { ReviewRepository } from '../trust/ReviewRepository'
import type { TextGate } from '../trust/TextGate'
import type { CommentAnnouncer } from './CommentAnnouncer'
import type { CommentRepository, Target } from './CommentRepository'

const HOUR = 3_600_000
const DELETED = '该评论已删除'

interface CommentDeps {
  readonly db: Db
  readonly comments: CommentRepository
  readonly authors: AuthorRepository
  readonly reviews: ReviewRepository
  readonly notices: NoticeRepository
  readonly announcer: CommentAnnouncer
  readonly gate: TextGate
  readonly book: RuleBook
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly random: Random
}

type FoundComment = NonNullable<Awaited<ReturnType<CommentRepository['find']>>>

const shown = (row: FoundComment, viewer: number | undefined): Comment => {
  const isGone = row.state === 'deleted'
  return {
    commentId: row.commentId,
    author: isGone ? { name: '—', avatar: '' } : personOf(row),
    ...(row.answered && row.rootId !== null && { replyTo: publicName(row.answered) }),
    body: isGone ? DELETED : row.body,
    state: row.state,
    at: row.at,
    likes: row.likes,
    replies: row.comments,
    isLiked: row.isLiked,
    isMine: row.uid !== null && row.uid === viewer,
  }
}

interface NewText {
  readonly requestKey: string
  readonly body: string
  readonly replyTo?: string | undefined
  readonly mentions?: readonly string[] | undefined
}

/** Comments, replies and likes. */
export class CommentService {
  constructor(private readonly deps: CommentDeps) {}

  async list(
    target: Target,
    viewer: number | undefined,
    query: { sort: 'new' | 'hot'; cursor?: string | undefined; size: number },
  ) {
    const { sort, cursor, size } = query
    await this.requireShown(target)
    const page = { sort, place: placeOf(cursor), most: size + 1 }
    const { list, next } = slide(await this.deps.comments.list(target, viewer, page), size, sort)
    return { list: list.map((row) => shown(row, viewer)), ...(next !== undefined && { next }) }
  }

  async replies(commentId: string, viewer: number | undefined, cursor: string | undefined, size: number) {
    const root = orThrow(await this.deps.comments.find(commentId, viewer), 'notFound')
    // Replies stay readable under a root that its author has deleted.
    if (root.state !== 'public' && root.state !== 'deleted') throw new ApiError('notFound')
    await this.requireShown({ kind: root.targetKind, targetId: root.targetId })
    const rows = await this.deps.comments.replies(commentId, viewer, placeOf(cursor), size + 1)
    const { list, next } = slide(rows, size)
    return { list: list.map((row) => shown(row, viewer)), ...(next !== undefined && { next }) }
  }

  /** Writes once for each key; notifies the author of the target. */
  async add(uid: number, target: Target, text: NewText): Promise<Comment> {
    const { comments, gate, db } = this.deps
    const known = await comments.byKey(uid, text.requestKey, uid)
    if (known) return shown(known, uid)
    const subject = await this.requireShown(target)
    const parent = await this.parentOf(target, text.replyTo)
    const answers = parent?.uid ?? subject.uid
    for (const author of new Set([subject.uid, answers]))
      if (author !== null && (await this.deps.authors.hasBlocked(author, uid)))
        throw new ApiError('blockedByAuthor')
    const admitted = await gate.admit(uid, text.body)
    await gate.requirePace(uid, 'comment')
    const commentId = this.deps.random.id()
    const mentions = await this.mentionsIn(text, target, subject.uid)
    await db.transaction((tx) =>
      this.insert(tx, {
        uid,
        target,
        text,
        commentId,
        parent,
        mentions,
        ...admitted,
      }),
    )
    return shown(orThrow(await comments.byKey(uid, text.requestKey, uid), 'notFound'), uid)
  }

  async remove(uid: number, commentId: string): Promise<void> {
    const found = orThrow(await this.deps.comments.find(commentId, uid), 'notFound')
    if (found.uid !== uid) throw new ApiError('forbidden')
    await this.deps.db.transaction(async (tx) => {
      await this.deps.comments.setState(tx, commentId, 'deleted')
      await this.deps.reviews.drop(tx, 'comment', commentId)
    })
  }

  /** Likes a comment once and notifies its author. */
  async like(uid: number, kind: LikeKind, targetId: string): Promise<void> {
    const { comments, limiter, book, db, clock } = this.deps
    const subject = orThrow(await comments.subject(kind, targetId), 'notFound')
    const { likesPerHour } = await book.rules()
    if (!(await limiter.hit(`community-like:${uid}`, likesPerHour, HOUR))) throw new ApiError('wroteTooMuch')
    await db.transaction(async (tx) => {
      const isNew = await comments.like(tx, { uid, targetKind: kind, targetId, at: clock() })
      if (!isNew || subject.uid === null) return
      await this.deps.notices.add(tx, {
        uid: subject.uid,
        kind: 'like',
        groupKey: `like:${kind}:${targetId}`,
        actor: uid,
        title: '收到了赞',
        body: subject.title,
        targetKind: kind,
        targetId,
        at: clock(),
      })
    })
  }

  unlike(uid: number, kind: LikeKind, targetId: string): Promise<void> {
    return this.deps.comments.unlike(uid, kind, targetId)
  }

  /** Finds what is commented; refuses what readers do not see. */
  private async requireShown({ kind, targetId }: Target) {
    return orThrow(await this.deps.comments.subject(kind, targetId), 'notFound')
  }

  /** Accounts that take part under the target and whose name, which no other of them bears, stands in the text. */
  private async mentionsIn(
    { body, mentions = [] }: NewText,
    target: Target,
    author: number | null,
  ): Promise<number[]> {
    if (mentions.length === 0) return []
    const uids = mentions.map(Number)
    const taking = await this.deps.comments.writersAmong(target, uids)
    const people = (await this.deps.authors.named(uids)).map((person) => ({
      uid: person.uid,
      name: personOf({ ...person, avatar: null }).name,
    }))
    const isOnly = (name: string): boolean => people.filter((one) => one.name === name).length === 1
    return people
      .filter(
        ({ uid, name }) => (uid === author || taking.has(uid)) && isOnly(name) && body.includes(`@${name}`),
      )
      .map(({ uid }) => uid)
  }

  private async parentOf(target: Target, replyTo: string | undefined): Promise<FoundComment | undefined> {
    if (replyTo === undefined) return undefined
    const parent = orThrow(await this.deps.comments.find(replyTo, undefined), 'notFound')
    const isHere = parent.targetKind === target.kind && parent.targetId === target.targetId
    if (!isHere || parent.state !== 'public') throw new ApiError('notFound')
    return parent
  }

  private async insert(
    tx: Db,
    made: {
      uid: number
      target: Target
      text: NewText
      commentId: string
      parent: FoundComment | undefined
      mentions: readonly number[]
      state: 'public' | 'pending'
      source: string
    },
  ): Promise<void> {
    const { comments, reviews, clock } = this.deps
    const { uid, target, text, commentId, parent, state, source } = made
    const isNew = await comments.insert(tx, {
      commentId,
      uid,
      requestKey: text.requestKey,
      targetKind: target.kind,
      targetId: target.targetId,
      rootId: parent ? (parent.rootId ?? parent.commentId) : null,
      replyTo: parent?.uid ?? null,
      body: text.body,
      state,
      at: clock(),
    })
    if (!isNew) return
    await comments.mention(tx, commentId, made.mentions)
    if (state === 'pending')
      return reviews.open(tx, { kind: 'comment', targetId: commentId, source }, clock())
    await this.deps.announcer.announce(tx, commentId)
  }
}
