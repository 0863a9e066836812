import type { CallInput } from '@/contracts/define'
import type { askExpert, Expert, ExpertQuestion } from '@/contracts/community/experts'
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
import type { QuestionFilter, QuestionRepository } from './QuestionRepository'

const DAY = 86_400_000

interface ExpertDeps {
  readonly db: Db
  readonly questions: QuestionRepository
  readonly authors: AuthorRepository
  readonly reviews: ReviewRepository
  readonly notices: NoticeRepository
  readonly gate: TextGate
  readonly book: RuleBook
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly random: Random
}

type Found = NonNullable<Awaited<ReturnType<QuestionRepository['find']>>>
type Asked = CallInput<typeof askExpert>['body']

const shown = (row: Found, viewer: number | undefined): ExpertQuestion => {
  const { seq: _seq, heat: _heat, uid, name, avatar, pictures, ...rest } = row
  return {
    ...rest,
    pictures: [...pictures],
    asker: row.isSample ? { name: '示例提问', avatar: '' } : personOf({ uid, name, avatar }),
    isMine: uid !== null && uid === viewer,
  }
}

/** Experts, questions to them and their answers. */
export class ExpertService {
  constructor(private readonly deps: ExpertDeps) {}

  async experts(subject: string | undefined): Promise<Expert[]> {
    return (await this.deps.questions.experts({ subject })).map((row) => this.expertOf(row))
  }

  async expert(expertId: string): Promise<Expert> {
    const [row] = await this.deps.questions.experts({ expertId })
    return this.expertOf(orThrow(row, 'notFound'))
  }

  async list(filter: QuestionFilter, cursor: string | undefined, size: number) {
    const { list, next } = slide(await this.deps.questions.list(filter, placeOf(cursor), size + 1), size)
    return {
      list: list.map(({ seq: _seq, heat: _heat, uid: _uid, ...row }) => row),
      ...(next !== undefined && { next }),
    }
  }

  async question(questionId: string, viewer: number | undefined): Promise<ExpertQuestion> {
    return shown(orThrow(await this.deps.questions.find(questionId, viewer), 'notFound'), viewer)
  }

  /** Asks once for each key, as often a day as the rules allow. */
  async ask(uid: number, asked: Asked): Promise<{ questionId: string }> {
    const { questions, book, limiter, authors, gate, db, clock, random } = this.deps
    const known = await questions.byKey(uid, asked.requestKey)
    if (known) return known
    const expert = await this.expert(asked.expertId)
    if (!(await authors.ownsPictures(uid, asked.pictures))) throw new ApiError('pictureNotYours')
    const texts = [asked.title, asked.body, ...(asked.card ? [asked.card.title] : [])]
    const admitted = await gate.admit(uid, texts.join('\n'), asked.pictures)
    const { questionsPerDay } = await book.rules()
    if (!(await limiter.hit(`community-ask:${uid}`, questionsPerDay, DAY))) throw new ApiError('askedEnough')
    const questionId = random.id()
    await db.transaction(async (tx) => {
      const { requestKey, expertId, title, body, pictures, card } = asked
      const row = { questionId, uid, requestKey, expertId, title, body, pictures, subject: expert.subject }
      const state = admitted.state === 'pending' ? 'pending' : 'waiting'
      await questions.insert(tx, { ...row, card: card ?? null, state, at: clock() })
      if (admitted.state === 'pending')
        await this.deps.reviews.open(
          tx,
          { kind: 'question', targetId: questionId, source: admitted.source },
          clock(),
        )
    })
    return orThrow(await questions.byKey(uid, asked.requestKey), 'notFound')
  }

  async followUp(uid: number, questionId: string, text: string): Promise<void> {
    await this.deps.gate.requireClean(uid, text)
    if (!(await this.deps.questions.followUp(questionId, uid, text))) throw new ApiError('followUpUsed')
  }

  async rate(
    uid: number,
    questionId: string,
    rating: { stars: number; text: string; accepted: boolean },
  ): Promise<void> {
    await this.deps.gate.requireClean(uid, rating.text)
    if (!(await this.deps.questions.rate(questionId, uid, rating))) throw new ApiError('notFound')
  }

  async waiting(cursor: string | undefined, size: number) {
    const rows = await this.deps.questions.waiting(placeOf(cursor)?.seq ?? 0, size + 1)
    const { list, next } = slide(rows, size)
    return { list: list.map((row) => shown(row, undefined)), ...(next !== undefined && { next }) }
  }

  /** Writes an answer, and notifies the learner. */
  async answer(questionId: string, text: string): Promise<void> {
    const { db, questions, notices, clock } = this.deps
    await db.transaction(async (tx) => {
      const asked = orThrow(await questions.answer(tx, questionId, text, clock()), 'answeredAlready')
      if (asked.uid === null) return
      await notices.add(tx, {
        uid: asked.uid,
        kind: 'answer',
        groupKey: `answer:${questionId}`,
        actor: null,
        title: '老师回答了你的问题',
        body: asked.title,
        targetKind: 'question',
        targetId: questionId,
        at: clock(),
      })
    })
  }

  private expertOf({
    rating,
    skills,
    ...row
  }: Awaited<ReturnType<QuestionRepository['experts']>>[number]): Expert {
    return { ...row, skills: [...skills], ...(rating !== null && { rating }) }
  }
}
