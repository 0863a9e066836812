import { knowledge } from '@/contracts/exercise/knowledge'
import { exerciseStatistics } from '@/contracts/exercise/statistics'
import type { SpanKind } from '@/domain/progress/studySpans'
import { type BookOwner, examIds, freshOwners } from '../harness/bookOwner'
import { rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const DAY = 86_400_000
const MINUTE = 60_000
const SUBJECT = '101'
const POINT = '马克思主义哲学'

let backend: Backend
let owner: BookOwner
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
const freshOwner = freshOwners(() => backend)
beforeEach(async () => {
  owner = await freshOwner()
})

const subjectOf = async (code = SUBJECT) => {
  const subjects = await backend.ask(knowledge, { params: owner.params }, owner.me.token)
  const found = subjects.find(({ subject }) => subject === code)
  if (!found) throw new Error(code)
  return found
}
const pointOf = async (name = POINT) => {
  const found = (await subjectOf()).points.find(({ point }) => point === name)
  if (!found) throw new Error(name)
  return found
}
const statistics = (per: SpanKind) =>
  backend.ask(exerciseStatistics, { params: owner.params, query: { per } }, owner.me.token)

/** Answers a group of single choices of the point. */
const practise = async (give: typeof rightTo, size = 8) => {
  const opening = { kind: 'practice', subject: SUBJECT, point: POINT, type: 'single', size } as const
  const practice = await owner.begin(opening)
  const ids = practice.first.questions.map(({ id }) => id)
  await practice.send(ids.map((id) => practice.answer(id, give(id))))
  return ids
}

describe('mastery of knowledge points', () => {
  test('says nothing before the first answers, and has all that can be practised', async () => {
    const subject = await subjectOf()
    expect(subject).toMatchObject({ ability: null, weeks: [] })
    expect(subject.points.every(({ level, mastery }) => level === 'unknown' && mastery === null)).toBe(true)
    expect(await pointOf()).toMatchObject({ answers: 0, right: 0, missed: 0 })
  })

  test('moves with what is practised: lower after wrong answers, higher after right ones', async () => {
    await practise(wrongTo)
    const weak = await pointOf()
    expect(weak).toMatchObject({ answers: 8, right: 0, level: 'weak', missed: 8 })
    backend.time.now += MINUTE
    await practise(rightTo, 40)
    const better = await pointOf()
    expect(better.right).toBeGreaterThan(weak.right)
    expect(better.mastery ?? 0).toBeGreaterThan(weak.mastery ?? 1)
    const { ability, weeks } = await subjectOf()
    expect(ability?.answers).toBe(better.answers)
    expect(weeks).toHaveLength(1)
  })

  test('is not moved by what is remembered: solving a mistake again clears the book, and answering again on its day adds nothing', async () => {
    const [id = ''] = await practise(wrongTo)
    const before = await pointOf()
    backend.time.now += MINUTE
    const again = await owner.begin({ kind: 'practice', subject: SUBJECT, question: id, size: 1 })
    await again.send([again.answer(id, rightTo(id))])
    const after = await pointOf()
    expect(after.mastery).toBeCloseTo(before.mastery ?? NaN, 10)
    expect(after).toMatchObject({ answers: 8, right: 1 })
    for (const days of [1, 4, 14]) {
      backend.time.now += days * DAY
      await owner.solve(id, 3)
    }
    expect((await pointOf()).missed).toBe(before.missed - 1)
  })

  test('is not moved by an exam before its keys are told, nor by what is sent again', async () => {
    const sat = await owner.begin({ kind: 'exam', paperId: 'politics-mock-1' })
    const events = examIds.slice(0, 10).map((id) => sat.answer(id, rightTo(id)))
    await sat.send(events)
    const answersOf = async () => (await subjectOf()).points.reduce((sum, { answers }) => sum + answers, 0)
    expect(await answersOf()).toBe(0)
    await sat.send([sat.handIn()])
    await sat.report()
    expect(await answersOf()).toBe(10)
    await sat.send(events)
    backend.time.now += 5 * MINUTE
    await backend.runChores()
    expect(await answersOf()).toBe(10)
    expect((await statistics('day')).total).toMatchObject({ answers: 10, right: 10 })
  })

  test('has a week for each week with answers, by its Monday', async () => {
    await practise(rightTo)
    backend.time.now += 14 * DAY
    await practise(wrongTo, 3)
    const { weeks } = await subjectOf()
    expect(weeks.map(({ answers, ability }) => [answers, ability === null])).toEqual([
      [8, false],
      [3, true],
    ])
    expect(weeks.map(({ from }) => new Date(from).getUTCDay())).toEqual([1, 1])
  })
})

test('statistics count answers, right ones and time, by day, week and month', async () => {
  await practise(rightTo, 4)
  backend.time.now += 3 * DAY
  await practise(wrongTo, 2)
  for (const [per, length] of [
    ['day', 14],
    ['week', 8],
    ['month', 6],
  ] as const) {
    const { total, spans } = await statistics(per)
    expect(total).toEqual({ answers: 6, right: 4, took: 30_000 })
    expect(spans).toHaveLength(length)
    expect(spans.reduce((sum, { answers }) => sum + answers, 0)).toBe(6)
  }
  const { spans } = await statistics('day')
  expect(spans.slice(-4).map(({ answers, right }) => [answers, right])).toEqual([
    [4, 4],
    [0, 0],
    [0, 0],
    [2, 0],
  ])
})

test('what was answered before this table existed is counted by the next chores', async () => {
  const sat = await owner.begin({ kind: 'exam', paperId: 'politics-mock-1' })
  const [id = ''] = examIds
  await sat.send([sat.answer(id, wrongTo(id)), sat.handIn()])
  await sat.report()
  await backend.rows(`delete from judged_answers where uid = ${owner.me.uid}`)
  await backend.rows(`update exercise_attempts set filed = false where uid = ${owner.me.uid}`)
  backend.time.now += 5 * MINUTE
  await backend.runChores()
  expect((await statistics('day')).total.answers).toBe(1)
  expect((await owner.card(id)).times).toBe(1)
})
