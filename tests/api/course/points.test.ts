import { piecesOfText } from '@/domain/maths/formulaText'
import {
  knowledgePoint,
  knowledgeTree,
  pointSubjects,
  reciteDeck,
  weakPoints,
} from '@/contracts/course/points'
import { recitals, sendRecitals } from '@/contracts/course/recitals'
import { dayTasks } from '@/contracts/course/tasks'
import { joinTask } from '@/contracts/gaoshou/taskStudents'
import { taskRules } from '@/domain/courses/taskRules'
import { eventId } from '@/domain/memory/eventIds'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryLog } from '@/domain/memory/MemoryLog'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { courseAccounts } from '../../../server/src/services/course/courseAccounts'
import { type Backend } from '../harness/startBackend'
import { type Buyer, type Shop, startShop } from '../harness/startShop'

const GOODS = '270001'
const DAY = 86_400_000

let shop: Shop
let backend: Backend
let me: Buyer
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())
beforeEach(async () => {
  me = await shop.buyer()
})

const params = () => ({ uid: me.uid })
const learned = (lessonId: string) =>
  backend.rows(
    `insert into lesson_progress (uid, goods_id, lesson_id, done_at)
      values (${me.uid}, '${GOODS}', '${lessonId}', now()) returning uid`,
  )

test('at least four subjects have cards, a hundred and twenty together', async () => {
  const subjects = await backend.ask(pointSubjects, {})
  expect(subjects.map(({ key }) => key)).toEqual(['politics', 'english', 'maths', 'education'])
  expect(subjects.reduce((sum, { cardCount }) => sum + cardCount, 0)).toBeGreaterThanOrEqual(120)
})

describe('the tree of a subject', () => {
  const point = async (pointId: string) => {
    const tree = await backend.ask(knowledgeTree, { params: { ...params(), subject: 'maths' } }, me.token)
    return tree.chapters.flatMap(({ points }) => points).find((one) => one.pointId === pointId)
  }

  test('knows nothing of a point that no held course explains', async () => {
    expect(await point('maths-limit')).toMatchObject({ lessons: 0, done: 0 })
  })

  test('counts the lessons of held courses, and those that are done', async () => {
    await me.own(GOODS)
    expect(await point('maths-limit')).toMatchObject({ lessons: 1, done: 0 })
    await learned('004')
    expect(await point('maths-limit')).toMatchObject({ lessons: 1, done: 1 })
    await backend.rows(
      `update entitlements set expires_at = '2026-01-01' where uid = ${me.uid} returning uid`,
    )
    expect(await point('maths-limit')).toMatchObject({ lessons: 0, done: 0 })
  })

  test('is not found under another name', async () => {
    const answer = await backend.send(
      knowledgeTree,
      { params: { ...params(), subject: 'alchemy' } },
      me.token,
    )
    expect(answer).toMatchObject({ status: 404, code: 'x404' })
  })
})

test('a point has its text, cards, lessons and neighbours', async () => {
  await me.own(GOODS)
  const ask = (pointId: string) => backend.ask(knowledgePoint, { params: { ...params(), pointId } }, me.token)
  const first = await ask('maths-limit')
  expect(first).toMatchObject({
    subject: 'maths',
    subjectName: '数学',
    next: 'maths-taylor',
    lessons: [{ goodsId: GOODS, lessonId: '004', kind: 'video', done: false }],
  })
  expect(first.previous).toBeUndefined()
  // What is written with signs of maths is typeset: its formulas bring the room that they take.
  expect(first.text[1]).toMatch(/\$[\d.]+,[\d.]+,[\d.]+\|u\^v\$/)
  expect(piecesOfText(first.cards[1]?.front ?? '')).toContainEqual(
    expect.objectContaining({ tex: String.raw`1^\infty` }),
  )
  expect(await ask('maths-taylor')).toMatchObject({ previous: 'maths-limit' })
})

test('weak points: what is examined more comes first, what is mastered does not come', async () => {
  await me.own(GOODS)
  const weak = (query: object = {}) =>
    backend.ask(weakPoints, { params: params(), query: { size: 100, ...query } }, me.token)
  const before = await weak()
  expect(before.total).toBe(64)
  expect(before.list.map(({ weight }) => weight)).toEqual(
    before.list.map(({ weight }) => weight).sort((one, other) => other - one),
  )
  await learned('004')
  const after = await weak({ subject: 'maths' })
  expect(after.total).toBe(12)
  expect(after.list.map(({ pointId }) => pointId)).not.toContain('maths-limit')
  const second = await weak({ size: 5, page: 2 })
  expect(second.list).toHaveLength(5)
  expect(second.list.map(({ pointId }) => pointId)).toEqual(
    (await weak()).list.slice(5, 10).map(({ pointId }) => pointId),
  )
})

