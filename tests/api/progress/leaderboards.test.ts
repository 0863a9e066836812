import { attemptPaces } from '@/contracts/exercise/attemptPaces'
import { leaderboardItem, leaderboardPage, MOST_PLACES } from '@/contracts/statistics/leaderboard'
import { paperBoardOf, resultBoardOf } from '@/domain/ranks/boards'
import { spanOf } from '@/domain/ranks/spanOf'
import { LeaderboardRepository } from '../../../server/src/services/statistics/LeaderboardRepository'
import { leaderboardAccounts } from '../../../server/src/services/statistics/leaderboardAccounts'
import type { Backend } from '../harness/startBackend'
import { type Pair, startPair } from '../harness/startPair'
import { authored, examinee, rightTo, wrongTo } from '../harness/examinee'

const LEARNERS = 60
const HOUR = 3_600_000
const DAY = 24 * HOUR
const FIRST_UID = 800_000

let one: Backend
let other: Backend
let pair: Pair
beforeAll(async () => {
  pair = await startPair()
  one = pair.one
  other = pair.other
  await one.rows(`insert into users (uid, phone, name, invite_code, registered_at)
    select ${FIRST_UID} + n, '1700000' || lpad(n::text, 4, '0'), '林小满', 'rank' || n, now()
    from generate_series(1, ${LEARNERS}) n returning uid`)
})
afterAll(() => pair.stop())

/** Ended attempts of many learners, some with the same score. */
const end = (name: string, at: number, kind = 'practice', paper = 'null') =>
  one.rows(`insert into exercise_attempts
    (uid, attempt_id, kind, title, subject, paper_id, asked, seed, started_at, ends_at, ended_at, ended_by, result)
    select ${FIRST_UID} + n, '${name}-' || n, '${kind}', '卷', '101', ${paper}, '[]', 's', '${new Date(at - HOUR).toISOString()}',
      '${new Date(at).toISOString()}', '${new Date(at).toISOString()}', 'handIn',
      jsonb_build_object('earned', 99, 'points', 100, 'open', 0, 'judged', n * 7919 % 17 / 2.0, 'right', n % 5)
    from generate_series(1, ${LEARNERS}) n returning uid`)

const pageOf = async (boardId: string, token: string, query: object = {}) =>
  one.ask(leaderboardPage, { params: { boardId }, query: { size: '100', ...query } }, token)

/** Expected scores, counted from all attempts. */
const counted = async (span: string) => {
  const rows = await one.rows(`with sums as (
      select uid, sum((result ->> 'judged')::float8) as score from exercise_attempts
      where uid > ${FIRST_UID} and uid <= ${FIRST_UID + LEARNERS} and ${span} group by 1)
    select dense_rank() over (order by score desc)::int as rank, score::float8 as score from sums where score > 0
    order by score desc`)
  return rows.map((row) => ({ rank: Number(row['rank']), score: Number(row['score']) }))
}

test('places are those of a count over all attempts, whoever counts them, and each attempt counts once', async () => {
  const { token } = await one.login('13900000101')
  const at = one.time.now
  await end('now', at)
  await end('month', at - 10 * DAY)
  await end('long', at - 80 * DAY)
  one.time.now += 3 * 60_000
  await Promise.all([one.runChores(), other.runChores()])
  await one.runChores()
  for (const [period, since] of [
    ['day', DAY / 2],
    ['month', 20 * DAY],
    ['all', 100 * DAY],
  ] as const) {
    const { list, total } = await pageOf('exercise-points', token, { period })
    const expected = await counted(`ended_at > '${new Date(at - since).toISOString()}'`)
    expect(list.map(({ rank, score }) => ({ rank, score }))).toEqual(expected)
    expect(total).toBe(expected.length)
  }
  const [kept] = await one.rows(`select count(*)::int as wrong from (
    select board, span, score, count(*)::int as learners from leaderboard_scores group by 1, 2, 3
    except select board, span, score, learners from leaderboard_counts) d`)
  expect(kept).toEqual({ wrong: 0 })
})

