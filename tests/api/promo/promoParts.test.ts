import { salesClue, salesCluesOfUser } from '@/contracts/gaoshou/salesClues'
import { article } from '@/contracts/promo/articles'
import { audioTracks } from '@/contracts/promo/audioTracks'
import { handInTest } from '@/contracts/promo/handInTest'
import { lectures } from '@/contracts/promo/lectures'
import { mindMap, mindMaps } from '@/contracts/promo/mindMaps'
import * as papers from '@/contracts/promo/papers'
import { promoEvent } from '@/contracts/promo/promoEvents'
import maths from '../../../content/papers/maths-1.json'
import { type Backend, startBackend } from '../harness/startBackend'
import { writtenJson } from '../harness/writtenJson'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const paperId = 'maths-1'
const params = { paperId }
const KEY = maths.questions.map(({ answer }) => answer.charCodeAt(0) - 65)
type Learner = Awaited<ReturnType<Backend['login']>>

let attempts = 0
/** Begins a test, lets seconds pass and hands it in with so many right answers. */
const sit = async ({ uid, token }: Learner, right: number, seconds: number) => {
  const attemptId = `attempt-${++attempts}`
  const { ticket } = await backend.ask(papers.startTest, { params, body: { attemptId } })
  backend.time.now += seconds * 1000
  const answers = KEY.map((key, no) => (no < right ? key : null))
  const input = { params: { uid, attemptId }, body: { paperId, ticket, seconds, answers } }
  return { attemptId, input, ...(await backend.ask(handInTest, input, token)) }
}

describe('papers', () => {
  test('are listed in their order and shown without a key', async () => {
    const list = await backend.ask(papers.promoPapers, {})
    expect(list.map((paper) => [paper.paperId, paper.questionCount])).toEqual([
      ['politics-1', 20],
      ['english-1', 15],
      ['maths-1', 12],
    ])
    const { json } = await backend.call(papers.promoPaper, { params })
    expect(JSON.stringify(json)).not.toMatch(/answer|analysis/)
  })

  test('tell the key of a question of the practice with the answer to it', async () => {
    const body = { no: 0, chosen: 0 }
    const answer = await backend.ask(papers.checkAnswer, { params, body })
    expect(JSON.parse(writtenJson(answer))).toEqual({
      no: 0,
      correct: false,
      answer: 1,
      analysis: maths.practice[0]?.analysis,
    })
    expect(await backend.call(papers.checkAnswer, { params, body: { no: 99, chosen: 0 } })).toMatchObject({
      status: 404,
    })
  })
})

describe('a timed test', () => {
  test('is kept once, however often it is handed in', async () => {
    const learner = await backend.login('13900000101')
    const { input, created } = await sit(learner, 5, 600)
    expect(created).toBe(true)
    expect(await backend.ask(handInTest, input, learner.token)).toEqual({ created: false })
    const { uid, token } = await backend.login('13900000104')
    const foreign = { ...input, params: { ...input.params, uid } }
    expect(await backend.call(handInTest, foreign, token)).toMatchObject({ status: 409, code: 'Y40925' })
  })

  test('needs the ticket of its own start', async () => {
    const { uid, token } = await backend.login('13900000102')
    const { ticket } = await backend.ask(papers.startTest, { params, body: { attemptId: 'attempt-a' } })
    const body = { paperId, ticket, seconds: 1, answers: KEY }
    const answer = await backend.call(handInTest, { params: { uid, attemptId: 'attempt-b' }, body }, token)
    expect(answer).toMatchObject({ status: 403, code: 'Y40301' })
  })

  test('never took longer than the test lasts, nor than the ticket is old', async () => {
    const learner = await backend.login('13900000103')
    const attemptId = 'attempt-late'
    const { ticket } = await backend.ask(papers.startTest, { params, body: { attemptId } })
    backend.time.now += 86_400_000
    const body = { paperId, ticket, seconds: 90_000, answers: KEY }
    await backend.ask(handInTest, { params: { uid: learner.uid, attemptId }, body }, learner.token)
    const report = await backend.ask(
      papers.paperReport,
      { params: { uid: learner.uid, paperId }, query: {} },
      learner.token,
    )
    expect(report).toMatchObject({ attemptId, score: 12, seconds: 40 * 60, wrong: [] })
  })

  test('that was begun by a backend whose clock is ahead of the one that takes it counts all the same', async () => {
    const learner = await backend.login('13900000107')
    const attemptId = 'attempt-ahead'
    const { ticket } = await backend.ask(papers.startTest, { params, body: { attemptId } })
    backend.time.now -= 5000
    const body = { paperId, ticket, seconds: 90, answers: KEY }
    await backend.ask(handInTest, { params: { uid: learner.uid, attemptId }, body }, learner.token)
    backend.time.now += 5000
    const own = { params: { uid: learner.uid, paperId }, query: {} }
    expect(await backend.ask(papers.paperReport, own, learner.token)).toMatchObject({
      score: 12,
      seconds: 24,
    })
  })

  test('was never faster than somebody who reads: a device that says no time at all does not lead the rank', async () => {
    const learner = await backend.login('13900000106')
    await sit(learner, 12, 0)
    const own = { params: { uid: learner.uid, paperId }, query: {} }
    expect(await backend.ask(papers.paperReport, own, learner.token)).toMatchObject({
      score: 12,
      seconds: 24,
    })
  })

  test('has a report by knowledge point with every wrong question', async () => {
    const learner = await backend.login('13900000104')
    await sit(learner, 2, 100)
    const own = { params: { uid: learner.uid, paperId }, query: {} }
    const report = await backend.ask(papers.paperReport, own, learner.token)
    expect(report?.score).toBe(2)
    expect(report?.points[0]).toEqual({ point: '极限', right: 2, total: 3 })
    expect(report?.wrong).toHaveLength(10)
    expect(report?.wrong[0]).toMatchObject({ no: 2, chosen: null, answer: 2 })
  })

  test('of nobody has no report', async () => {
    const { uid, token } = await backend.login('13900000105')
    expect(await backend.ask(papers.paperReport, { params: { uid, paperId }, query: {} }, token)).toBeNull()
  })
})

