import { abilities } from '@/contracts/exercise/abilities'
import { openAttempt } from '@/contracts/exercise/attempts'
import { deepReport } from '@/contracts/exercise/deepReport'
import { knowledge } from '@/contracts/exercise/knowledge'
import { exerciseStatistics } from '@/contracts/exercise/statistics'
import { studyReport } from '@/contracts/progress/studyReport'
import { studyStatistics } from '@/contracts/progress/studyStatistics'
import { leaderboardItem } from '@/contracts/statistics/leaderboard'
import { diagnosticTests } from '@/domain/attempt/diagnosticTests'
import { examinee, rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

let backend: Backend
let me: Awaited<ReturnType<Backend['login']>>
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900007901')
})
afterAll(() => backend.stop())

/** What the learner is told of the exam, whatever tells it. */
const figures = async () => {
  const params = { uid: me.uid }
  return {
    abilities: await backend.ask(abilities, { params }, me.token),
    knowledge: await backend.ask(knowledge, { params }, me.token),
    exercises: await backend.ask(exerciseStatistics, { params, query: { per: 'day' } }, me.token),
    deep: await backend.ask(deepReport, { params, query: { span: 'week' } }, me.token),
    report: await backend.ask(studyReport, { params, query: {} }, me.token),
    study: await backend.ask(studyStatistics, { params, query: {} }, me.token),
    places: await Promise.all(
      ['exercise-points', 'exercise-right'].map((boardId) =>
        backend.ask(leaderboardItem, { params: { boardId }, query: {} }, me.token),
      ),
    ),
  }
}

/** Lets boards count what has ended. */
const settle = async () => {
  backend.time.now += 3 * 60_000
  await backend.runChores()
}

/** Begins the test for public recruitment, misses every other question and hands in. */
const takeRecruitment = async () => {
  const sat = await examinee(backend, me)({ kind: 'diagnosis', test: 'recruitment', subjects: [] })
  for (let count = 0; ; count += 1) {
    const { questions, isMeasured } = await sat.view()
    if (isMeasured) break
    const id = questions[questions.length - 1]?.id ?? ''
    await sat.send([sat.answer(id, count % 2 ? rightTo(id) : wrongTo(id))])
  }
  await sat.send([sat.handIn()])
  return sat
}

test('a test for public recruitment changes no figure of the exam, and has its own report', async () => {
  const single = await examinee(backend, me)({ kind: 'pointTest', subject: '101', point: '马克思主义哲学' })
  const ids = single.first.questions.map(({ id }) => id)
  await single.send([...ids.map((id) => single.answer(id, rightTo(id))), single.handIn()])
  await single.report()
  await settle()
  const before = await figures()
  expect(before.exercises.total.answers).toBe(ids.length)

  const first = await takeRecruitment()
  await first.report()
  await settle()
  expect(await figures()).toEqual(before)
  const params = { uid: me.uid }
  const own = await backend.ask(deepReport, { params, query: { attempt: first.params.attemptId } }, me.token)
  expect(own.total).toMatchObject({ answers: 30, right: 15 })
  expect(own.causes.length).toBeGreaterThan(0)

  backend.time.now += 60_000
  const again = await takeRecruitment()
  expect((await again.report()).parts.every((part) => part.before !== null)).toBe(true)
})

test('it asks six of each module, and practice never shows them', async () => {
  const sat = await takeRecruitment()
  const report = await sat.report()
  expect(report.parts.map(({ name, total }) => [name, total])).toEqual(
    diagnosticTests.recruitment.parts.points.map((name) => [name, 6]),
  )
  const params = { uid: me.uid, attemptId: 'attempt-civil' }
  const body = { kind: 'practice', subject: 'civil', size: 5 }
  expect((await backend.send(openAttempt, { params, body }, me.token)).status).toBe(404)
})
