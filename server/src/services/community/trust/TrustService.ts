import type { CallInput } from '@/contracts/define'
import type { report } from '@/contracts/community/trust'
import type { ReviewTarget } from '@/domain/community/kinds'
import type { Db } from '../../../db/Database'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { RateLimiter } from '../../../http/RateLimiter'
import type { Clock } from '../../../ports/Clock'
import type { CommentAnnouncer } from '../comments/CommentAnnouncer'
import type { CommentRepository } from '../comments/CommentRepository'
import type { RuleBook } from '../RuleBook'
import { placeOf, slide } from '../cursor'
import type { QuestionRepository } from '../experts/QuestionRepository'
import type { PostRepository } from '../forum/PostRepository'
import type { NoticeRepository } from '../messages/NoticeRepository'
import { personOf } from '../personOf'
import type { AuthorRepository } from './AuthorRepository'
import type { ReviewRepository } from './ReviewRepository'

const DAY = 86_400_000
const NAMES: Readonly<Record<ReviewTarget, string>> = { post: '帖子', comment: '评论', question: '提问' }

interface TrustDeps {
  readonly db: Db
  readonly reviews: ReviewRepository
  readonly authors: AuthorRepository
  readonly posts: PostRepository
  readonly comments: CommentRepository
  readonly announcer: CommentAnnouncer
  readonly questions: QuestionRepository
  readonly notices: NoticeRepository
  readonly book: RuleBook
  readonly limiter: RateLimiter
  readonly clock: Clock
}

interface Verdict {
  /** The version of the text that the moderator has read. */
  readonly version: number
  readonly isPassed: boolean
  readonly reason: string
  readonly by: string
}

/** Reports, blocks and the moderation queue. */
export class TrustService {
  constructor(private readonly deps: TrustDeps) {}

  /** Takes a report; enough accounts hide the target until a moderator decides. */
  async report(
    uid: number,
    kind: ReviewTarget,
    targetId: string,
    body: CallInput<typeof report>['body'],
  ): Promise<void> {
    const { db, reviews, comments, limiter, book, clock } = this.deps
    const subject = orThrow(await comments.subject(kind, targetId), 'notFound')
    if (subject.uid === uid) throw new ApiError('forbidden')
    const rules = await book.rules()
    if (!(await limiter.hit(`community-report:${uid}`, rules.reportsPerDay, DAY)))
      throw new ApiError('wroteTooMuch')
    await db.transaction(async (tx) => {
      const target = orThrow(await reviews.lock(tx, kind, targetId), 'notFound')
      const row = { uid, kind, targetId, reason: body.reason, note: body.note, at: clock() }
      const count = await reviews.report(tx, row)
      if (count === undefined) return
      await reviews.open(tx, { kind, targetId, source: '举报' }, clock())
      if (count < rules.reportsToHide || target.state !== 'public') return
      if (kind === 'post') await this.deps.posts.setState(tx, targetId, 'pending')
      else if (kind === 'comment') await comments.setState(tx, targetId, 'pending')
    })
  }

  async block(uid: number, blocked: number): Promise<void> {
    if (uid === blocked) throw new ApiError('invalidRequest')
    orThrow(await this.deps.authors.find(blocked), 'notFound')
    await this.deps.authors.block(uid, blocked, this.deps.clock())
  }

  /** Hides what an account writes from the one who mutes it. */
  async mute(uid: number, muted: number): Promise<void> {
    if (uid === muted) throw new ApiError('invalidRequest')
    orThrow(await this.deps.authors.find(muted), 'notFound')
    await this.deps.authors.mute(uid, muted, this.deps.clock())
  }

  unblock(uid: number, blocked: number): Promise<void> {
    return this.deps.authors.unblock(uid, blocked)
  }

  async blocked(uid: number) {
    return (await this.deps.authors.blocked(uid)).map((row) => ({ ...personOf(row), isMuted: row.isMuted }))
  }

  async queue(cursor: string | undefined, size: number) {
    const rows = await this.deps.reviews.queue(placeOf(cursor)?.seq ?? 0, size + 1)
    const { list, next } = slide(rows, size)
    return {
      list: list.map(({ seq: _seq, heat: _heat, uid, name, avatar, pictures, ...row }) => ({
        ...row,
        pictures: [...pictures],
        author: personOf({ uid, name, avatar }),
      })),
      ...(next !== undefined && { next }),
    }
  }

  /** Decides an entry once, on the text that the moderator has read, and notifies the author. */
  async decide(reviewId: string, verdict: Verdict): Promise<void> {
    const { db, reviews, notices, clock } = this.deps
    if (!verdict.isPassed && verdict.reason.trim() === '') throw new ApiError('reasonMissing')
    await db.transaction(async (tx) => {
      const { kind, targetId } = orThrow(await reviews.find(tx, reviewId), 'reviewDecided')
      const target = await reviews.lock(tx, kind, targetId)
      if (target && target.version !== verdict.version) throw new ApiError('reviewStale')
      const { source } = orThrow(
        await reviews.close(tx, reviewId, { ...verdict, now: clock() }),
        'reviewDecided',
      )
      await this.apply(tx, { kind, targetId, source }, verdict)
      const uid = target?.uid ?? null
      if (uid === null) return
      await notices.add(tx, {
        uid,
        kind: 'system',
        groupKey: `review:${reviewId}`,
        actor: null,
        title: verdict.isPassed ? `你的${NAMES[kind]}已通过审核` : `你的${NAMES[kind]}未通过审核`,
        body: verdict.isPassed ? '' : `原因：${verdict.reason}`,
        targetKind: kind === 'comment' ? 'release' : kind,
        targetId,
        at: clock(),
      })
    })
  }

  private async apply(
    tx: Db,
    { kind, targetId, source }: { kind: ReviewTarget; targetId: string; source: string },
    { isPassed, reason }: Verdict,
  ): Promise<void> {
    const { comments, posts, questions } = this.deps
    if (kind === 'question') {
      if (isPassed) await questions.release(tx, targetId)
      else await questions.setState(tx, targetId, 'rejected', reason)
      return
    }
    // A text that was public before the report is hidden; one that waited for its first look may be repaired.
    const refused = source === '举报' ? 'hidden' : 'rejected'
    const texts = kind === 'post' ? posts : comments
    await texts.setState(tx, targetId, isPassed ? 'public' : refused, isPassed ? '' : reason)
    // Announce a comment that waited for its first look; one that was public before was announced then.
    if (kind === 'comment' && isPassed && refused === 'rejected')
      await this.deps.announcer.announce(tx, targetId)
  }
}
