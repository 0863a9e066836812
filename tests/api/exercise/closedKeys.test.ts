import { abilities } from '@/contracts/exercise/abilities'
import { attempts } from '@/contracts/exercise/attemptList'
import { attempt, openAttempt, type Opening } from '@/contracts/exercise/attempts'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { collectedQuestion, collectQuestion, saveFolder } from '@/contracts/exercise/folders'
import { mistakes } from '@/contracts/exercise/mistakes'
import { sendAttemptEvents } from '@/contracts/exercise/attemptEvents'
import { GRACE_MS } from '@/domain/attempt/arrival'
import { examinee, rightTo, tellsKey, wrongTo } from '../harness/examinee'
import { type Backend, startBackend } from '../harness/startBackend'

const paperId = 'politics-mock-1'
const about = { subject: '101', point: '政治经济学' }

let backend: Backend
let people = 0
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const learner = async () => {
  const who = await backend.login(`139000070${String((people += 1)).padStart(2, '0')}`)
  const { uid, token } = who
  return {
    uid,
    sit: examinee(backend, who),
    tryToOpen: (attemptId: string, body: Opening) =>
      backend.send(openAttempt, { params: { uid, attemptId }, body }, token),
    report: (attemptId: string) => backend.send(attemptReport, { params: { uid, attemptId } }, token),
    abilities: () => backend.ask(abilities, { params: { uid } }, token),
    view: (attemptId: string) => backend.ask(attempt, { params: { uid, attemptId } }, token),
    reveal: (attemptId: string, question: string) => {
      const at = backend.time.now
      const events = [{ kind: 'reveal', question, id: 'reveal-001', at }]
      const body = { device: 'aaaaaaaa', clock: { sentAt: at, offset: 0 }, events }
      return backend.send(sendAttemptEvents, { params: { uid, attemptId }, body }, token)
    },
    listed: async (attemptId: string) => {
      const { list } = await backend.ask(attempts, { params: { uid }, query: {} }, token)
      return list.find((row) => row.attemptId === attemptId)
    },
    missed: async () => (await backend.ask(mistakes, { params: { uid }, query: {} }, token)).total,
    collect: async (questionId: string, attemptId: string) => {
      const folderId = 'folder-closed'
      await backend.ask(saveFolder, { params: { uid, folderId }, body: { name: '难题' } }, token)
      await backend.ask(
        collectQuestion,
        { params: { uid, questionId }, body: { folderId, attemptId } },
        token,
      )
      return () => backend.ask(collectedQuestion, { params: { uid, questionId } }, token)
    },
  }
}

test('a practice that was open before tells nothing that an open test asks, and all of it afterwards', async () => {
  const who = await learner()
  const practice = await who.sit({ kind: 'practice', ...about, size: 50 })
  const sat = await who.sit({ kind: 'pointTest', ...about })
  const { attemptId } = practice.params
  const both = sat.first.questions.map(({ id }) => id)
  expect(practice.first.questions.map(({ id }) => id)).toEqual(expect.arrayContaining(both))
  const single = sat.first.questions.filter(({ type }) => type === 'single')
  const [revealed = '', answered = ''] = single.map(({ id }) => id)
  const told = [
    await practice.send([practice.event({ kind: 'reveal', question: revealed })]),
    await practice.send([practice.answer(answered, wrongTo(answered))]),
    await practice.view(),
    await (await who.collect(answered, attemptId))(),
  ]
  expect(told.map(tellsKey)).toEqual(told.map(() => false))
  expect((await practice.view()).answers.map(({ outcome }) => outcome)).toEqual([null, null])
  await practice.send([practice.handIn()])
  const shown = (await practice.view()).questions.filter(({ id }) => both.includes(id))
  expect(shown.filter(({ feedback }) => feedback)).toEqual([])
  expect(await who.report(attemptId)).toMatchObject({ code: 'Y40937', about: sat.params.attemptId })
  backend.time.now += GRACE_MS + 1
  await backend.runChores()
  expect((await who.listed(attemptId))?.earned).toBeNull()
  expect(await who.missed()).toBe(0)

  await sat.send([sat.handIn()])
  expect((await sat.report()).attempt.questions.every(({ feedback }) => feedback)).toBe(true)
  backend.time.now += 11 * 60_000
  await backend.runChores()
  expect(await who.missed()).toBe(1)
  expect((await practice.report()).attempt.questions.every(({ feedback }) => feedback)).toBe(true)
})

test('a second test of what an open one asks is refused in words, or asks something else', async () => {
  // The first test asks all that this point has outside of the papers.
  const few = { subject: '101', point: '思想道德与法治' }
  const who = await learner()
  const first = await who.sit({ kind: 'pointTest', ...few })
  const asked = new Set(first.first.questions.map(({ id }) => id))
  const openings: Opening[] = [
    { kind: 'pointTest', ...few },
    { kind: 'practice', ...few, size: 50 },
    { kind: 'practice', subject: '101', size: 50 },
    { kind: 'synthesis', subject: '101' },
    { kind: 'adaptive', subject: '101' },
  ]
  const begun: Opening[] = []
  for (const [at, opening] of openings.entries()) {
    const attemptId = `second-of-it-${at}`
    const { status, code, about } = await who.tryToOpen(attemptId, opening)
    if (status !== 200) {
      expect([code, about]).toEqual(['Y40938', first.params.attemptId])
      continue
    }
    begun.push(opening)
    const ids = (await who.view(attemptId)).questions.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => asked.has(id))).toEqual([])
  }
  expect(begun).toEqual([openings[2], openings[3], openings[4]])
})

