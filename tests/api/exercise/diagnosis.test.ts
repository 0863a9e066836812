import { eq } from 'drizzle-orm'
import { abilities } from '@/contracts/exercise/abilities'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { openAttempt, type Diagnosis } from '@/contracts/exercise/attempts'
import { deepReport } from '@/contracts/exercise/deepReport'
import { openVisit, sendVisitEvents, visit } from '@/contracts/exercise/visits'
import { diagnosticTests, VISIT_MS } from '@/domain/attempt/diagnosticTests'
import { exerciseEvents } from '../../../server/src/db/schema/exercises'
import { examinee, rightTo, tellsKey, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const HOUR = 3_600_000

let backend: Backend
let me: Awaited<ReturnType<Backend['login']>>
let other: Awaited<ReturnType<Backend['login']>>
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900007401')
  other = await backend.login('13900007402')
})
afterAll(() => backend.stop())

let made = 0
const visitIdOf = (name: string) => `visit-${name}-${'0'.repeat(24)}`

/** A visitor who answers every question by `answerTo` until the end. */
const visitor = (visitId: string) => {
  const params = { visitId }
  const event = (body: object) => ({
    ...body,
    id: `visited-${String((made += 1)).padStart(6, '0')}`,
    at: backend.time.now,
  })
  const send = (events: readonly object[]) =>
    backend.send(sendVisitEvents, {
      params,
      body: { device: 'aaaaaaaa', clock: { sentAt: backend.time.now, offset: 0 }, events },
    })
  const take = async (answerTo: typeof rightTo) => {
    for (;;) {
      const { questions, isMeasured } = await backend.ask(visit, { params })
      if (isMeasured) return questions
      const { id = '' } = questions[questions.length - 1] ?? {}
      await send([event({ kind: 'answer', question: id, answer: answerTo(id), took: 20_000 })])
    }
  }
  return {
    params,
    open: (body: Diagnosis) => backend.send(openVisit, { params, body }),
    send,
    event,
    take,
    handIn: () => send([event({ kind: 'handIn' })]),
  }
}

const both: Diagnosis = { kind: 'diagnosis', test: 'strength', subjects: ['101', '408'] }
const openAs = (who: { uid: string; token: string }, attemptId: string, body: Diagnosis = both) =>
  backend.send(openAttempt, { params: { uid: who.uid, attemptId }, body }, who.token)
const reportOf = (who: { uid: string; token: string }, attemptId: string) =>
  backend.ask(attemptReport, { params: { uid: who.uid, attemptId } }, who.token)

