import { attempt, openAttempt, type Opening } from '@/contracts/exercise/attempts'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import type { Answer } from '@/domain/attempt/Question'
import { mockAttemptId } from '@/domain/mocks/mockId'
import { questionFiles } from './authoredExercises'
import type { Backend } from './startBackend'
import { writtenJson } from './writtenJson'

const questions = questionFiles.flatMap((file) => file.questions)
export const authored = new Map(questions.map((question) => [question.id, question]))

/** A number that no attempt of this run had. */
let opened = 0
let made = 0

const placesOf = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0) - 65)

/** What the author of a question says is right. */
export const rightTo = (id: string): Answer => {
  const question = authored.get(id)
  if (question?.type === 'multiple') return { type: 'multiple', options: placesOf(question.answer) }
  if (question?.type === 'judgement') return { type: 'judgement', truth: question.answer }
  const letters = question?.type === 'single' ? question.answer : ''
  return { type: 'single', option: placesOf(letters)[0] ?? 0 }
}
/** Something else, for a single choice. */
export const wrongTo = (id: string): Answer => {
  const right = rightTo(id)
  return right.type === 'single' ? { type: 'single', option: (right.option + 1) % 4 } : right
}

/** Begins attempts of a learner, and drives each as a device does. */
export const examinee =
  (backend: Backend, who: { uid: string; token: string }) => async (opening: Opening) => {
    const attemptId = opening.kind === 'mock' ? mockAttemptId(opening.mockId) : `attempt-${(opened += 1)}`
    const params = { uid: who.uid, attemptId }
    const first = await backend.ask(openAttempt, { params, body: opening }, who.token)
    const event = <K extends object>(body: K, ago = 0) => ({
      ...body,
      id: `event-${String((made += 1)).padStart(6, '0')}`,
      at: backend.time.now - ago,
    })
    const send = (events: readonly object[], device = 'aaaaaaaa', off = 0) =>
      backend.send(
        sendAttemptEvents,
        { params, body: { device, clock: { sentAt: backend.time.now + off, offset: -off }, events } },
        who.token,
      )
    return {
      params,
      first,
      event,
      answer: (question: string, answer: Answer, ago = 0) =>
        event({ kind: 'answer', question, answer, took: 5000 }, ago),
      handIn: (ago = 0) => event({ kind: 'handIn' }, ago),
      send,
      view: () => backend.ask(attempt, { params }, who.token),
      report: () => backend.ask(attemptReport, { params }, who.token),
    }
  }

const analyses = new Set(questions.map(({ analysis }) => JSON.stringify(analysis).slice(1, -1)))
/** Whether an answer of the backend holds a key or an analysis. */
export const tellsKey = (json: unknown) => {
  const text = writtenJson(json)
  return [...analyses].some((analysis) => text.includes(analysis)) || text.includes('"key"')
}
