import { attemptReport } from '@/contracts/exercise/attemptReport'
import { examinee, rightTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const paperId = 'politics-mock-1'
/** The session, the attempt, its log, what other tests close, the questions. */
const READS = 5

let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend()
})
let learners = 0
beforeEach(async () => {
  me = await backend.login(String(13_900_008_811 + learners))
  learners += 1
})
afterAll(() => backend.stop())

const sit = () => examinee(backend, me)({ kind: 'exam', paperId })
const statementsOf = async (work: () => Promise<unknown>) =>
  (await backend.recordQueries(work)).map(({ text }) => text.toLowerCase())
const locks = (statements: readonly string[]) =>
  statements.filter((text) => text.includes('for update') || text.startsWith('begin'))

test('reading an attempt keeps nobody waiting: it locks only when its keys go out, once', async () => {
  const sat = await sit()
  const [first = ''] = sat.first.questions.map(({ id }) => id)
  backend.time.now += 60_000
  await sat.send([sat.answer(first, rightTo(first))])
  const open = await statementsOf(sat.view)
  expect(locks(open)).toEqual([])
  expect(open.length).toBeLessThanOrEqual(READS)
  await sat.send([sat.handIn()])
  expect(locks(await statementsOf(sat.report)).length).toBeGreaterThan(0)
  const again = await statementsOf(sat.report)
  expect(locks(again)).toEqual([])
  expect((await sat.report()).earned).toBe(1)
})

test('an essay that is saved again and again is kept once, and stands', async () => {
  const sat = await sit()
  const essay = sat.first.questions.find(({ type }) => type === 'writing')?.id ?? ''
  const written = (no: number) => ({
    type: 'writing' as const,
    text: `${no}`.padStart(3000, '文'),
    pictures: [],
  })
  for (let no = 1; no <= 40; no += 1) {
    backend.time.now += 5000
    await sat.send([sat.answer(essay, written(no))])
  }
  const [log] = await backend.rows(
    `select sum(length(body::text))::int as letters, count(*)::int as events from exercise_events
     where attempt_id = '${sat.params.attemptId}' and kind = 'answer'`,
  )
  expect(log?.['events']).toBe(40)
  expect(Number(log?.['letters'])).toBeLessThan(13 * 3200)
  expect((await sat.view()).answers.find(({ questionId }) => questionId === essay)?.answer).toEqual(
    written(40),
  )
})

test('a report that was read before is closed while a retake asks the same', async () => {
  const sat = await sit()
  await sat.send([sat.handIn()])
  await sat.report()
  const retake = await sit()
  const { params } = sat
  expect(await backend.send(attemptReport, { params }, me.token)).toMatchObject({
    code: 'Y40937',
    about: retake.params.attemptId,
  })
  backend.time.now += 1000
  await retake.send([retake.handIn()])
  await retake.report()
  expect((await backend.send(attemptReport, { params }, me.token)).status).toBe(200)
})