describe('a visitor', () => {
  const visitId = visitIdOf('whole')

  test('takes the whole test without a key, a result or a login; the end tells nothing either', async () => {
    const guest = visitor(visitId)
    expect((await guest.open(both)).json).toMatchObject({ result: { test: 'strength', endsAt: null } })
    const asked = await guest.take(rightTo)
    expect(asked).toHaveLength(diagnosticTests.strength.questions.most)
    const ended = await guest.handIn()
    expect(ended.json).toMatchObject({ result: { feedback: [], endedAt: expect.any(Number) } })
    for (const json of [asked, ended.json, await backend.ask(visit, { params: guest.params })])
      expect(tellsKey(json)).toBe(false)
    await backend.runChores()
    expect(tellsKey(await backend.ask(visit, { params: guest.params }))).toBe(false)
  })

  test('who logs in and opens the same id has it whole, with its report; nobody else has it then', async () => {
    expect((await openAs(me, visitId)).status).toBe(200)
    const report = await reportOf(me, visitId)
    expect(tellsKey(report)).toBe(true)
    expect(report.parts.map(({ subject, total, before }) => [subject, total, before])).toEqual([
      ['101', 12, null],
      ['408', 12, null],
    ])
    for (const { ability, expected, right } of report.parts) {
      expect(right).toBe(12)
      expect(ability.answers).toBe(12)
      expect(ability.band[0]).toBeLessThan(ability.band[1])
      expect(expected?.low ?? 1).toBeLessThanOrEqual(expected?.high ?? 0)
    }
    expect((await backend.send(visit, { params: { visitId } })).status).toBe(404)
    const theirs = await openAs(other, visitId)
    expect(theirs.json).toMatchObject({ result: { endedAt: null } })
  })

  test('a test that is left in the middle is gone on with after the login', async () => {
    const half = visitIdOf('half')
    const guest = visitor(half)
    await guest.open(both)
    const { questions } = await backend.ask(visit, { params: guest.params })
    const first = questions[0]?.id ?? ''
    await guest.send([guest.event({ kind: 'answer', question: first, answer: rightTo(first), took: 9000 })])
    const taken = await openAs(me, half)
    expect(taken.json).toMatchObject({
      result: { endedAt: null, answers: [{ questionId: first, outcome: null }] },
    })
    expect((await guest.handIn()).status).toBe(404)
  })

  test('a request that comes late begins no second visit beside the one that was taken over', async () => {
    const late = visitIdOf('late')
    const owner = await backend.login('13900007403')
    const guest = visitor(late)
    await guest.open(both)
    await openAs(owner, late)
    expect((await guest.open(both)).status).toBe(409)
    expect((await backend.send(visit, { params: guest.params })).status).toBe(404)
    expect((await openAs(owner, late)).status).toBe(200)
  })

  test('a refused body, an id that can be guessed, another test under the same id', async () => {
    const guest = visitor(visitIdOf('bad'))
    expect((await guest.open({ ...both, subjects: [] })).status).toBe(400)
    expect((await guest.open({ ...both, subjects: ['101', '201', '301', '408', '204'] })).status).toBe(400)
    expect((await guest.open({ ...both, subjects: ['nothing'] })).status).toBe(404)
    expect((await visitor('short-id').open(both)).status).toBe(400)
    expect((await guest.open(both)).status).toBe(200)
    expect((await guest.open({ kind: 'diagnosis', test: 'recruitment', subjects: [] })).status).toBe(409)
    const long = { type: 'writing', text: '很长'.repeat(500), pictures: [] }
    const { questions } = await backend.ask(visit, { params: guest.params })
    const event = guest.event({ kind: 'answer', question: questions[0]?.id, answer: long, took: 1 })
    expect((await guest.send([event])).status).toBe(400)
  })

  test('nobody fills the database: visits of one network end, a log ends, and what nobody comes for is dropped', async () => {
    const guest = visitor(visitIdOf('talker'))
    await guest.open(both)
    const { questions } = await backend.ask(visit, { params: guest.params })
    const marks = () =>
      Array.from({ length: 40 }, () => guest.event({ kind: 'mark', question: questions[0]?.id, on: true }))
    const statuses: number[] = []
    for (let batch = 0; batch < 6; batch += 1) statuses.push((await guest.send(marks())).status)
    // A permanent refusal: a repetition would not help, and the hand-in still ends the test.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400])
    expect((await guest.send(marks())).json).toMatchObject({
      code: 'Y40034',
      msg: expect.stringContaining('交卷'),
    })
    // A full log still takes openings of its page, but not without end.
    const openings = () => guest.send(Array.from({ length: 40 }, () => guest.event({ kind: 'open' })))
    for (const status of [200, 200, 400]) expect((await openings()).status).toBe(status)
    expect((await guest.handIn()).json).toMatchObject({ result: { endedAt: expect.any(Number) } })
    let last = 200
    for (let at = 0; at < 130 && last === 200; at += 1)
      last = (await visitor(visitIdOf(`many-${at}`)).open(both)).status
    expect(last).toBe(429)
    backend.time.now += VISIT_MS + HOUR
    await backend.runChores()
    expect((await backend.send(visit, { params: guest.params })).status).toBe(404)
    const left = await backend.db.select().from(exerciseEvents).where(eq(exerciseEvents.uid, 0))
    expect(left).toEqual([])
  })
})

