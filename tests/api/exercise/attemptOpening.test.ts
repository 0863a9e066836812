import * as v from 'valibot'
import { attemptsGoingOn } from '@/contracts/exercise/attemptList'
import { openAttempt, type Opening } from '@/contracts/exercise/attempts'
import { questionFiles } from '../harness/authoredExercises'
import { examinee, rightTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const MINUTE = 60_000
const paperId = 'politics-mock-1'

let opensAtOnce = 0
let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('asks what belongs to one text together, in its order', async () => {
  const authored = questionFiles.flatMap(({ questions }) => questions.map(({ id }) => id))
  const { first } = await examinee(
    backend,
    await backend.login('13900000403'),
  )({ kind: 'practice', subject: '201', point: '完形填空', size: 10 })
  const ids = first.questions.map(({ id }) => authored.indexOf(id))
  expect(ids).toHaveLength(10)
  expect(new Set(first.questions.map(({ passage }) => passage)).size).toBe(1)
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
})

test('a test that goes on is told on any device, and none that has ended, nor a practice', async () => {
  const who = await backend.login('13900000402')
  const sit = examinee(backend, who)
  const ask = async () =>
    (await backend.ask(attemptsGoingOn, { params: { uid: who.uid } }, who.token)).list.map(
      ({ attemptId }) => attemptId,
    )
  expect(await ask()).toEqual([])
  await sit({ kind: 'practice', subject: '101', size: 5 })
  const exam1 = await sit({ kind: 'exam', paperId })
  const test1 = await sit({ kind: 'synthesis', subject: '101' })
  expect(new Set(await ask())).toEqual(new Set([exam1.params.attemptId, test1.params.attemptId]))
  await test1.send([test1.handIn()])
  expect(await ask()).toEqual([exam1.params.attemptId])
  const before = backend.time.now
  backend.time.now += 181 * MINUTE
  expect(await ask()).toEqual([])
  backend.time.now = before
})

test('a test on a point and a diagnosis are told by what they ask, so that another device goes on with them', async () => {
  const who = await backend.login('13900000405')
  const sit = examinee(backend, who)
  await sit({ kind: 'pointTest', subject: '101', point: '马克思主义哲学' })
  await sit({ kind: 'diagnosis', test: 'strength', subjects: ['408', '311'] })
  await sit({ kind: 'diagnosis', test: 'recruitment', subjects: [] })
  const { list } = await backend.ask(attemptsGoingOn, { params: { uid: who.uid } }, who.token)
  expect(list.map(({ kind, test: name, point, subjects }) => [kind, name, point, subjects])).toEqual(
    expect.arrayContaining([
      ['pointTest', undefined, '马克思主义哲学', undefined],
      ['diagnosis', 'strength', null, ['408', '311']],
      ['diagnosis', 'recruitment', null, []],
    ]),
  )
})

test('practice asks what was never answered before it comes back to the rest', async () => {
  const sit = examinee(backend, await backend.login('13900000404'))
  const opening = { kind: 'practice' as const, subject: '101', type: 'single' as const, size: 10 }
  const first = await sit(opening)
  const known = first.first.questions.map(({ id }) => id)
  await first.send(known.map((id) => first.answer(id, rightTo(id))))
  const next = await sit(opening)
  const left = next.first.questions.filter(({ id }) => known.includes(id))
  expect(left).toEqual([])
})

test.each<Opening>([
  { kind: 'exam', paperId },
  { kind: 'pointTest', subject: '101', point: '马克思主义哲学' },
  { kind: 'synthesis', subject: '101' },
  { kind: 'adaptive', subject: '101' },
  { kind: 'diagnosis', test: 'strength', subjects: ['408'] },
])('three devices that open one attempt at once are in it: $kind', async (opening) => {
  const phone = `139000005${String(10 + (opensAtOnce += 1))}`
  const { uid, token } = await backend.login(phone)
  const input = { params: { uid, attemptId: `at-once-${opensAtOnce}` }, body: opening }
  const answers = await Promise.all([1, 2, 3].map(() => backend.call(openAttempt, input, token)))
  expect(answers.map(({ status, code }) => code ?? status)).toEqual([200, 200, 200])
  const asked = answers.map(({ result }) =>
    v.parse(openAttempt.response, result).questions.map(({ id }) => id),
  )
  expect(asked[1]).toEqual(asked[0])
  expect(asked[2]).toEqual(asked[0])
})
