import { ExposureRepository } from '../../../server/src/services/exercise/ability/ExposureRepository'
import { examinee, rightTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('what diagnoses asked counts as exposed, in every subject that they plan', async () => {
  const shares = () => new ExposureRepository(backend.db).ofSubjects(['101', '408'])
  expect(await shares()).toEqual(new Map())
  const sit = examinee(backend, await backend.login('13900007501'))
  const sat = await sit({ kind: 'diagnosis', test: 'strength', subjects: ['101', '408'] })
  for (;;) {
    const { questions, isMeasured } = await sat.view()
    const { id = '' } = questions[questions.length - 1] ?? {}
    if (isMeasured) break
    await sat.send([sat.answer(id, rightTo(id))])
  }
  const asked = (await sat.view()).questions.map(({ id }) => id)
  expect(new Set(asked.map((id) => id.startsWith('pol'))).size).toBe(2)
  expect(await shares()).toEqual(new Map(asked.map((id) => [id, 1])))
  await sat.send([sat.handIn()])

  // A test of one of the subjects halves what was asked there, and leaves the other as it was.
  const test = await sit({ kind: 'adaptive', subject: '408' })
  const [first = ''] = test.first.questions.map(({ id }) => id)
  // What every test asked rests: the next one asks something else.
  expect(asked).not.toContain(first)
  const after = await shares()
  expect(after.get(first)).toBe(0.5)
  const ofPolitics = asked.filter((id) => id.startsWith('pol'))
  expect(ofPolitics.map((id) => after.get(id))).toEqual(ofPolitics.map(() => 1))
  const others = asked.filter((id) => !id.startsWith('pol'))
  expect(others.map((id) => after.get(id))).toEqual(others.map(() => 0.5))
})
