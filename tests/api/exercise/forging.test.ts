import { abilities } from '@/contracts/exercise/abilities'
import { attempts } from '@/contracts/exercise/attemptList'
import { openAttempt } from '@/contracts/exercise/attempts'
import { mistakeSummary } from '@/contracts/exercise/mistakeSummary'
import { openVisit, visit } from '@/contracts/exercise/visits'
import { GRACE_MS } from '@/domain/attempt/arrival'
import { judgedAnswers } from '../../../server/src/db/schema/exercises'
import { examinee, rightTo, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const paperId = 'politics-mock-1'
const DAY = 86_400_000

let backend: Backend
let me: { uid: string; token: string }
let other: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend()
  me = await backend.login('13900008801')
  other = await backend.login('13900008802')
})
afterAll(() => backend.stop())

const listed = async () => {
  const query = { page: '1', size: '1' }
  const { list } = await backend.ask(attempts, { params: { uid: me.uid }, query }, me.token)
  return list[0]
}
const measured = async () => {
  const found = await backend.ask(abilities, { params: { uid: me.uid } }, me.token)
  return found.flatMap(({ tests }) => tests)
}

describe('a score', () => {
  test('is told when nothing can be added any more, and not while it would say which answers are right', async () => {
    const sat = await examinee(backend, me)({ kind: 'exam', paperId })
    const [first = '', second = ''] = sat.first.questions.map(({ id }) => id)
    backend.time.now += 60_000
    await sat.send([sat.answer(first, rightTo(first)), sat.handIn()])
    expect((await listed())?.earned).toBeNull()
    // An answer of the way that was given before the end still counts, blind.
    expect((await sat.send([sat.answer(second, wrongTo(second), 30_000)])).result).toMatchObject({
      accepted: 1,
    })
    expect((await listed())?.earned).toBeNull()
    backend.time.now += GRACE_MS + 1
    expect((await listed())?.earned).toBe(1)
    expect((await sat.send([sat.answer(second, rightTo(second), 200_000)])).result).toMatchObject({
      accepted: 0,
    })
  })

  test('is told at once to who has asked for the keys, which closes the log', async () => {
    const sat = await examinee(backend, me)({ kind: 'exam', paperId })
    backend.time.now += 1000
    await sat.send([sat.handIn()])
    await sat.report()
    expect((await listed())?.earned).toBe(0)
  })

  test('is none that a device names: beside an answer, for what needs no award, or beyond what a line is worth', async () => {
    const sat = await examinee(backend, me)({ kind: 'exam', paperId })
    const { questions } = sat.first
    const [single = ''] = questions.map(({ id }) => id)
    const [written = '', empty = ''] = questions.filter(({ type }) => type === 'writing').map(({ id }) => id)
    const won = { outcome: 'right', share: 1, earned: 100, points: 100 }
    backend.time.now += 60_000
    await sat.send([
      { ...sat.answer(single, { ...wrongTo(single), ...won }), ...won },
      sat.answer(written, { type: 'writing', text: '规律是客观的', pictures: [] }),
      { ...sat.handIn(), ...won, result: won },
    ])
    const report = await sat.report()
    expect([report.earned, report.open]).toEqual([0, questions.find(({ id }) => id === written)?.points])
    const award = (question: string, points: number[]) =>
      sat.send([sat.event({ kind: 'award', question, points })])
    const most = Array.from({ length: 20 }, () => 1000)
    await award(single, most)
    await award(empty, most)
    expect((await sat.report()).earned).toBe(0)
    for (const points of [[-1], [1e308], [...most, 1]])
      expect((await award(written, points)).status).toBe(400)
    expect((await sat.report()).earned).toBe(0)
    await award(written, most)
    expect((await sat.report()).earned).toBe(report.open)
  })

  test('of a diagnosis changes nothing that was measured before its log is closed', async () => {
    const sat = await examinee(backend, me)({ kind: 'diagnosis', test: 'single', subjects: ['408'] })
    const [first = ''] = sat.first.questions.map(({ id }) => id)
    backend.time.now += 60_000
    await sat.send([sat.answer(first, rightTo(first)), sat.handIn()])
    expect(await measured()).toEqual([])
    backend.time.now += GRACE_MS + 1
    expect((await measured()).length).toBeGreaterThan(0)
  })
})

describe('an answer', () => {
  test('where the way leads only forward stays the first, whatever moment a second one names', async () => {
    const sat = await examinee(backend, me)({ kind: 'diagnosis', test: 'single', subjects: ['101'] })
    const [first = ''] = sat.first.questions.map(({ id }) => id)
    backend.time.now += 60_000
    await sat.send([sat.answer(first, wrongTo(first))])
    expect((await sat.send([sat.answer(first, rightTo(first), 50_000)])).result).toMatchObject({
      accepted: 0,
    })
    expect((await sat.view()).answers[0]?.answer).toEqual(wrongTo(first))
  })

  test('takes no longer than its attempt has been open, however often days are told; others are filed as ever', async () => {
    const sat = await examinee(backend, me)({ kind: 'exam', paperId })
    const [first = ''] = sat.first.questions.map(({ id }) => id)
    backend.time.now += 60_000
    await sat.send(
      Array.from({ length: 30 }, (_, at) => ({ ...sat.answer(first, wrongTo(first), at), took: DAY })),
    )
    await sat.send([sat.handIn()])
    const theirs = await examinee(backend, other)({ kind: 'exam', paperId })
    await theirs.send([theirs.answer(first, wrongTo(first)), theirs.handIn()])
    backend.time.now += GRACE_MS + 1
    await backend.runChores()
    const took = (await backend.db.select().from(judgedAnswers)).map((row) => row.took)
    expect(Math.max(...took)).toBeLessThanOrEqual(120_000)
    const summary = await backend.ask(mistakeSummary, { params: { uid: other.uid } }, other.token)
    expect(summary.open).toBeGreaterThan(0)
  })

  test('whose key an open test keeps is practised nowhere beside it', async () => {
    const sat = await examinee(backend, me)({ kind: 'adaptive', subject: '408' })
    const [asked = ''] = sat.first.questions.map(({ id }) => id)
    const params = { uid: me.uid, attemptId: 'practised-beside' }
    const body = { kind: 'practice', subject: '408', question: asked, size: 1 }
    expect((await backend.send(openAttempt, { params, body }, me.token)).code).toBe('Y40938')
    const free = { uid: other.uid, attemptId: 'practised-elsewhere' }
    expect((await backend.send(openAttempt, { params: free, body }, other.token)).status).toBe(200)
  })
})

describe('a visit', () => {
  const visitId = `visit-forged-${'0'.repeat(24)}`
  const strength = { kind: 'diagnosis', test: 'strength', subjects: ['101'] }

  test('of subjects that nobody offers is none', async () => {
    const body = { ...strength, subjects: ['civil'] }
    expect((await backend.send(openVisit, { params: { visitId }, body })).status).toBe(404)
  })

  test('stays with its device when somebody asks for another test under its id', async () => {
    expect((await backend.send(openVisit, { params: { visitId }, body: strength })).status).toBe(200)
    const params = { uid: me.uid, attemptId: visitId }
    await backend.send(openAttempt, { params, body: { ...strength, test: 'single' } }, me.token)
    expect((await backend.send(visit, { params: { visitId } })).status).toBe(200)
  })
})
