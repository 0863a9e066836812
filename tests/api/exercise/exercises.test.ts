import { testedOnly } from '@/domain/attempt/diagnosticTests'
import { attempts } from '@/contracts/exercise/attemptList'
import { attempt, openAttempt } from '@/contracts/exercise/attempts'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { examPaper, examPapers, exerciseSubjects } from '@/contracts/exercise/examPapers'
import exam from '../../../content/exams/politics-mock-1.json'
import { authoredExams, questionFiles } from '../harness/authoredExercises'
import { examinee, rightTo, tellsKey, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const MINUTE = 60_000
const paperId = 'politics-mock-1'
const examIds = exam.sections.flatMap(({ questions }) => questions)

let backend: Backend
let me: Awaited<ReturnType<Backend['login']>>
let begin: ReturnType<typeof examinee>
let opened = 0
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900000401')
  begin = examinee(backend, me)
})
afterAll(() => backend.stop())
// Close attempts of earlier tests: only one attempt at a paper may be open.
afterEach(() =>
  backend.rows(
    `update exercise_attempts set told = true, ended_at = coalesce(ended_at, started_at) where uid = ${me.uid} returning uid`,
  ),
)

describe('papers and subjects', () => {
  test('a paper has the structure and time of the real exam, and no question stands in it', async () => {
    const card = await backend.ask(examPaper, { params: { paperId } })
    expect(card).toMatchObject({ minutes: 180, points: 100, questionCount: 38 })
    expect(await backend.ask(examPaper, { params: { paperId: 'computer-mock-1' } })).toMatchObject({
      minutes: 180,
      points: 150,
      questionCount: 47,
    })
    const { list, total } = await backend.ask(examPapers, {
      query: { subject: '408', page: '1', size: '20' },
    })
    expect(total).toBe(authoredExams.filter(({ subject }) => subject === '408').length)
    expect(list.map((one) => one.paperId)).toContain('computer-mock-1')
    expect(new Set(list.map((one) => one.subject))).toEqual(new Set(['408']))
  })

  test('what is practised is none of what a paper asks', async () => {
    const subjects = await backend.ask(exerciseSubjects, {})
    const authored = [...new Set(questionFiles.map(({ subject }) => subject))].filter(
      (subject) => subject !== testedOnly,
    )
    expect(subjects.map(({ subject }) => subject)).toEqual(authored.sort())
    const { first } = await begin({ kind: 'practice', subject: '101', size: 50 })
    expect(first.questions.length).toBeGreaterThan(20)
    expect(first.questions.filter(({ id }) => examIds.includes(id))).toEqual([])
  })
})

describe('a practice', () => {
  test('tells the key of what was answered, at once and of nothing else', async () => {
    const practice = await begin({ kind: 'practice', subject: '101', type: 'single', size: 5 })
    expect(tellsKey(practice.first)).toBe(false)
    const id = practice.first.questions[0]?.id ?? ''
    const { result } = await practice.send([practice.answer(id, wrongTo(id))])
    expect(result).toMatchObject({ accepted: 1, feedback: [{ questionId: id, outcome: 'wrong' }] })
    const told = (await practice.view()).questions.filter(({ feedback }) => feedback)
    expect(told.map((question) => question.id)).toEqual([id])
  })

  test('the first answer stands: one that names an earlier moment comes too late', async () => {
    const practice = await begin({ kind: 'practice', subject: '101', type: 'single', size: 1 })
    const id = practice.first.questions[0]?.id ?? ''
    await practice.send([practice.answer(id, wrongTo(id))])
    const { result } = await practice.send([practice.answer(id, rightTo(id), 30_000)])
    expect(result).toMatchObject({ accepted: 0, refused: [expect.any(String)] })
    await practice.send([practice.handIn()])
    expect((await practice.report()).earned).toBe(0)
  })
})

