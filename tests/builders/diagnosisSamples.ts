import { UID } from './fakeStores'
import { EXERCISES_NOW as NOW } from './openExercise'

export const ATTEMPTS = `GET /exercise/v1/users/${UID}/attempts`
export const ID = 'diagnosis-0001'
export const ability = { ability: 0.62, error: 0.41, band: [-0.07, 1.28], answers: 12 }
export const part = {
  subject: '101',
  point: null,
  name: '思想政治理论',
  right: 8,
  total: 12,
  ability,
  expected: { low: 0.55, high: 0.72 },
  before: null,
}
export const head = {
  attemptId: ID,
  kind: 'diagnosis',
  title: '实力测评',
  subject: '101',
  paperId: null,
  test: 'strength',
  startedAt: NOW,
  endsAt: null,
  endedAt: NOW,
  endedBy: 'handIn',
}
export const attemptOf = (more: object = {}) => ({
  ...head,
  now: NOW,
  isPaused: false,
  spent: 60_000,
  questions: [],
  answers: [],
  isMeasured: true,
  ...more,
})
export const reportOf = (more: object = {}) => ({
  attempt: attemptOf(),
  endedAt: NOW,
  earned: 8,
  points: 12,
  open: 0,
  outcomes: [],
  types: [{ name: 'single', right: 8, total: 12, earned: 8, points: 12 }],
  knowledge: [{ name: '唯物论', right: 1, total: 3, earned: 1, points: 3 }],
  ability,
  parts: [part],
  weakest: { subject: '101', point: '唯物论' },
  ...more,
})
