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

test('a second test asks what was never seen while there is some, then what was seen longest ago', async () => {
  const other = await backend.login('13900007302')
  const sit = examinee(backend, other)
  const size = openQuestions(SUBJECT).filter(
    ({ point, type }) => point === POINT && type !== 'writing',
  ).length
  const seen = new Set<string>()
  const rounds = Math.floor(size / 10)
  expect(rounds).toBeGreaterThan(0)
  const asked: string[][] = []
  for (let round = 0; round <= rounds; round += 1) {
    const sat = await sit({ kind: 'pointTest', subject: SUBJECT, point: POINT })
    const ids = sat.first.questions.map(({ id }) => id)
    const fresh = ids.filter((id) => !seen.has(id)).length
    expect(fresh).toBe(Math.min(10, size - seen.size))
    ids.forEach((id) => seen.add(id))
    asked.push(ids)
    await sat.send([...ids.map((id) => sat.answer(id, rightTo(id))), sat.handIn()])
    await sat.report()
    backend.time.now += 24 * 60 * MINUTE
  }
  expect(asked[rounds]?.filter((id) => !asked[0]?.includes(id)).length).toBe(size - rounds * 10)
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