/** A network-wide exam asks what is reserved for it: no practice beside it gets at that (`mocks.test.ts`). */
type Kind = Exclude<Opening['kind'], 'mock'>
const openingOf: Readonly<Record<Kind, Opening>> = {
  practice: { kind: 'practice', ...about, size: 5 },
  drill: { kind: 'drill', ...about, size: 5 },
  recite: { kind: 'recite', ...about, size: 5 },
  pointTest: { kind: 'pointTest', ...about },
  synthesis: { kind: 'synthesis', subject: '101' },
  adaptive: { kind: 'adaptive', subject: '101' },
  diagnosis: { kind: 'diagnosis', test: 'strength', subjects: ['101'] },
  exam: { kind: 'exam', paperId },
}
/** Whether a practice beside an open attempt releases the keys of shared questions. */
const toldBeside: Readonly<Record<Kind, boolean>> = {
  practice: true,
  drill: true,
  recite: true,
  pointTest: false,
  synthesis: false,
  adaptive: false,
  diagnosis: false,
  exam: false,
}

test.each(Object.entries(toldBeside) as [Kind, boolean][])(
  'what an open %s asks tells its key in a practice beside it: %s',
  async (kind, isTold) => {
    const opening = openingOf[kind]
    const who = await learner()
    const sat = await who.sit(opening)
    const asked = sat.first.questions.filter(({ type }) => type === 'single').slice(0, 3)
    expect(asked.length).toBeGreaterThan(0)
    // Unanswered questions reveal no key: neither in the attempt nor in a folder.
    const { attemptId } = sat.params
    const before = [sat.first, await who.view(attemptId)]
    for (const { id } of asked) before.push((await (await who.collect(id, attemptId))()) as never)
    expect(before.map(tellsKey)).toEqual(before.map(() => false))
    // A practice of the same question is opened or refused, and releases its key by its own policy.
    const told: boolean[] = []
    for (const { id } of asked) {
      const beside = { kind: 'practice', subject: '101', question: id, size: 1 } as const
      const { status } = await who.tryToOpen(`beside-${id}`, beside)
      if (status === 200) told.push(tellsKey(await who.reveal(`beside-${id}`, id)))
      else told.push(false)
    }
    expect(told).toEqual(asked.map(() => isTold))
  },
)

test('one paper is sat once at a time, however two openings meet; read keys let it be sat again', async () => {
  const who = await learner()
  const opened = await Promise.all(
    ['sitting-one', 'sitting-two'].map((id) => who.tryToOpen(id, { kind: 'exam', paperId })),
  )
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 409])
  const begun = opened[0]?.status === 200 ? 'sitting-one' : 'sitting-two'
  // The same attempt again is no second one.
  expect((await who.tryToOpen(begun, { kind: 'exam', paperId })).status).toBe(200)
  await backend.rows(
    `update exercise_attempts set ends_at = '${new Date(backend.time.now).toISOString()}' where uid = ${who.uid} returning 1`,
  )
  expect((await who.tryToOpen('sitting-three', { kind: 'exam', paperId })).code).toBe('Y40938')
  expect((await who.report(begun)).status).toBe(200)
  expect((await who.tryToOpen('sitting-three', { kind: 'exam', paperId })).status).toBe(200)
})

test('of two sittings that stand side by side none tells anything before both have ended', async () => {
  const who = await learner()
  const sat = await who.sit({ kind: 'exam', paperId })
  const other = 'beside-it'
  await backend.rows(`insert into exercise_attempts
      (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at)
    select uid, '${other}', kind, title, subject, paper_id, asked, seed, started_at, ends_at
    from exercise_attempts where uid = ${who.uid} returning uid`)
  const [question = ''] = sat.first.questions.map(({ id }) => id)
  await sat.send([sat.answer(question, rightTo(question)), sat.handIn()])
  const { attemptId } = sat.params
  expect((await who.report(attemptId)).code).toBe('Y40937')
  expect(tellsKey(await who.view(attemptId))).toBe(false)
  backend.time.now += GRACE_MS + 1
  expect((await who.listed(attemptId))?.earned).toBeNull()
  const { endsAt } = sat.first
  backend.time.now = (endsAt ?? 0) + GRACE_MS + 1
  expect((await who.report(attemptId)).status).toBe(200)
  expect((await who.report(other)).status).toBe(200)
})

test('what a test measured is told no sooner than its report', async () => {
  const who = await learner()
  const measured = async () =>
    (await who.abilities()).flatMap(({ tests }) => tests.map(({ attemptId }) => attemptId))
  const sat = await who.sit({ kind: 'synthesis', subject: '101' })
  const { attemptId } = sat.params
  await sat.send(sat.first.questions.map(({ id }) => sat.answer(id, rightTo(id))))
  // Put two attempts with shared questions side by side.
  await backend.rows(
    `insert into exercise_attempts (uid, attempt_id, kind, title, subject, asked, seed, started_at)
      select uid, 'open-beside', 'exam', title, subject, asked, seed, started_at from exercise_attempts
      where uid = ${who.uid} returning 1`,
  )
  await sat.send([sat.handIn()])
  backend.time.now += GRACE_MS + 1
  expect((await who.report(attemptId)).code).toBe('Y40937')
  expect(await measured()).toEqual([])
  await backend.rows(`delete from exercise_attempts where attempt_id = 'open-beside' returning 1`)
  expect((await who.report(attemptId)).status).toBe(200)
  expect(await measured()).toEqual([attemptId])
})
