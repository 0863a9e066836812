import { examinee, rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('what to work on next is of the subject that it belongs to', async () => {
  const learner = await backend.login('13900007409')
  const sat = await examinee(
    backend,
    learner,
  )({
    kind: 'diagnosis',
    test: 'strength',
    subjects: ['101', '408'],
  })
  for (;;) {
    const { questions, isMeasured } = await sat.view()
    const last = questions[questions.length - 1]?.id ?? ''
    if (isMeasured) break
    // All of politics is right, all of computing wrong.
    await sat.send([sat.answer(last, last.startsWith('pol') ? rightTo(last) : wrongTo(last))])
  }
  await sat.send([sat.handIn()])
  expect((await sat.report()).weakest?.subject).toBe('408')
})