test('ranks go by score, then time; equals share one, and the own row comes along from any page', async () => {
  await backend.rows('delete from paper_attempts returning attempt_id')
  const [best, twin, other, last] = [
    await backend.login('13900000111'),
    await backend.login('13900000112'),
    await backend.login('13900000113'),
    await backend.login('13900000114'),
  ]
  await sit(best, 9, 200)
  await sit(twin, 9, 200)
  await sit(other, 9, 250)
  await sit(last, 1, 10)
  await sit(last, 12, 100)
  const rank = (query: object, token?: string) => backend.ask(papers.paperRank, { params, query }, token)
  const all = await rank({}, last.token)
  expect(all.list.map(({ rank: place, score, seconds }) => [place, score, seconds])).toEqual([
    [1, 9, 200],
    [1, 9, 200],
    [2, 9, 250],
    [3, 1, 10],
  ])
  expect(all.list[0]?.name).toBe('139****0111')
  const first = await rank({ page: '1', size: '2' }, last.token)
  expect(first.list).toHaveLength(2)
  expect(first).toMatchObject({ total: 4, mine: { rank: 3, score: 1, isMe: true } })
  expect(await rank({ page: '9', size: '2' })).toMatchObject({ list: [], total: 4, mine: null })
})

describe('only a result that was earned ranks', () => {
  const standing = async ({ uid, token }: Learner) => {
    const own = { params: { uid, paperId }, query: {} }
    const { mine } = await backend.ask(papers.paperRank, { params, query: {} }, token)
    return {
      ranked: mine?.score ?? null,
      reported: (await backend.ask(papers.paperReport, own, token))?.score,
    }
  }
  const begin = async (attemptId: string) =>
    (await backend.ask(papers.startTest, { params, body: { attemptId } })).ticket
  const handIn = (learner: Learner, attemptId: string, ticket: string, answers: (number | null)[]) => {
    const input = { params: { uid: learner.uid, attemptId }, body: { paperId, ticket, seconds: 0, answers } }
    return backend.ask(handInTest, input, learner.token)
  }

  test('not one whose keys a report had told, though its ticket is older', async () => {
    const learner = await backend.login('13900000115')
    const [first, second] = [await begin('keys-first'), await begin('keys-second')]
    backend.time.now += 60_000
    await handIn(learner, 'keys-first', first, [])
    // Another process takes the second: its clock is behind.
    backend.time.now -= 5000
    await handIn(learner, 'keys-second', second, KEY)
    backend.time.now += 6000
    expect((await standing(learner)).ranked).toBe(0)
    await sit(learner, 12, 300)
    expect(await standing(learner)).toEqual({ ranked: 0, reported: 12 })
  })

  test('not one that was handed in sooner than its answers take, nor what comes after it', async () => {
    const learner = await backend.login('13900000116')
    const ticket = await begin('too-soon')
    backend.time.now += 2 * KEY.length * 1000 - 1
    await handIn(learner, 'too-soon', ticket, KEY)
    expect(await standing(learner)).toEqual({ ranked: null, reported: 12 })
    await sit(learner, 12, 300)
    expect((await standing(learner)).ranked).toBeNull()
    const other = await backend.login('13900000117')
    await sit(other, 12, 2 * KEY.length)
    expect((await standing(other)).ranked).toBe(12)
  })
})

test('maps, recordings, lectures, articles and events are read whole', async () => {
  const maps = await backend.ask(mindMaps, {})
  expect(maps.map(({ mapId }) => mapId)).toEqual(['marxism', 'grammar', 'calculus'])
  expect(maps.every(({ nodeCount }) => nodeCount >= 40)).toBe(true)
  expect((await backend.ask(mindMap, { params: { mapId: 'marxism' } })).root.children).toHaveLength(5)
  const [track] = await backend.ask(audioTracks, {})
  expect(await backend.fastify.inject(track?.url ?? '')).toMatchObject({ statusCode: 200 })
  expect((await backend.ask(lectures, {})).list.length).toBeGreaterThanOrEqual(12)
  expect((await backend.ask(article, { params: { slug: 'integral-rules' } }))?.title).toBe('积分规则')
  expect(await backend.ask(article, { params: { slug: 'nothing' } })).toBeNull()
  const { event, now } = await backend.ask(promoEvent, { params: { slug: 'live-open27' } })
  expect([event.kind, event.at > now]).toEqual(['live', true])
})

test('what a lead asks for adds up within its day', async () => {
  const { uid, token } = await backend.login('13900000121')
  for (const asked of ['lecture:a', 'application:b']) {
    const body = { phone: '13900000121', uid, extra: { name: '王研', asked: { [asked]: 1 } } }
    await backend.ask(salesClue, { body }, token)
  }
  await backend.ask(salesClue, { body: { phone: '13900000121', uid, extra: { name: '王小研' } } }, token)
  const { list } = await backend.ask(salesCluesOfUser, { params: { uid }, query: {} }, token)
  expect(list.map(({ extra }) => extra)).toEqual([
    { name: '王小研', asked: { 'lecture:a': 1, 'application:b': 1 } },
  ])
})

test('a page of the catalogue has a QR code', async () => {
  const answer = await backend.fastify.inject('/posters/pages/download.svg')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(answer.body).toContain('aria-label="二维码"')
})