describe('a learner', () => {
  test('the second test compares with the first; its answers are filed under their own subjects', async () => {
    const begin = examinee(backend, me)
    const sat = await begin(both)
    for (;;) {
      const { questions, isMeasured } = await sat.view()
      if (isMeasured) break
      const id = questions[questions.length - 1]?.id ?? ''
      await sat.send([sat.answer(id, wrongTo(id))])
    }
    await sat.send([sat.handIn()])
    const report = await sat.report()
    for (const { before, ability } of report.parts) {
      expect(before).not.toBeNull()
      expect(ability.ability).toBeLessThan(before?.ability.ability ?? -9)
    }
    const known = await backend.ask(abilities, { params: { uid: me.uid } }, me.token)
    expect(known.map(({ subject, tests }) => [subject, tests.length])).toEqual([
      ['101', 2],
      ['408', 2],
    ])
    expect(known[0]?.stages.map(({ stage }) => stage)).toEqual(['basis', 'strengthening', 'sprint'])
    expect(known[0]?.stages.some(({ ability }) => ability !== null)).toBe(true)
  })

  test('a single subject stops between fifteen and twenty questions', async () => {
    const sat = await examinee(backend, me)({ kind: 'diagnosis', test: 'single', subjects: ['101'] })
    let count = 0
    for (;;) {
      const { questions, isMeasured } = await sat.view()
      if (isMeasured) break
      const id = questions[questions.length - 1]?.id ?? ''
      await sat.send([sat.answer(id, count % 2 ? rightTo(id) : wrongTo(id))])
      count += 1
    }
    expect(count).toBeGreaterThanOrEqual(15)
    expect(count).toBeLessThanOrEqual(20)
  })

  test('a test that its learner ends early is reported by what was answered', async () => {
    const sat = await examinee(backend, me)({ kind: 'diagnosis', test: 'single', subjects: ['408'] })
    const id = sat.first.questions[0]?.id ?? ''
    await sat.send([sat.answer(id, rightTo(id)), sat.handIn()])
    const { parts, outcomes } = await sat.report()
    expect(parts).toMatchObject([{ subject: '408', right: 1, ability: { answers: 1 } }])
    expect(outcomes.filter(({ outcome }) => outcome === 'right')).toHaveLength(1)
  })

  test('the picture shows a told result by its id alone, and nothing else', async () => {
    const pictureOf = (name: string) =>
      backend.fastify.inject({ url: `/posters/diagnoses/${visitIdOf(name)}.svg` })
    const told = await pictureOf('whole')
    expect(told.statusCode).toBe(200)
    expect(told.body).toContain('实力测评')
    expect((await pictureOf('half')).statusCode).toBe(404)
  })
})

describe('deep reports', () => {
  const deep = (who: { uid: string; token: string }, query: object = {}) =>
    backend.ask(deepReport, { params: { uid: who.uid }, query }, who.token)

  test('an empty one has nothing to compare; others read nothing of mine', async () => {
    const none = await deep(other)
    expect(none).toMatchObject({ total: { answers: 0 }, points: [], weakest: null, pace: null })
    const refused = await backend.send(deepReport, { params: { uid: me.uid }, query: {} }, other.token)
    expect(refused.status).toBe(403)
  })

  test('a period adds up over its pieces, subjects, points and types, with guesses and the period before', async () => {
    const sat = await examinee(backend, other)({ kind: 'pointTest', subject: '101', point: '马克思主义哲学' })
    const [first, ...rest] = sat.first.questions.map(({ id }) => id)
    const guess = { kind: 'guess', question: first, on: true, id: 'guess-000001', at: backend.time.now }
    await sat.send([guess, sat.answer(first ?? '', rightTo(first ?? ''))])
    await sat.send(rest.map((id) => sat.answer(id, wrongTo(id))))
    await sat.send([sat.handIn()])
    const right = (await sat.report()).outcomes.filter(({ outcome }) => outcome === 'right').length
    const month = await deep(other)
    const sum = (rows: readonly { answers: number }[]) =>
      rows.reduce((total, { answers }) => total + answers, 0)
    for (const rows of [month.pieces, month.subjects, month.points, month.types])
      expect(sum(rows)).toBe(month.total.answers)
    expect(month.total).toMatchObject({ answers: 10, right, guessed: 1, guessedRight: 1 })
    expect(month.before).toMatchObject({ answers: 0 })
    expect(month.weakest).toEqual({ subject: '101', point: '马克思主义哲学' })
    expect(month.causes.reduce((total, { count }) => total + count, 0)).toBeGreaterThan(0)
    const attempt = await deep(other, { attempt: sat.params.attemptId })
    expect(attempt).toMatchObject({ total: month.total, before: null })
    expect((await deep(other, { span: 'week' })).pieces).toHaveLength(7)
    expect((await deep(other, { span: 'year' })).pieces).toHaveLength(12)
    backend.time.now += 8 * 24 * HOUR
    expect((await deep(other, { span: 'week' })).total.answers).toBe(0)
    const lastWeek = new Date(backend.time.now - 8 * 24 * HOUR).toISOString().slice(0, 10)
    expect((await deep(other, { span: 'week', to: lastWeek })).total.answers).toBe(10)
  })

  test('an attempt of somebody else is not found', async () => {
    const params = { uid: other.uid }
    const refused = await backend.send(
      deepReport,
      { params, query: { attempt: visitIdOf('whole') + '9' } },
      other.token,
    )
    expect(refused.status).toBe(404)
  })
})
