import type { Db } from '../../../db/Database'
import type { Clock } from '../../../ports/Clock'
import type { NoticeRepository } from '../messages/NoticeRepository'
import { CommentRepository } from './CommentRepository'

interface AnnouncerDeps {
  readonly notices: NoticeRepository
  readonly clock: Clock
}

/**
 * Messages about a comment that has become public: to the one it answers, and to the users it names. Whoever has blocked or muted
 * its author hears nothing.
 */
export class CommentAnnouncer {
  constructor(private readonly deps: AnnouncerDeps) {}

  async announce(tx: Db, commentId: string): Promise<void> {
    const { notices, clock } = this.deps
    // Reads inside the transaction: what it wrote is seen, and no second connection is waited for.
    const comments = new CommentRepository(tx)
    const row = await comments.announced(commentId)
    if (!row || row.uid === null) return
    const { uid: actor, targetKind, targetId, rootId, replyTo, body } = row
    const subject = await comments.subject(targetKind, targetId)
    // A thing that is hidden meanwhile calls nobody.
    if (!subject) return
    const about = { kind: 'reply' as const, actor, body, targetKind, targetId, at: clock() }
    const answered = replyTo ?? subject.uid
    if (answered !== null)
      await notices.add(tx, {
        ...about,
        uid: answered,
        groupKey: `reply:${rootId ?? `${targetKind}:${targetId}`}`,
        title: replyTo === null ? `评论了：${subject.title}` : '回复了你的评论',
      })
    for (const { uid } of await comments.mentions(commentId))
      if (uid !== answered)
        await notices.add(tx, {
          ...about,
          uid,
          groupKey: `mention:${targetKind}:${targetId}`,
          title: '在评论里提到了你',
        })
  }
}