describe('the log of recitals', () => {
  const DEVICE = 'aaaaaaaa'
  const answer = (word: string, at: number, device = DEVICE): MemoryEvent => ({
    kind: 'review',
    id: eventId(at, device),
    at,
    device,
    word,
    grade: 3,
    source: 'card',
    proved: true,
    took: 4000,
    due: at + DAY,
  })
  const send = (events: readonly MemoryEvent[], who = me) =>
    backend.ask(sendRecitals, { params: { uid: who.uid }, body: { events: [...events] } }, who.token)
  const pull = async (who = me, size = 3) => {
    const events: MemoryEvent[] = []
    let cursor = 0
    for (let more = true; more;) {
      const part = await backend.ask(
        recitals,
        { params: { uid: who.uid }, query: { after: cursor, size } },
        who.token,
      )
      events.push(...part.events)
      cursor = part.cursor
      more = part.more
    }
    return events
  }
  const cards = async () => {
    const deck = await backend.ask(reciteDeck, { params: { subject: 'politics' } }, me.token)
    return deck.chapters.flatMap(({ points }) =>
      points.flatMap((point) => point.cards.map(({ cardId }) => cardId)),
    )
  }

  test('comes back as it was sent; batches may be repeated, cut, shuffled and sent at once', async () => {
    const now = backend.time.now
    const events = (await cards()).slice(0, 10).map((card, at) => answer(card, now - 10_000 + at))
    const [one, two] = [events.slice(0, 7), events.slice(4)]
    const receipts = await Promise.all([send(two), send([...one].reverse()), send(two)])
    expect(receipts.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(events.length)
    expect(await send(events)).toMatchObject({ accepted: 0, duplicated: events.length, refused: [] })
    const found = await pull()
    expect(found).toHaveLength(events.length)
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)))
    const replay = (list: readonly MemoryEvent[]) => {
      const log = new MemoryLog(new MemoryModel())
      log.add(list)
      return [...log.states.values()].sort((a, b) => (a.word < b.word ? -1 : 1))
    }
    expect(replay(found)).toEqual(replay(events))
  })

  test('refuses an unknown card, a wrong id and a moment in the future, and takes the rest', async () => {
    const now = backend.time.now
    const [card = ''] = await cards()
    const right = answer(card, now - 5000)
    const wrong = [
      answer('no-such-card', now - 4000),
      { ...answer(card, now - 3000), id: eventId(now - 2999, DEVICE) },
      answer(card, now + 3_600_000),
    ]
    const receipt = await send([right, ...wrong])
    expect(receipt).toMatchObject({ accepted: 1, refused: wrong.map(({ id }) => id), now })
  })

  test('makes the task of the day, whose award is given once', async () => {
    const now = backend.time.now
    const events = (await cards())
      .slice(0, taskRules.recite)
      .map((card, at) => answer(card, now - 10_000 + at))
    await send(events.slice(1))
    const { today } = await backend.ask(dayTasks, { params: params(), query: {} }, me.token)
    const taskId = `recite_${today}`
    const join = () => backend.send(joinTask, { params: { ...params(), taskId } }, me.token)
    expect(await join()).toMatchObject({ status: 409 })
    await send(events)
    expect((await join()).result).toMatchObject({ award: taskRules.award.recite })
    expect((await join()).result).toMatchObject({ points: taskRules.award.recite })
  })

  test('two accounts that become one have both logs, each event once', async () => {
    const other = await shop.buyer()
    const now = backend.time.now
    const [one = '', two = '', three = ''] = await cards()
    const shared = answer(one, now - 9000)
    await send([shared, answer(two, now - 8000)])
    await send([shared, answer(three, now - 7000, 'bbbbbbbb')], other)
    await courseAccounts.move(backend.db, Number(other.uid), Number(me.uid))
    expect(new Set((await pull()).map(({ word }) => word))).toEqual(new Set([one, two, three]))
    expect(await pull()).toHaveLength(3)
    expect(await pull(other)).toEqual([])
  })
})
