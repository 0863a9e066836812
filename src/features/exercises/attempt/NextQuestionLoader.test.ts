import { rightAnswers } from '../../../../tests/builders/attemptSamples'
import { pass, seatedExaminee } from '../../../../tests/builders/seatedExaminee'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('an adaptive test goes forward only, and is handed in when no question comes behind the last', async () => {
  const { enter, closed, answered } = seatedExaminee('adaptive')
  const { run } = await enter()
  for (const question of run.questions) {
    const right = rightAnswers[question.id]
    if (right) run.give(right)
    await run.onward.go()
    run.goTo(0)
  }
  await pass(100)
  expect([answered().length, closed()]).toEqual([run.questions.length, 1])
})

it('a second tap while the next question of an adaptive test is on its way goes no further', async () => {
  const { enter, closed } = seatedExaminee('adaptive')
  const { run } = await enter()
  const [first] = run.questions
  run.give(rightAnswers[first?.id ?? ''] ?? { type: 'single', option: 0 })
  await Promise.all([run.onward.go(), run.onward.go(), pass(100)])
  expect([run.at, run.hasEnded, closed()]).toEqual([1, false, 0])
  // Nor does one on the question that has come and is not answered.
  await run.onward.go()
  expect(run.hasEnded).toBe(false)
})
