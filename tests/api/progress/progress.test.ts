import { updateStudent } from '@/contracts/gaoshou/student'
import { learningMap, mapTasks } from '@/contracts/progress/learningMap'
import { studyReport } from '@/contracts/progress/studyReport'
import { studyStatistics } from '@/contracts/progress/studyStatistics'
import { majors, target } from '@/contracts/progress/targets'
import type { SpanKind } from '@/domain/progress/studySpans'
import { type BookOwner, freshOwners } from '../harness/bookOwner'
import { rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'
import { WordLearner } from '../harness/wordLearner'

const DAY = 86_400_000
const SUBJECT = '408'

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

const say = (body: object) =>
  backend.ask(updateStudent, { params: owner.params, body: body as never }, owner.me.token)
const map = () => backend.ask(learningMap, { params: owner.params }, owner.me.token)
const tasks = (query: object = {}) =>
  backend.ask(mapTasks, { params: owner.params, query: { size: 100, ...query } }, owner.me.token)
const taskOf = async (id: string) => (await tasks()).list.find(({ taskId }) => taskId === id)
const statistics = (per: SpanKind, back = 0) =>
  backend.ask(studyStatistics, { params: owner.params, query: { per, back } }, owner.me.token)
const report = (per: 'week' | 'month' = 'week') =>
  backend.ask(studyReport, { params: owner.params, query: { per } }, owner.me.token)

const practise = async (subject: string, size: number, give = rightTo) => {
  const practice = await owner.begin({ kind: 'practice', subject, type: 'single', size })
  const ids = practice.first.questions.map(({ id }) => id)
  await practice.send(ids.map((id) => practice.answer(id, give(id))))
}
const recall = async (...words: string[]) => {
  const learner = new WordLearner(backend, owner.me.uid, owner.me.token)
  const { now } = backend.time
  await learner.send(words.map((word) => learner.answer(word, 3, now)))
}
const fetchCard = (name: string) => backend.fastify.inject(`/posters/study/${name}.svg`)

describe('the learning map', () => {
  test('has what all candidates have before anything is chosen, and all stages up to the exam', async () => {
    const found = await map()
    expect(found).toMatchObject({ hasChosen: false, examYear: 2027, examDate: '2026-12-19', week: 0 })
    expect(found.subjects.map(({ code }) => code)).toEqual(['101', '201'])
    expect(found.stages.map(({ stageId }) => stageId)).toEqual(['base', 'intensive', 'papers', 'sprint'])
    expect(found.stages.some(({ isNow }) => isNow)).toBe(true)
    expect(found.next).toEqual(found.thisWeek[0])
    expect(found).toMatchObject({ behind: 0, ahead: 0 })
  })

  test('follows the subjects and the year, and asks only for what there is', async () => {
    await say({ examYear: 2028, subjectIds: [SUBJECT, '203'] })
    const found = await map()
    expect(found).toMatchObject({ hasChosen: true, examYear: 2028, week: 0 })
    const { list, total } = await tasks()
    expect(total).toBe(list.length)
    // Japanese has no questions to practise, and the learner holds no lesson.
    expect(list.some(({ subject }) => subject?.code === '203')).toBe(false)
    expect(list.some(({ kind }) => kind === 'lessons')).toBe(false)
    expect(list.map(({ week }) => week)).toEqual(list.map(({ week }) => week).sort((a, b) => a - b))
  })

  test('counts what was really done, and says who is behind what to do now', async () => {
    await say({ examYear: 2027, subjectIds: [SUBJECT] })
    const id = `base-practice-2-${SUBJECT}`
    expect(await taskOf(id)).toMatchObject({ done: 0, isDone: false, amount: 25 })
    await practise(SUBJECT, 6)
    expect(await taskOf(id)).toMatchObject({ done: 6, isDone: false })
    await practise(SUBJECT, 25, wrongTo)
    await practise(SUBJECT, 25, wrongTo)
    expect(await taskOf(id)).toMatchObject({ done: 25, isDone: true })
    await recall('abandon', 'abundant')
    expect(await taskOf('base-words-3')).toMatchObject({ done: 2, amount: 800 })
    backend.time.now += 14 * DAY
    const late = await map()
    expect(late.behind).toBeGreaterThan(0)
    expect(late.next?.week).toBeLessThanOrEqual(late.week)
    backend.time.now -= 14 * DAY
  })

  test('asks once where a short plan brings smaller and larger amounts into one week', async () => {
    await say({ examYear: 2027, subjectIds: [SUBJECT] })
    const { thisWeek } = await map()
    const { list } = await tasks({ stage: 'base' })
    for (const some of [thisWeek, list]) {
      const asked = some.map(({ kind, subject, week }) => [kind, subject?.code, week].join(' '))
      expect(new Set(asked).size).toBe(asked.length)
    }
    expect(list.some(({ taskId }) => taskId === 'base-words-3')).toBe(true)
  })

  test('counts adaptive tests, whole subjects and papers once they are handed in', async () => {
    await say({ examYear: 2028, subjectIds: ['101'] })
    const id = 'papers-paper-1-101'
    const sat = await owner.begin({ kind: 'exam', paperId: 'politics-mock-1' })
    expect(await taskOf(id)).toMatchObject({ done: 0 })
    await sat.send([sat.handIn()])
    expect(await taskOf(id)).toMatchObject({ done: 1, isDone: true })
    expect(await taskOf('sprint-paper-2-101')).toMatchObject({ done: 1, isDone: false })
  })

  test('tells the tasks of one stage by pages', async () => {
    const first = await tasks({ stage: 'base', size: 3 })
    expect(first.list).toHaveLength(3)
    expect(first.list.every(({ stageId }) => stageId === 'base')).toBe(true)
    const second = await tasks({ stage: 'base', size: 3, page: 2 })
    expect(second.list[0]).not.toEqual(first.list[0])
    expect((await tasks({ stage: 'nothing' })).list).toEqual([])
  })

  test('is everybody’s own', async () => {
    const other = await freshOwner()
    for (const contract of [learningMap, mapTasks, studyReport, studyStatistics, target]) {
      const parts = { params: owner.params, query: {} }
      expect((await backend.send(contract, parts, other.me.token)).status).toBe(403)
      expect((await backend.send(contract, parts)).status).toBe(401)
    }
    const parts = { params: owner.params, query: { per: 'year', back: '-1', size: '1000' } }
    for (const contract of [mapTasks, studyReport, studyStatistics])
      expect((await backend.send(contract, parts, owner.me.token)).status).toBe(400)
  })
})

describe('study statistics', () => {
  test('count words, lessons and questions of a day, each once, and have the empty days too', async () => {
    await practise('101', 5)
    await recall('abandon', 'abundant', 'abandon')
    await backend.rows(`insert into watch_sittings (uid, sitting_id, goods_id, lesson_id, day, seconds, started_at)
      values (${owner.me.uid}, 'a', '270006', '001', ${Math.floor((backend.time.now + 4 * 3_600_000) / DAY)}, 600, now()),
        (${owner.me.uid}, 'b', '270006', '001', ${Math.floor((backend.time.now + 4 * 3_600_000) / DAY)}, 300, now())
      returning uid`)
    for (const [per, count] of [
      ['day', 14],
      ['week', 8],
      ['month', 6],
    ] as const) {
      const { spans, hasEarlier } = await statistics(per)
      expect(spans).toHaveLength(count)
      expect(hasEarlier).toBe(false)
      expect(spans[count - 1]).toMatchObject({
        answers: 5,
        right: 5,
        questionSeconds: 25,
        words: 2,
        wordSeconds: 12,
        lessons: 1,
        lessonSeconds: 900,
      })
      expect(spans[0]).toMatchObject({ answers: 0, words: 0, lessons: 0 })
    }
  })

  test('page back in time, as far as the account reaches', async () => {
    await practise('101', 3)
    backend.time.now += 20 * DAY
    const now = await statistics('day')
    expect(now.hasEarlier).toBe(true)
    expect(now.spans.reduce((sum, { answers }) => sum + answers, 0)).toBe(0)
    const earlier = await statistics('day', 1)
    expect(earlier.spans.reduce((sum, { answers }) => sum + answers, 0)).toBe(3)
    expect(earlier.hasEarlier).toBe(false)
    expect(Date.parse(now.spans[0]?.from ?? '') - Date.parse(earlier.spans[13]?.from ?? '')).toBe(DAY)
  })

  test('answers that were taken back do not count', async () => {
    const learner = new WordLearner(backend, owner.me.uid, owner.me.token)
    const given = learner.answer('abandon', 3, backend.time.now)
    await learner.send([given, learner.undo(given, backend.time.now)])
    expect((await statistics('day')).spans[13]).toMatchObject({ words: 0 })
  })
})

describe('the study report', () => {
  test('stands beside the days before, with the strongest and the weakest point', async () => {
    await practise('101', 8, wrongTo)
    backend.time.now += 8 * DAY
    await practise('101', 8)
    await recall('abandon')
    const found = await report()
    expect(found).toMatchObject({ now: { answers: 8, right: 8, words: 1 }, before: { answers: 8, right: 0 } })
    expect(found.days).toHaveLength(7)
    expect(found.streak).toBe(1)
    expect((await report('month')).now).toMatchObject({ answers: 16, right: 8 })
  })

  test('says nothing of points before there are five answers', async () => {
    await practise('101', 2)
    expect(await report()).toMatchObject({ strongest: null, weakest: null })
  })

  test('its picture holds the figures, nobody’s name, and cannot be made up', async () => {
    await practise('101', 4)
    const { card } = await report()
    const drawn = await fetchCard(card)
    expect(drawn.statusCode).toBe(200)
    expect(drawn.body).toContain('做过的题，对 100%')
    expect(drawn.body).not.toContain('139')
    expect((await fetchCard(`${card.slice(0, -1)}${card.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404)
    expect((await fetchCard(card.replace(/^0/, '1'))).statusCode).toBe(404)
    expect((await fetchCard('nothing')).statusCode).toBe(404)
  })
})

describe('targets', () => {
  test('say what a major asks and what is usual at the school', async () => {
    const offered = await backend.ask(majors, {})
    expect(offered.find(({ majorId }) => majorId === 'computer-academic')?.subjects).toHaveLength(4)
    await say({ targetSchool: '北京大学', targetMajor: '计算机科学与技术' })
    const found = await backend.ask(target, { params: owner.params }, owner.me.token)
    expect(found).toMatchObject({ school: { tier: '985' }, major: { majorId: 'computer-academic' } })
    expect(found.subjects.map(({ code, typical }) => [code, typical > 50])).toEqual([
      ['101', true],
      ['201', true],
      ['301', true],
      ['408', true],
    ])
    expect(found.subjects.every(({ questionCount, paperCount }) => questionCount > 0 && paperCount > 0)).toBe(
      true,
    )
  })

  test('of one’s own words stay as they are', async () => {
    await say({ targetSchool: '家门口的大学', targetMajor: '考古学' })
    const found = await backend.ask(target, { params: owner.params }, owner.me.token)
    expect(found).toEqual({
      targetSchool: '家门口的大学',
      targetMajor: '考古学',
      school: null,
      major: null,
      subjects: [],
    })
  })
})
