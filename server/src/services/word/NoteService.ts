import type * as v from 'valibot'
import type { noteSchema } from '@/contracts/word/books'
import { ApiError } from '../../http/ApiError'
import type { Clock } from '../../ports/Clock'
import type { PlanRepository } from './PlanRepository'
import type { WordRepository } from './WordRepository'

type Note = v.InferOutput<typeof noteSchema>

/** One note a word and user. */
export class NoteService {
  constructor(
    private readonly plans: PlanRepository,
    private readonly words: WordRepository,
    private readonly clock: Clock,
  ) {}

  async find(uid: number, wordId: string): Promise<Note> {
    return (await this.plans.note(uid, wordId)) ?? { text: '', updatedAt: null }
  }

  async save(uid: number, wordId: string, text: string): Promise<Note> {
    if (!(await this.words.known([wordId])).size) throw new ApiError('notFound')
    if (!text) {
      await this.plans.removeNote(uid, wordId)
      return { text, updatedAt: null }
    }
    const updatedAt = this.clock()
    await this.plans.saveNote(uid, wordId, text, updatedAt)
    return { text, updatedAt }
  }
}
