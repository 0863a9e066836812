import { attempt, openAttempt } from '@/contracts/exercise/attempts'
import { attempts } from '@/contracts/exercise/attemptList'
import { attemptReport } from '@/contracts/exercise/attemptReport'
import { examPapers } from '@/contracts/exercise/examPapers'
import { collectedQuestion, collectQuestion, saveFolder } from '@/contracts/exercise/folders'
import { mistakes } from '@/contracts/exercise/mistakes'
import { joinMock, mock, mocks } from '@/contracts/exercise/mocks'
import { leaderboardPage } from '@/contracts/statistics/leaderboard'
import { GRACE_MS } from '@/domain/attempt/arrival'
import { mockAttemptId } from '@/domain/mocks/mockId'
import { resultBoardOf } from '@/domain/ranks/boards'
import { examinee, rightTo, tellsKey, wrongTo } from '../harness/examinee'
import type { Backend } from '../harness/startBackend'
import { type Pair, startPair } from '../harness/startPair'

const MINUTE = 60_000
const WEEK = 7 * 86_400_000

let one: Backend
let other: Backend
let pair: Pair
beforeAll(async () => {
  pair = await startPair()
  one = pair.one
  other = pair.other
})
afterAll(() => pair.stop())

let people = 0
const learner = async () => {
  const who = await one.login(`1390000${String((people += 1) + 2000)}`)
  const params = { uid: who.uid }
  return {
    ...who,
    list: (series?: 'mock' | 'evaluation') =>
      one.ask(mocks, { params, query: series ? { series } : {} }, who.token),
    mock: (mockId: string) => one.ask(mock, { params: { ...params, mockId } }, who.token),
    join: (mockId: string) => one.send(joinMock, { params: { ...params, mockId } }, who.token),
    enter: (mockId: string) => examinee(one, who)({ kind: 'mock', mockId }),
    tryToEnter: (mockId: string, attemptId = mockAttemptId(mockId)) =>
      one.send(openAttempt, { params: { ...params, attemptId }, body: { kind: 'mock', mockId } }, who.token),
  }
}

/** The exam of politics that is open for registration; all participants have logged in before. */
const nextMock = async (who: Awaited<ReturnType<typeof learner>>) => {
  const found = (await who.list()).list.find(({ subject, state }) => subject === '101' && state === 'open')
  if (!found) throw new Error('no exam is open')
  return found
}

test('exams and papers of the own subjects come first, exams within their state', async () => {
  const who = await learner()
  const all = (await who.list()).list
  const subject = all.filter(({ state }) => state === 'upcoming').at(-1)?.subject ?? ''
  const query = { own: `999,${subject}`, size: 100 }
  const { list } = await one.ask(mocks, { params: { uid: who.uid }, query }, who.token)
  const states = ['running', 'open', 'upcoming', 'ended']
  const places = list.map((row) => states.indexOf(row.state) * 2 + Number(row.subject !== subject))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  const whole = (await one.ask(examPapers, { query: { size: 100 } })).list
  const last = whole.at(-1)?.subject ?? ''
  const sorted = (await one.ask(examPapers, { query: { size: 100, own: last } })).list
  const isOwn = (row: { readonly subject: string }): boolean => row.subject === last
  expect(sorted).toEqual([...whole.filter(isOwn), ...whole.filter((row) => !isOwn(row))])
})

test('there always is one to come, one to sign up for and one that has ended, of both kinds', async () => {
  const who = await learner()
  for (const series of ['mock', 'evaluation'] as const) {
    const { list, total } = await who.list(series)
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['open', 'upcoming', 'ended']))
    expect(new Set(list.map((row) => row.series))).toEqual(new Set([series]))
    expect(list).toHaveLength(Math.min(total, 20))
    expect(list.every(({ isJoined, hasEntered }) => !isJoined && !hasEntered)).toBe(true)
  }
})

test('one signs up in the week before, comes in when it begins, and not too late', async () => {
  const [who, late, stranger] = [await learner(), await learner(), await learner()]
  const { mockId, startsAt, lateUntil } = await nextMock(who)
  const later = (await who.list()).list.find(({ state }) => state === 'upcoming')
  expect((await who.join(later?.mockId ?? '')).code).toBe('Y40933')
  expect((await who.join(mockId)).result).toMatchObject({ isJoined: true })
  expect((await who.join(mockId)).result).toMatchObject({ isJoined: true })
  expect((await late.join(mockId)).status).toBe(200)
  expect((await who.tryToEnter(mockId)).code).toBe('Y40933')
  one.time.now = startsAt
  expect((await stranger.tryToEnter(mockId)).code).toBe('Y40935')
  expect((await who.tryToEnter(mockId, 'another-attempt')).code).toBe('400')
  const entered = await who.enter(mockId)
  expect(tellsKey(entered.first)).toBe(false)
  one.time.now = lateUntil
  expect((await late.tryToEnter(mockId)).code).toBe('Y40934')
  expect((await stranger.join(mockId)).code).toBe('Y40934')
  // An entered participant may resume on another device.
  expect((await who.tryToEnter(mockId)).status).toBe(200)
  expect((await who.tryToEnter('weekly-nothing-m8k2j1z0')).code).toBe('x404')
})