test('names are masked, the own place stands apart, and who has none is told so', async () => {
  const { token, uid } = await one.login('13900000102')
  const before = await one.ask(leaderboardItem, { params: { boardId: 'exercise-right' }, query: {} }, token)
  expect(before.mine).toBeNull()
  await one.rows(`insert into leaderboard_scores values ('exercise-right', '${spanOf('week', one.time.now)}', ${uid}, 1, now())
    returning uid`)
  const { mine, learners } = await one.ask(
    leaderboardItem,
    { params: { boardId: 'exercise-right' }, query: { period: 'week' } },
    token,
  )
  expect(mine).toMatchObject({ isMe: true, score: 1 })
  expect(learners).toBe(before.learners + 1)
  const { list } = await pageOf('exercise-right', token)
  expect(list.find(({ isMe }) => isMe)?.rank).toBe(mine?.rank)
  expect(new Set(list.filter(({ isMe }) => !isMe).map(({ name }) => name))).toEqual(new Set(['林**']))
})

test('pages follow each other without a gap in the ranks, and end at the thousandth place', async () => {
  const { token } = await one.login('13900000103')
  const whole = await pageOf('exercise-points', token, { period: 'all' })
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      pageOf('exercise-points', token, { period: 'all', size: '20', page: String(page) }),
    ),
  )
  expect(pages.flatMap(({ list }) => list)).toEqual(whole.list)
  const beyond = await pageOf('exercise-points', token, { page: String(MOST_PLACES / 100 + 1) })
  expect(beyond.list).toEqual([])
})

test('a new day begins at four in the morning in China, and its board is empty then', async () => {
  one.time.now = Date.parse('2026-12-20T03:30:00+08:00')
  const { token } = await one.login('13900000104')
  await end('night', one.time.now)
  one.time.now = Date.parse('2026-12-20T03:50:00+08:00')
  await one.runChores()
  expect((await pageOf('exercise-points', token, { period: 'day' })).total).toBeGreaterThan(0)
  one.time.now = Date.parse('2026-12-20T04:00:00+08:00')
  expect((await pageOf('exercise-points', token, { period: 'day' })).total).toBe(0)
})

test('what a learner has practised is counted: what the backend judged, not what was awarded to own writing', async () => {
  const who = await one.login('13900000105')
  const sat = await examinee(one, who)({ kind: 'practice', subject: '101', type: 'single', size: 2 })
  const ids = sat.first.questions.map(({ id }) => id)
  await sat.send(ids.map((id) => sat.answer(id, rightTo(id))))
  await sat.send([sat.handIn()])
  await one.runChores()
  one.time.now += 3 * 60_000
  await one.runChores()
  const own = (boardId: string) =>
    one.ask(leaderboardItem, { params: { boardId }, query: { period: 'day' } }, who.token)
  const points = ids.reduce((sum, id) => sum + (authored.get(id)?.points ?? 0), 0)
  expect((await own('exercise-right')).mine?.score).toBe(2)
  expect((await own('exercise-points')).mine?.score).toBe(points)
})

test('a paper has a board of first results: who sits it again knows its keys, and gains nothing', async () => {
  const who = await one.login('13900000107')
  const boardId = paperBoardOf('politics-mock-1')
  const sit = async (give: (id: string) => ReturnType<typeof rightTo>) => {
    const sat = await examinee(one, who)({ kind: 'exam', paperId: 'politics-mock-1' })
    const first = sat.first.questions[0]?.id ?? ''
    await sat.send([sat.answer(first, give(first)), sat.handIn()])
    one.time.now += 3 * 60_000
    await one.runChores()
    return one.ask(leaderboardItem, { params: { boardId }, query: {} }, who.token)
  }
  const summed = async () => {
    const params = { boardId: 'exercise-points' }
    return (await one.ask(leaderboardItem, { params, query: { period: 'all' } }, who.token)).mine?.score
  }
  const before = await summed()
  expect(await sit(wrongTo)).toMatchObject({ learners: 1, mine: { rank: 1, score: 0 } })
  expect(await sit(rightTo)).toMatchObject({ learners: 1, mine: { rank: 1, score: 0 } })
  // Sums of points do not count it either: a blank first attempt would reveal all keys of the second.
  expect(await summed()).toBe(before)
})

test('the time for each question of a sat paper stands beside that of the middle one among others', async () => {
  const who = await one.login('13900000108')
  const sat = await examinee(one, who)({ kind: 'exam', paperId: 'politics-mock-1' })
  const [first = '', second = ''] = sat.first.questions.map(({ id }) => id)
  const ask = (token = who.token) => one.send(attemptPaces, { params: sat.params }, token)
  expect((await ask()).status).toBe(409)
  await sat.send([sat.answer(first, rightTo(first)), sat.answer(second, rightTo(second)), sat.handIn()])
  one.time.now += 3 * 60_000
  await one.runChores()
  await one.rows(`insert into judged_answers (uid, attempt_id, question_id, subject, point, share, took, answered_at)
    select ${FIRST_UID} + n, 'paced', '${first}', '101', 'p', 1, n * 1000, now() from generate_series(1, 9) n returning uid`)
  const { questions } = await one.ask(attemptPaces, { params: sat.params }, who.token)
  expect(questions).toEqual([{ questionId: first, mine: expect.any(Number), others: 5000 }])
  expect((await ask((await one.login('13900000109')).token)).status).toBe(403)
})

