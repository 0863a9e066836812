import { training, trainings } from '@/contracts/exercise/trainings'
import { examinee, tellsKey } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('every training leads to its own question, and tells no key before the answer', async () => {
  const me = await backend.login('13900007401')
  const begin = examinee(backend, me)
  const cards = await backend.ask(trainings, {})
  expect(cards.length).toBeGreaterThan(0)
  for (const { trainingId, subject } of cards) {
    const whole = await backend.ask(training, { params: { trainingId } })
    const { first } = await begin({ kind: 'practice', subject, question: whole.questionId, size: 1 })
    expect(first.questions.map(({ id }) => id)).toEqual([whole.questionId])
    expect([tellsKey(whole), tellsKey(first)]).toEqual([false, false])
  }
})

test('a training that does not exist is not found', async () => {
  expect((await backend.call(training, { params: { trainingId: 'none' } })).status).toBe(404)
})
