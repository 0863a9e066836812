import {
  dueMistakes,
  mistake,
  mistakeReviews,
  mistakes,
  sendMistakeReviews,
} from '@/contracts/exercise/mistakes'
import { mistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { eventId } from '@/domain/memory/eventIds'
import type { Grade, MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryLog } from '@/domain/memory/MemoryLog'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { MISTAKE_RETENTION, mistakeDue } from '@/domain/mistakes/mistakeDue'
import exam from '../../../content/exams/politics-mock-1.json'
import { examinee, wrongTo } from './examinee'
import type { Backend } from './startBackend'

/** A paper, which asks the same questions however many there are to practise. */
export const paperId = 'politics-mock-1'
export const examIds = exam.sections.flatMap(({ questions }) => questions)

/** Makes attempts and mistakes of a learner, and reads and answers their book as a device does. */
export const bookOwner = (backend: Backend, me: { uid: string; token: string }) => {
  const begin = examinee(backend, me)
  const params = { uid: me.uid }
  const review = (word: string, grade: Grade, due: number, device = 'aaaaaaaa'): MemoryEvent => {
    const at = backend.time.now
    const id = eventId(at, device)
    return { kind: 'review', id, at, device, word, grade, source: 'card', proved: true, took: 900, due }
  }
  const sendReviews = (events: readonly object[]) =>
    backend.ask(sendMistakeReviews, { params, body: { events: events as never } }, me.token)
  const pull = async () => (await backend.ask(mistakeReviews, { params, query: {} }, me.token)).events
  const practised = async (size: number) => {
    const practice = await begin({ kind: 'practice', subject: '101', type: 'single', size })
    return { practice, ids: practice.first.questions.map(({ id }) => id) }
  }
  return {
    me,
    begin,
    params,
    practised,
    review,
    sendReviews,
    pull,
    of: (questionId: string) => ({ ...params, questionId }),
    summary: () => backend.ask(mistakeSummary, { params }, me.token),
    due: (ahead = 0) => backend.ask(dueMistakes, { params, query: { ahead } }, me.token),
    card: (questionId: string) => backend.ask(mistake, { params: { ...params, questionId } }, me.token),
    inState: async (state: 'open' | 'due' | 'mastered' | 'removed', more = {}) =>
      (await backend.ask(mistakes, { params, query: { state, ...more } }, me.token)).list.map(
        ({ questionId }) => questionId,
      ),
    /** One question that was answered wrongly in a practice. */
    missOne: async () => {
      const { practice, ids } = await practised(1)
      const [id = ''] = ids
      await practice.send([practice.answer(id, wrongTo(id))])
      return id
    },
    missInExam: async (...ids: string[]) => {
      const sat = await begin({ kind: 'exam', paperId })
      await sat.send([...ids.map((id) => sat.answer(id, wrongTo(id))), sat.handIn()])
      await sat.report()
    },
    /** A device that knows the log and answers a question, as the page does. */
    solve: async (word: string, grade: Grade) => {
      const log = new MemoryLog(new MemoryModel())
      log.add(await pull())
      const answer = { word, at: backend.time.now, grade, source: 'card', proved: true } as const
      const context = { model: log.model, retention: MISTAKE_RETENTION, loadOn: log.loadOn }
      return sendReviews([review(word, grade, mistakeDue(log.states.get(word), answer, context))])
    },
  }
}

export type BookOwner = ReturnType<typeof bookOwner>

/** Makes owners with new accounts, one a call. */
export const freshOwners = (backend: () => Backend) => {
  let logins = 0
  return async () => bookOwner(backend(), await backend().login(`139000${40_000 + (logins += 1)}`))
}