test('all write one paper, which no practice asks, and nobody has a key or a score before it has ended for all', async () => {
  const [early, slow] = [await learner(), await learner()]
  const { mockId, startsAt, endsAt } = await nextMock(early)
  await early.join(mockId)
  await slow.join(mockId)
  one.time.now = startsAt
  const first = await early.enter(mockId)
  one.time.now += MINUTE
  const second = await slow.enter(mockId)
  const asked = first.first.questions.map(({ id }) => id)
  expect(second.first.questions).toEqual(first.first.questions)
  expect([first.first.endsAt, second.first.endsAt]).toEqual([endsAt, endsAt])
  const practised = await one.rows(`select id from questions where not reserved`)
  expect(practised.filter(({ id }) => asked.includes(String(id)))).toEqual([])
  await first.send(asked.map((id) => first.answer(id, rightTo(id))))
  await first.send([first.handIn()])
  await second.send([second.answer(asked[0] ?? '', wrongTo(asked[0] ?? ''))])
  one.time.now += 5 * MINUTE
  await one.runChores()
  const { uid, token } = early
  const [questionId = ''] = asked
  await one.ask(saveFolder, { params: { uid, folderId: 'folder-mock' }, body: { name: '模考' } }, token)
  const body = { folderId: 'folder-mock', attemptId: mockAttemptId(mockId) }
  await one.ask(collectQuestion, { params: { uid, questionId }, body }, token)
  const told = [
    await first.send([first.event({ kind: 'open' })]),
    await first.view(),
    await one.ask(attempts, { params: { uid }, query: {} }, token),
    await one.ask(collectedQuestion, { params: { uid, questionId } }, token),
    await early.mock(mockId),
  ]
  expect(told.map(tellsKey)).toEqual(told.map(() => false))
  expect((await first.view()).answers.every(({ outcome }) => outcome === null)).toBe(true)
  const refused = await one.send(attemptReport, { params: first.params }, token)
  expect(refused.code).toBe('Y40936')
  const { list } = await one.ask(attempts, { params: { uid }, query: {} }, token)
  expect(list[0]).toMatchObject({ kind: 'mock', earned: null })
  const before = await one.ask(mistakes, { params: { uid: slow.uid }, query: {} }, slow.token)
  expect(before.total).toBe(0)

  // Withhold all keys while answers of any participant are still accepted.
  one.time.now = endsAt + GRACE_MS
  await one.runChores()
  expect((await one.send(attemptReport, { params: first.params }, token)).code).toBe('Y40936')
  expect(tellsKey(await first.view())).toBe(false)
  const late = await second.send([second.answer(asked[1] ?? '', wrongTo(asked[1] ?? ''), GRACE_MS + 1000)])
  expect(late.result).toMatchObject({ accepted: 1 })
  one.time.now = endsAt + GRACE_MS + 1
  const tooLate = await second.send([second.answer(asked[2] ?? '', wrongTo(asked[2] ?? ''), GRACE_MS + 1000)])
  expect(tooLate.result).toMatchObject({ accepted: 0 })
  await one.runChores()
  expect(await first.report()).toMatchObject({ earned: (await early.mock(mockId)).points })
  expect(tellsKey(await first.view())).toBe(true)
  const after = await one.ask(mistakes, { params: { uid: slow.uid }, query: {} }, slow.token)
  expect(after.list.map((row) => row.questionId).sort()).toEqual(asked.slice(0, 2).sort())
})

const LEARNERS = 1000
const FIRST = 810_000