describe('an exam', () => {
  test('tells no key before its end, and the score afterwards', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    expect(sat.first.questions.map(({ id }) => id)).toEqual(examIds)
    const singles = exam.sections[0]?.questions ?? []
    const sent = await sat.send(singles.map((id, at) => sat.answer(id, at < 10 ? rightTo(id) : wrongTo(id))))
    for (const json of [sat.first, sent.json, await sat.view()]) expect(tellsKey(json)).toBe(false)
    const open = await backend.call(attemptReport, { params: sat.params }, me.token)
    expect(open).toMatchObject({ status: 409, code: 'Y40931' })
    expect(tellsKey(open.json)).toBe(false)
    const ended = await sat.send([sat.handIn()])
    expect(tellsKey(ended.json)).toBe(false)
    const report = await sat.report()
    expect(report).toMatchObject({ earned: 10, points: 100, ability: null })
    expect(tellsKey(report)).toBe(true)
    expect(report.knowledge.reduce((sum, { total }) => sum + total, 0)).toBe(38)
  })

  test('whatever the batches, their order and doubles, the score is the same', async () => {
    const one = await begin({ kind: 'exam', paperId })
    const other = await examinee(backend, await backend.login('13900000402'))({ kind: 'exam', paperId })
    const events = examIds
      .slice(0, 20)
      .flatMap((id, at) => [
        one.answer(id, wrongTo(id), 60_000 - at),
        one.answer(id, rightTo(id), 30_000 - at),
      ])
    backend.time.now += MINUTE
    await one.send(events)
    for (const event of [...events].reverse()) {
      await other.send([event])
      await other.send([event, ...events.slice(0, 3)])
    }
    for (const sat of [one, other]) await sat.send([sat.handIn()])
    const [first, second] = [await one.report(), await other.report()]
    expect(first.earned).toBeGreaterThan(20)
    expect([second.earned, second.outcomes]).toEqual([first.earned, first.outcomes])
  })

  test('goes on where it was on another device, and the later answer stands; the first device is told', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const [id = ''] = examIds
    backend.time.now += MINUTE
    await sat.send([sat.event({ kind: 'open' }), sat.answer(id, rightTo(id))])
    backend.time.now += MINUTE
    const { result } = await sat.send([sat.event({ kind: 'open' }), sat.answer(id, wrongTo(id))], 'bbbbbbbb')
    expect(result).toMatchObject({ isElsewhere: false })
    const again = await sat.send([sat.answer(id, rightTo(id), 90_000)])
    expect(again.result).toMatchObject({ accepted: 1, isElsewhere: true })
    expect((await sat.view()).answers).toMatchObject([{ questionId: id, answer: wrongTo(id) }])
  })

  test('a clock that is a day off makes no difference', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const [id = ''] = examIds
    const off = 86_400_000
    backend.time.now += MINUTE
    const early = { ...sat.answer(id, rightTo(id)), at: backend.time.now + off }
    expect((await sat.send([early], 'aaaaaaaa', off)).result).toMatchObject({ accepted: 1, refused: [] })
  })
})

test('a batch of many events takes as many statements as a batch of one', async () => {
  const sat = await begin({ kind: 'exam', paperId })
  const [first = '', ...others] = examIds
  const single = await backend.countQueries(() => sat.send([sat.answer(first, rightTo(first))]))
  const events = others.map((id) => sat.answer(id, { type: 'single', option: 1 }))
  expect(await backend.countQueries(() => sat.send(events))).toBe(single)
  // One query reads what other open tests withhold; PostgreSQL reports begin and commit too.
  expect(single).toBeLessThanOrEqual(8)
})

describe('the end of the time', () => {
  test('the backend hands in by itself, and what was answered before still counts when it arrives soon', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const [first = '', second = ''] = examIds
    await sat.send([sat.answer(first, rightTo(first))])
    backend.time.now = (sat.first.endsAt ?? 0) + 30_000
    await backend.runChores()
    const listed = await backend.ask(
      attempts,
      { params: { uid: me.uid }, query: { page: '1', size: '50' } },
      me.token,
    )
    // While late answers may arrive, a score would reveal which of them are right.
    const row = listed.list.find(({ attemptId }) => attemptId === sat.params.attemptId)
    expect(row).toMatchObject({ endedBy: 'expire', endedAt: sat.first.endsAt, earned: null })
    const late = await sat.send([
      sat.answer(second, rightTo(second), 31_000),
      sat.answer(second, wrongTo(second)),
    ])
    expect(late.result).toMatchObject({ accepted: 1, refused: [expect.any(String)] })
    expect((await sat.report()).earned).toBe(2)
  })

  test('two minutes later nothing counts any more', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const [id = ''] = examIds
    backend.time.now = (sat.first.endsAt ?? 0) + 2 * MINUTE + 1
    expect((await sat.send([sat.answer(id, rightTo(id), 3 * MINUTE)])).result).toMatchObject({ accepted: 0 })
    expect(await sat.report()).toMatchObject({ earned: 0, attempt: { endedBy: 'expire' } })
  })

  test('whoever has read the keys adds no answer, whatever moment it names', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const [id = ''] = examIds
    backend.time.now += MINUTE
    await sat.send([sat.handIn()])
    await sat.report()
    expect((await sat.send([sat.answer(id, rightTo(id), 30_000)])).result).toMatchObject({ accepted: 0 })
    expect((await sat.report()).earned).toBe(0)
  })

  test('writing is awarded after the end, no line above what it is worth', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const id = exam.sections[2]?.questions[0] ?? ''
    await sat.send([sat.answer(id, { type: 'writing', text: '规律是客观的', pictures: [] }), sat.handIn()])
    expect(await sat.report()).toMatchObject({ earned: 0, open: 10 })
    await sat.send([sat.event({ kind: 'award', question: id, points: [2.5, 99, 0, 1] })])
    expect(await sat.report()).toMatchObject({ earned: 6, open: 0 })
  })
})