test('a board or period that is none is not found, and strangers are asked to log in', async () => {
  const { token } = await one.login('13900000106')
  const ask = (boardId: string, query: object, as?: string) =>
    one.send(leaderboardPage, { params: { boardId }, query }, as)
  expect((await ask('no-board', {}, token)).code).toBe('x404')
  expect((await ask('mock-points', { period: 'day' }, token)).code).toBe('x404')
  expect((await ask('exercise-points', { period: 'year' }, token)).status).toBe(400)
  expect((await ask('exercise-points', {})).status).toBe(401)
})

test('a mock exam is counted when it has ended for all, on its own board and among the mock exams', async () => {
  const { token } = await one.login('13900000107')
  const at = one.time.now + HOUR
  await end('mock', at, 'mock', `'weekly-politics-1'`)
  await one.rows(
    `update exercise_attempts set ended_at = ended_at - interval '50 minutes' where kind = 'mock' returning uid`,
  )
  one.time.now += 30 * 60_000
  await one.runChores()
  const board = resultBoardOf('weekly-politics-1')
  expect((await pageOf(board, token)).total).toBe(0)
  one.time.now = at + 3 * 60_000
  await one.runChores()
  // A participant without a right answer ranks, too.
  expect((await pageOf(board, token)).total).toBe(LEARNERS)
  expect((await pageOf('mock-points', token)).total).toBeGreaterThan(0)
})

test('two accounts that become one have one sum; of a mock exam that both sat one result stays', async () => {
  const [first, second] = [FIRST_UID + 900, FIRST_UID + 901]
  const mock = resultBoardOf('weekly-politics-2')
  await one.rows(`insert into leaderboard_scores
    select board, 'merged', uid, uid - ${FIRST_UID}, now()
    from unnest(array[${first}, ${second}]) uid, unnest(array['exercise-points', '${mock}']) board returning uid`)
  await one.db.transaction(async (tx) => leaderboardAccounts.move(tx, first, second))
  const rows = await one.rows(
    `select board, uid::int, score from leaderboard_scores where span = 'merged' order by board`,
  )
  expect(rows).toEqual([
    { board: 'exercise-points', uid: second, score: 900 + 901 },
    { board: mock, uid: second, score: 901 },
  ])
  const counts = await one.rows(
    `select score, learners from leaderboard_counts where span = 'merged' order by score`,
  )
  expect(counts).toEqual([
    { score: 901, learners: 1 },
    { score: 1801, learners: 1 },
  ])
})

test('a page and the own place cost three statements at most', async () => {
  const { token } = await one.login('13900000108')
  await pageOf('exercise-points', token, { period: 'all' })
  const page = await one.countQueries(() => pageOf('exercise-points', token, { period: 'all' }))
  const few = await one.countQueries(() => pageOf('exercise-points', token, { period: 'all', size: '1' }))
  expect(page).toBe(few)
  expect(page).toBeLessThanOrEqual(3)
})

test('a rank among many different scores is that of a count over all of them, however they changed', async () => {
  const of = { board: 'exercise-points', span: 'bands' }
  const where = `board = '${of.board}' and span = '${of.span}'`
  await one.rows(`insert into leaderboard_scores
    select '${of.board}', '${of.span}', ${FIRST_UID} + n, n::bigint * 7919 % 2003, now() from generate_series(1, 900) n returning uid`)
  await one.rows(
    `update leaderboard_scores set score = score * 3 where ${where} and uid % 3 = 0 returning uid`,
  )
  await one.rows(`delete from leaderboard_scores where ${where} and uid % 7 = 0 returning uid`)
  const scores = (await one.rows(`select score from leaderboard_scores where ${where}`)).map((row) =>
    Number(row['score']),
  )
  const boards = new LeaderboardRepository(one.db)
  for (const score of [0, 255, 256, 257, 1000, 2002, 3 * 2002, ...scores.slice(0, 20)]) {
    const better = new Set(scores.filter((one) => one > score)).size
    expect([score, await boards.standing(of, score)]).toEqual([score, { learners: scores.length, better }])
  }
})
