import { saveWordPlan, type PlanFields } from '@/contracts/word/plans'
import { sendReviews } from '@/contracts/word/reviews'
import { eventId } from '@/domain/memory/eventIds'
import type { Grade, ReviewEvent, MemoryEvent } from '@/domain/memory/eventTypes'
import type { Backend } from './startBackend'

export const DAY = 86_400_000

const planFields = {
  planName: '冲刺',
  bookId: 'kaoyan',
  studyModel: 'card',
  examDate: '2027-12-18',
  minutesPerDay: 30,
  retention: 0.9,
  order: 'book',
  newPerDay: 20,
  reviewLimit: 200,
  wordLimit: null,
} as const

/** A learner of a test, with a device that makes events. */
export class WordLearner {
  private last = 0

  constructor(
    private readonly backend: Backend,
    readonly uid: string,
    readonly token: string,
    private readonly device = 'aaaaaaaa',
  ) {}

  get params() {
    return { params: { uid: this.uid } }
  }

  answer(word: string, grade: Grade, at: number, due = at + DAY): ReviewEvent {
    return { ...this.head(word, at), kind: 'review', grade, source: 'card', proved: true, took: 4000, due }
  }

  undo(target: MemoryEvent, at: number): MemoryEvent {
    return { ...this.head(target.word, at), kind: 'undo', target: target.id }
  }

  send(events: readonly MemoryEvent[]) {
    return this.backend.ask(sendReviews, { ...this.params, body: { events: [...events] } }, this.token)
  }

  plan(change: Partial<PlanFields> = {}) {
    return this.backend.ask(saveWordPlan, { ...this.params, body: { ...planFields, ...change } }, this.token)
  }

  private head(word: string, wanted: number) {
    const at = Math.max(wanted, this.last + 1)
    this.last = at
    return { id: eventId(at, this.device), at, device: this.device, word }
  }
}

/** A learner with an account of their own. */
export const newLearner = async (backend: Backend, phone: string, device?: string): Promise<WordLearner> => {
  const { uid, token } = await backend.login(phone)
  return new WordLearner(backend, uid, token, device)
}