test('an adaptive test asks one by one, tells no key, and ends with an ability and its band', async () => {
  const sat = await begin({ kind: 'adaptive', subject: '101' })
  let view = sat.first
  while (!view.isMeasured && view.questions.length <= 20) {
    const id = view.questions[view.questions.length - 1]?.id ?? ''
    const { json } = await sat.send([sat.answer(id, rightTo(id))])
    expect(tellsKey(json)).toBe(false)
    view = await sat.view()
    expect(tellsKey(view)).toBe(false)
  }
  expect(new Set(view.questions.map(({ id }) => id)).size).toBe(view.questions.length)
  expect(view.questions.length).toBeGreaterThanOrEqual(8)
  await sat.send([sat.handIn()])
  const { ability } = await sat.report()
  expect(ability?.answers).toBe(view.questions.length)
  expect(ability?.ability).toBeGreaterThan(0.5)
  expect(ability?.band[0]).toBeLessThan(ability?.ability ?? 0)
})

describe('what is refused', () => {
  test('an unknown question, an answer of another form, an attempt that is not there or another’s', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const strange = await sat.send([sat.answer('nowhere', { type: 'single', option: 1 })])
    expect(strange.result).toMatchObject({ accepted: 0, refused: [expect.any(String)] })
    const [id = '', beyond = '', known = ''] = examIds
    await sat.send([
      sat.answer(id, { type: 'judgement', truth: true }),
      sat.answer(beyond, { type: 'single', option: 19 }),
      sat.answer(known, rightTo(known)),
      sat.handIn(),
    ])
    const { earned, outcomes } = await sat.report()
    expect(outcomes.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['empty', 'wrong', 'right'])
    expect([earned, earned > 0]).toEqual([outcomes[2]?.earned, true])
    const gone = { params: { uid: me.uid, attemptId: 'nowhere-1' } }
    expect((await backend.call(attempt, gone, me.token)).status).toBe(404)
    const other = await backend.login('13900000402')
    expect((await backend.call(attempt, { params: sat.params }, other.token)).status).toBe(403)
    const own = { params: { ...sat.params, uid: other.uid } }
    expect((await backend.call(attemptReport, own, other.token)).status).toBe(404)
  })

  test('a score that a device sends along changes nothing', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    await sat.send([{ ...sat.handIn(), earned: 100, result: { earned: 100 } }])
    expect((await sat.report()).earned).toBe(0)
  })

  test('the same attempt opened again is the same attempt, and no other one', async () => {
    const sat = await begin({ kind: 'exam', paperId })
    const { params } = sat
    const again = await backend.ask(openAttempt, { params, body: { kind: 'exam', paperId } }, me.token)
    expect([again.kind, again.questions.length]).toEqual(['exam', 38])
    const body = { kind: 'practice', subject: '408', size: 3 } as const
    expect(await backend.call(openAttempt, { params, body }, me.token)).toMatchObject({ code: 'Y40925' })
  })

  test.each([
    { kind: 'exam', paperId: 'nowhere' },
    { kind: 'practice', subject: '999', size: 5 },
  ] as const)('%j has nothing to ask', async (body) => {
    const params = { uid: me.uid, attemptId: `missing-${(opened += 1)}` }
    expect((await backend.call(openAttempt, { params, body }, me.token)).status).toBe(404)
  })
})
