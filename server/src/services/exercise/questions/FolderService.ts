import type { Db } from '../../../db/Database'
import { withLock } from '../../../db/withLock'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import { AttemptRepository } from '../attempts/AttemptRepository'
import { FolderRepository } from './FolderRepository'
import { settleAttempt } from '../attempts/settleAttempt'
import { questionPassage } from './questionPassage'

const MOST_FOLDERS = 50
const MOST_COLLECTED = 2000

type Collected = NonNullable<Awaited<ReturnType<FolderRepository['find']>>>

const rowOf = ({ attemptId: _, ...row }: Collected) => row

/** The lock of a learner's folder writes: one request at a time. */
const folderLock = (uid: number): string => `folders:${uid}`

/** Folders of collected questions. */
export class FolderService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async folders(uid: number) {
    return new FolderRepository(this.db, uid).folders()
  }

  /** Makes a folder, or renames it. */
  async save(uid: number, folderId: string, name: string) {
    return withLock(this.db, folderLock(uid), async (tx) => {
      const repository = new FolderRepository(tx, uid)
      const before = await repository.folders()
      const others = before.filter((folder) => folder.folderId !== folderId)
      if (others.some((folder) => folder.name === name)) throw new ApiError('folderNamed')
      if (others.length >= MOST_FOLDERS) throw new ApiError('foldersTooMany')
      await repository.save(folderId, name, this.clock())
      const after = await repository.folders()
      return orThrow(
        after.find((folder) => folder.folderId === folderId),
        'internal',
      )
    })
  }

  async remove(uid: number, folderId: string): Promise<void> {
    await withLock(this.db, folderLock(uid), (tx) => new FolderRepository(tx, uid).remove(folderId))
  }

  async page(uid: number, folderId: string, page: number, size: number) {
    const { rows, total } = await new FolderRepository(this.db, uid).page(folderId, size, (page - 1) * size)
    return { list: rows.map(rowOf), total, page, size }
  }

  /** A collected question as its attempt left it: own answer, and the key as far as every attempt allows it. */
  async question(uid: number, questionId: string) {
    const { db } = this
    const now = this.clock()
    const row = orThrow(await new FolderRepository(db, uid).find(questionId), 'notFound')
    const { replay, questions } = await settleAttempt(db, uid, row.attemptId, now)
    const { question } = orThrow(questions.get(questionId), 'notFound')
    const closed = new Set(replay.mayKnow(questionId) ? [] : [questionId])
    return {
      ...rowOf(row),
      question: questionPassage(question, replay.row, closed),
      answer: replay.state.questions.get(questionId)?.answer ?? null,
    }
  }

  /** Collects a question that an own attempt asked, or moves it to another folder. */
  async collect(uid: number, questionId: string, folderId: string, attemptId: string | undefined) {
    return withLock(this.db, folderLock(uid), async (tx) => {
      const repository = new FolderRepository(tx, uid)
      const known = await repository.find(questionId)
      const folders = await repository.folders()
      if (!folders.some((folder) => folder.folderId === folderId)) throw new ApiError('notFound')
      if (!known && (await repository.countCollected()) >= MOST_COLLECTED)
        throw new ApiError('collectedTooMany')
      const seenIn = attemptId ?? known?.attemptId ?? (await repository.attemptOfMistake(questionId))
      await this.checkAsked(tx, uid, questionId, orThrow(seenIn, 'notFound'))
      const collectedAt = this.clock()
      await repository.put({ questionId, folderId, attemptId: orThrow(seenIn, 'notFound'), collectedAt })
      return rowOf(orThrow(await repository.find(questionId), 'notFound'))
    })
  }

  async drop(uid: number, questionId: string): Promise<void> {
    await new FolderRepository(this.db, uid).drop(questionId)
  }

  /** Only questions that an own attempt has shown can be collected, and so read. */
  private async checkAsked(tx: Db, uid: number, questionId: string, attemptId: string): Promise<void> {
    const attempt = orThrow(await new AttemptRepository(tx).find(uid, attemptId), 'notFound')
    if (!attempt.asked.some(({ id }) => id === questionId)) throw new ApiError('notFound')
  }
}
