import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { Query } from '@/lib/query'
import { fakeNetwork, HttpFailure } from '@/platform/request'
import { storage } from '@/platform/storage'
import type { RouteId } from '@/routes/table'
import type { ExamRoom } from './examRoom'
import { fakeStores, UID } from './fakeStores'
import { arrive, renderIn } from './renderIn'
import { ok, type Answer } from './scriptedNetwork'

export const EXERCISES_NOW = Date.parse('2026-11-22T02:00:00Z')

/** Sets up and tears down exercise tests: own clock, empty device. */
export const installExercises = (): void => {
  beforeEach(() => jest.useFakeTimers({ now: EXERCISES_NOW }))
  afterEach(() => {
    jest.useRealTimers()
    for (const key of storage.local.keys()) storage.local.remove(key)
  })
}

const subjects = ok([
  {
    subject: '101',
    name: '思想政治理论',
    points: [{ point: '唯物论', questionCount: 6 }],
    types: [
      { type: 'single', questionCount: 4 },
      { type: 'multiple', questionCount: 2 },
    ],
  },
])
const paper = {
  paperId: 'sample',
  title: '样卷',
  subject: '101',
  minutes: 30,
  questionCount: 7,
  points: 22,
  sections: [{ title: '选择题', questionCount: 7, points: 22 }],
}
const answers: Record<string, Answer> = {
  'GET /exercise/v1/subjects': subjects,
  'GET /exercise/v1/papers': ok({ list: [paper], total: 1, page: 1, size: 20 }),
  'GET /exercise/v1/papers/sample': ok(paper),
  [`GET /exercise/v1/users/${UID}/attempts`]: ok({ list: [], total: 0, page: 1, size: 20 }),
}

interface Opening {
  readonly room?: ExamRoom
  readonly more?: Record<string, Answer>
}

/** Draws a page of exercises for a learner; a room answers for attempts. */
export const openExercise = async (
  view: ReactElement,
  id: RouteId,
  given: Query = {},
  { room, more }: Opening = {},
) => {
  const made = fakeStores({ loggedIn: true, answers: { ...answers, ...more } })
  const scripted = fakeNetwork.answer
  fakeNetwork.answer = async (request) => {
    const answer = (await room?.answer(request)) ?? (await scripted?.(request))
    if (!answer) throw new HttpFailure('offline')
    return answer
  }
  const page = renderIn(made.stores, view, id, given)
  await arrive(1000)
  return { ...made, page }
}

/** A tap, and what follows from it. */
export const press = async (testId: string): Promise<void> => {
  fireEvent.click(screen.getByTestId(testId))
  await arrive(1000)
}
