import politics from '../../../content/questions/politics-1.json'
import exam from '../../../content/exams/politics-mock-1.json'
import { services } from '../../e2e/harness/Services'
import type { KeptSession } from '../../e2e/sessionOf'
import { eventId } from '@/domain/memory/eventIds'

const DEVICE = 'storydev'
const PAPER = 'politics-mock-1'
const ATTEMPT = 'missed-exam'
export const MISSED_FOLDER = 'missed-folder'

/** The first question of the paper. */
export const MISSED_QUESTION = exam.sections[0]?.questions[0] ?? ''

const wrongOption = (): number => {
  const answer = politics.questions.find(({ id }) => id === MISSED_QUESTION)?.answer
  return typeof answer === 'string' ? (answer.charCodeAt(0) - 65 + 1) % 4 : 0
}

/** Gives a learner a question that was missed in an exam, is due, and lies in a folder; without the app. */
export const missQuestion = async ({ uid, authorization }: KeptSession): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${authorization}` }
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<void> => {
    const url = `${services().backend}/exercise/v1/users/${uid}/${path}`
    const { status } = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }
  await ask('PUT', `attempts/${ATTEMPT}`, { kind: 'exam', paperId: PAPER })
  const at = Date.now()
  const answer = { type: 'single', option: wrongOption() }
  await ask('POST', `attempts/${ATTEMPT}/events`, {
    device: DEVICE,
    clock: { sentAt: at, offset: 0 },
    events: [
      { id: 'missed-answer', at, kind: 'answer', question: MISSED_QUESTION, answer, took: 5000 },
      { id: 'missed-hand-in', at, kind: 'handIn' },
    ],
  })
  await ask('GET', `attempts/${ATTEMPT}/report`)
  // The backend's clock is the real one: only an answer can bring the question back on the same day.
  const now = Date.now() + 1
  const review = {
    kind: 'review',
    word: MISSED_QUESTION,
    grade: 1,
    source: 'card',
    proved: true,
    took: 900,
    due: now,
  }
  await ask('POST', 'mistake-reviews', {
    events: [{ ...review, id: eventId(now, DEVICE), at: now, device: DEVICE }],
  })
  await ask('PUT', `folders/${MISSED_FOLDER}`, { name: '值得再看' })
  await ask('PUT', `collected/${MISSED_QUESTION}`, { folderId: MISSED_FOLDER })
}
