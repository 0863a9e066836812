import { diagnose } from '../stories/exercises/diagnosed'
import { missQuestion } from '../stories/exercises/mistaken'
import { recitePassages } from '../stories/exercises/recited'
import { plannedLearner } from '../stories/vocabulary/learner'
import { services } from './harness/Services'
import type { KeptSession } from './sessionOf'

/** Costs nothing, and has films and a recording. */
export const FREE_COURSE = '270006'

let made: Promise<KeptSession> | undefined

const make = async (): Promise<KeptSession> => {
  const { session } = await plannedLearner()
  const path = `/gaoshou/v1/student/${session.uid}/goods/${FREE_COURSE}`
  const headers = { authorization: `Bearer ${session.authorization}` }
  const { status } = await fetch(services().backend + path, { method: 'POST', headers })
  if (status !== 200) throw new Error(`the free course was answered with ${status}`)
  await missQuestion(session)
  await recitePassages(session)
  await diagnose(session)
  return session
}

/**
 * The learner who visits all pages: words are planned, a course is held, a question was missed, passages were recited and a test
 * was taken, so that pages have something to show. One a test file.
 */
export const visitor = (): Promise<KeptSession> => (made ??= make())
