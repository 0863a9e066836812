import { errors } from '@/contracts/errors'
import { openAttempt, type Diagnosis, type Opening } from '@/contracts/exercise/attempts'
import { openVisit, visit } from '@/contracts/exercise/visits'
import { GRACE_MS } from '@/domain/attempt/arrival'
import { examinee, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const SUBJECT = '101'

let backend: Backend
let people = 0
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const learner = async () => {
  const who = await backend.login(`1390000760${String((people += 1))}`)
  const tryToOpen = (attemptId: string, body: Opening) =>
    backend.send(openAttempt, { params: { uid: who.uid, attemptId }, body }, who.token)
  return { ...who, sit: examinee(backend, who), tryToOpen }
}

const askedBy = (tests: readonly { questions: readonly { id: string }[] }[]) =>
  tests.flatMap(({ questions }) => questions.map(({ id }) => id))

test('tests of one subject that begin at one moment all begin, and no two ask the same', async () => {
  const { sit } = await learner()
  const openings: Opening[] = [
    { kind: 'adaptive', subject: SUBJECT },
    { kind: 'adaptive', subject: SUBJECT },
    { kind: 'pointTest', subject: SUBJECT, point: '政治经济学' },
    { kind: 'synthesis', subject: SUBJECT },
    { kind: 'adaptive', subject: SUBJECT },
  ]
  const begun = await Promise.all(openings.map((opening) => sit(opening)))
  const asked = askedBy(begun.map(({ first }) => first))
  expect(new Set(asked).size).toBe(asked.length)
})

test('adaptive tests that are answered at one moment ask different questions', async () => {
  const { sit } = await learner()
  const sittings = await Promise.all([1, 2, 3].map(() => sit({ kind: 'adaptive', subject: SUBJECT })))
  for (let round = 0; round < 3; round += 1) {
    const views = await Promise.all(sittings.map((sat) => sat.view()))
    await Promise.all(
      sittings.map((sat, at) => {
        const id = views[at]?.questions.at(-1)?.id ?? ''
        return sat.send([sat.answer(id, wrongTo(id))])
      }),
    )
  }
  const asked = askedBy(await Promise.all(sittings.map((sat) => sat.view())))
  expect(asked).toHaveLength(12)
  expect(new Set(asked).size).toBe(12)
})

test('a visit that asks what an open test of the learner asks is taken over when that is handed in', async () => {
  const { sit, tryToOpen } = await learner()
  const visitId = `visit-beside-${'0'.repeat(24)}`
  const body: Diagnosis = { kind: 'diagnosis', test: 'strength', subjects: [SUBJECT] }
  await backend.ask(openVisit, { params: { visitId }, body })
  const [first] = (await backend.ask(visit, { params: { visitId } })).questions
  const asksIt = ({ first: test }: Awaited<ReturnType<typeof sit>>) =>
    askedBy([test]).includes(first?.id ?? '')
  const about = { kind: 'pointTest', subject: SUBJECT, point: first?.point ?? '' } as const
  let inTheWay = await sit(about)
  while (!asksIt(inTheWay)) inTheWay = await sit(about)

  const refused = await tryToOpen(visitId, body)
  expect(refused).toMatchObject({ code: errors.questionsClosed.code, about: inTheWay.params.attemptId })
  expect((await backend.send(visit, { params: { visitId } })).status).toBe(200)
  await inTheWay.send([inTheWay.handIn()])
  backend.time.now += GRACE_MS + 1
  expect((await tryToOpen(visitId, body)).status).toBe(200)
})
