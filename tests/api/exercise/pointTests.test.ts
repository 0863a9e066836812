import { openAttempt } from '@/contracts/exercise/attempts'
import { openQuestions } from '../harness/authoredExercises'
import { examinee, rightTo, tellsKey } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const SUBJECT = '101'
const POINT = '马克思主义哲学'
const MINUTE = 60_000

let backend: Backend
let me: Awaited<ReturnType<Backend['login']>>
let begin: ReturnType<typeof examinee>
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900007301')
  begin = examinee(backend, me)
})
afterAll(() => backend.stop())

test('a test on a point asks ten of it, tells no key before its end, and then the ability', async () => {
  const sat = await begin({ kind: 'pointTest', subject: SUBJECT, point: POINT })
  expect(sat.first).toMatchObject({ title: `${POINT} · 知识点测试`, endsAt: null })
  expect(sat.first.questions).toHaveLength(10)
  expect(new Set(sat.first.questions.map(({ point }) => point))).toEqual(new Set([POINT]))
  const sent = await sat.send(sat.first.questions.map(({ id }) => sat.answer(id, rightTo(id))))
  for (const json of [sat.first, sent.json, await sat.view()]) expect(tellsKey(json)).toBe(false)
  await sat.send([sat.handIn()])
  const report = await sat.report()
  expect(report.ability?.answers).toBe(10)
  expect(tellsKey(report)).toBe(true)
})

test('a synthesis test asks about every point, leaves own writing out, and ends by itself', async () => {
  const sat = await begin({ kind: 'synthesis', subject: SUBJECT })
  const { questions, startedAt, endsAt } = sat.first
  expect(questions).toHaveLength(20)
  expect(endsAt).toBe(startedAt + 40 * MINUTE)
  const points = openQuestions(SUBJECT).flatMap(({ type, point }) => (type === 'writing' ? [] : [point]))
  expect(new Set(questions.map(({ point }) => point))).toEqual(new Set(points))
  expect(questions.filter(({ type }) => type === 'writing')).toEqual([])
  backend.time.now += 45 * MINUTE
  await backend.runChores()
  expect(await sat.view()).toMatchObject({ endedBy: 'expire' })
  expect((await sat.report()).knowledge.length).toBe(new Set(points).size)
})

test.each([
  ['a point that does not exist', { kind: 'pointTest', subject: SUBJECT, point: '没有这个点' }],
  ['a subject that does not exist', { kind: 'synthesis', subject: '999' }],
] as const)('%s begins nothing', async (_, body) => {
  const params = { uid: me.uid, attemptId: 'attempt-none' }
  expect((await backend.call(openAttempt, { params, body }, me.token)).status).toBe(404)
})
