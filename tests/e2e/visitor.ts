import { diagnose } from '../stories/exercises/diagnosed'
import { missQuestion } from '../stories/exercises/mistaken'
import { recitePassages } from '../stories/exercises/recited'
import { plannedLearner } from '../stories/vocabulary/learner'
import { services } from './harness/Services'
import type { KeptSession } from './sessionOf'

/** Costs nothing, and has films and a recording. */
export const FREE_COURSE = '270006'

let made: Promise<KeptSession> | undefined

/** Chooses subjects and a target, without the app. */
const aim = async ({ uid }: KeptSession, headers: Record<string, string>): Promise<void> => {
  const body = {
    subjectIds: ['101', '201', '301', '408'],
    targetSchool: '北京大学',
    targetMajor: '计算机科学与技术',
  }
  const { status } = await fetch(`${services().backend}/gaoshou/v1/student/${uid}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (status !== 200) throw new Error(`the target was answered with ${status}`)
}

const make = async (): Promise<KeptSession> => {
  const { session } = await plannedLearner()
  const path = `/gaoshou/v1/student/${session.uid}/goods/${FREE_COURSE}`
  const headers = { authorization: `Bearer ${session.authorization}` }
  const { status } = await fetch(services().backend + path, { method: 'POST', headers })
  if (status !== 200) throw new Error(`the free course was answered with ${status}`)
  await missQuestion(session)
  await recitePassages(session)
  await diagnose(session)
  await aim(session, headers)
  return session
}

/**
 * A learner for all pages: with planned words, a course, a missed question, recited passages, a taken test and a
 * target, so that pages show data. One a test file.
 */
export const visitor = (): Promise<KeptSession> => (made ??= make())
