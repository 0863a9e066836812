import { services } from '../../e2e/harness/Services'
import { freshSession, type KeptSession } from '../../e2e/sessionOf'
import type { Driver } from '../Driver'

/** Questions of one group of a practice. */
export const GROUP = 10

/** Opens an address as a learner without any answers. */
export const openAsExaminee = async (
  app: Driver,
  address: string,
  now = Date.now(),
): Promise<KeptSession> => {
  const session = await freshSession(services().backend, now)
  await app.keepLogin(session)
  await app.open(address)
  return session
}

/** Opens a practice of one question and no other. */
export const openQuestion = async (app: Driver, subject: string, question: string): Promise<void> => {
  const { backend } = services()
  const session = await freshSession(backend)
  const attemptId = `practice-${question}`
  await fetch(`${backend}/exercise/v1/users/${session.uid}/attempts/${attemptId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.authorization}` },
    body: JSON.stringify({ kind: 'practice', subject, question, size: 1 }),
  })
  await app.keepLogin(session)
  await app.open(`/exercises/exam-test?attempt=${attemptId}`)
}

/** The backend's attempts of a learner, newest first. */
export const attemptsOf = async ({ uid, authorization }: KeptSession) => {
  const answer = await fetch(`${services().backend}/exercise/v1/users/${uid}/attempts`, {
    headers: { authorization: `Bearer ${authorization}` },
  })
  const { result } = (await answer.json()) as {
    result: { list: { attemptId: string; endedAt: number | null }[] }
  }
  return result.list
}

/** How many questions of an attempt the backend has an answer to. */
export const answeredIn = async ({ uid, authorization }: KeptSession, attemptId: string): Promise<number> => {
  const answer = await fetch(`${services().backend}/exercise/v1/users/${uid}/attempts/${attemptId}`, {
    headers: { authorization: `Bearer ${authorization}` },
  })
  const { result } = (await answer.json()) as { result: { answers: { answer: unknown }[] } }
  return result.answers.filter((one) => one.answer !== null).length
}