test('a thousand attempts are handed in at the end and ranked, by two processes, none missed and none twice', async () => {
  const who = await learner()
  const { mockId, startsAt, endsAt, points } = await nextMock(who)
  await who.join(mockId)
  one.time.now = startsAt
  const sat = await who.enter(mockId)
  const asked = sat.first.questions.slice(0, 10)
  await sat.send(asked.slice(0, 3).map(({ id }) => sat.answer(id, rightTo(id))))
  const numbers = `generate_series(1, ${LEARNERS}) n`
  const end = new Date(endsAt).toISOString()
  await one.rows(`insert into users (uid, invite_code, registered_at) select ${FIRST} + n, 'mock-' || n, now() from ${numbers}
    returning uid`)
  await one.rows(`insert into exercise_attempts
      (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at)
    select ${FIRST} + n, '${mockAttemptId(mockId)}', kind, title, subject, paper_id, asked, 's', started_at, ends_at
    from exercise_attempts, ${numbers} where uid = ${who.uid} and attempt_id = '${mockAttemptId(mockId)}' returning uid`)
  // The n-th has the first n % 11 questions right.
  const rights = JSON.stringify(asked.map(({ id }) => ({ id, right: rightTo(id) })))
  await one.rows(`insert into exercise_events
    select ${FIRST} + n, '${mockAttemptId(mockId)}', 'answer-' || at, '${end}'::timestamptz - interval '9 minutes', 'aaaaaaaa', 'answer',
      jsonb_build_object('question', q ->> 'id', 'took', 1000, 'answer', q -> 'right')
    from ${numbers}, jsonb_array_elements('${rights}'::jsonb) with ordinality as given(q, at)
    where at <= n % 11 returning 1 as done`)
  one.time.now = endsAt
  await Promise.all([one.runChores(), other.runChores()])
  const [ended] = await one.rows(`select count(*)::int as ended from exercise_attempts
    where paper_id = '${mockId}' and ended_at = '${end}' and ended_by = 'expire'`)
  expect(ended).toEqual({ ended: LEARNERS + 1 })
  expect((await who.mock(mockId)).result).toBeNull()
  one.time.now = endsAt + GRACE_MS + 1
  await Promise.all([one.runChores(), other.runChores()])
  await one.runChores()
  const counts =
    await one.rows(`select count(*)::int as learners, sum(score)::int as score from leaderboard_scores
    where board = '${resultBoardOf(mockId)}'`)
  const [first] = asked
  const worth = first?.points ?? 0
  const rightAnswers = Array.from({ length: LEARNERS }, (_unused, at) => (at + 1) % 11).reduce(
    (a, b) => a + b,
    3,
  )
  expect(counts).toEqual([{ learners: LEARNERS + 1, score: rightAnswers * worth * 10 }])
  const { result } = await who.mock(mockId)
  // Ten different numbers of right answers, from ten to none; seven of them are better than three.
  expect(result).toMatchObject({ rank: 8, learners: LEARNERS + 1, score: 3 * worth })
  const fewer = Array.from({ length: LEARNERS }, (_unused, at) => (at + 1) % 11).filter((n) => n < 3).length
  expect(result?.below).toBeCloseTo(fewer / (LEARNERS + 1))
  expect(result?.bands.reduce((sum, { learners }) => sum + learners, 0)).toBe(LEARNERS + 1)
  expect(result?.bands[9]?.to).toBe(points)
  const board = await one.ask(
    leaderboardPage,
    { params: { boardId: resultBoardOf(mockId) }, query: { size: '5' } },
    who.token,
  )
  expect(board.list.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1])
})

test('coming in costs as many statements when a thousand write as when nobody does', async () => {
  const [alone, crowded] = [await learner(), await learner()]
  const { mockId, startsAt } = await nextMock(alone)
  await alone.join(mockId)
  await crowded.join(mockId)
  one.time.now = startsAt
  const empty = await one.countQueries(() => alone.tryToEnter(mockId))
  await one.rows(`insert into exercise_attempts
      (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at)
    select 820000 + n, attempt_id, kind, title, subject, paper_id, asked, 's', started_at, ends_at
    from exercise_attempts, generate_series(1, 1000) n where uid = ${alone.uid} and attempt_id = '${mockAttemptId(mockId)}'
    returning uid`)
  expect(await one.countQueries(() => crowded.tryToEnter(mockId))).toBe(empty)
})

test('two devices and a second try come into one attempt', async () => {
  const who = await learner()
  const { mockId, startsAt } = await nextMock(who)
  await who.join(mockId)
  one.time.now = startsAt
  const answers = await Promise.all([who.tryToEnter(mockId), who.tryToEnter(mockId), who.tryToEnter(mockId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const params = { uid: who.uid, attemptId: mockAttemptId(mockId) }
  expect(await one.ask(attempt, { params }, who.token)).toMatchObject({ startedAt: startsAt })
  const { total } = await one.ask(attempts, { params: { uid: who.uid }, query: {} }, who.token)
  expect(total).toBe(1)
})

test('the next week another paper is written', async () => {
  const who = await learner()
  const now = await nextMock(who)
  one.time.now += WEEK
  const then = await nextMock(who)
  expect(then.startsAt - now.startsAt).toBe(WEEK)
  expect(then.paper).not.toBe(now.paper)
})
