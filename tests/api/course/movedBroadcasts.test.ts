import { lessonRoom } from '@/domain/courses/lessonRoom'
import { courseLearning } from '@/contracts/course/learning'
import { studiedCourse } from '@/contracts/course/lessons'
import { liveLecture, liveLesson, operateLive, reservedLectures, reserveLive } from '@/contracts/course/live'
import { startingSchool } from '@/contracts/course/startingSchool'
import { studyCentre } from '@/contracts/course/studyCentre'
import { lectures } from '@/contracts/promo/lectures'
import { type Shop, startShop } from '../harness/startShop'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LECTURE = 'english-sentence'
/** Goods with a live lesson. */
const GOODS = '270001'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ operatorKey: 'operator' })
})
afterAll(() => shop.backend.stop())

const operate = async (liveId: string, body: object) => {
  const { status } = await shop.backend.send(operateLive, { params: { liveId }, body }, undefined, 'operator')
  expect(status).toBe(200)
}

/** An operator starts it later or at once, and ends it between two minutes. */
const moves = () => {
  const { now } = shop.backend.time
  return [
    { startsAt: now + 3 * HOUR, endsAt: now + 4 * HOUR },
    { startsAt: now - MINUTE, endsAt: now + HOUR },
    { startsAt: now - HOUR, endsAt: now + 90_500 },
  ]
}

/** A buyer who holds the goods, and the first of their live lessons in an order. */
const holder = async (order: string) => {
  const buyer = await shop.buyer()
  await buyer.own(GOODS)
  const [row] = await shop.backend.rows(
    `select lesson_id from lessons where goods_id = '${GOODS}' and kind = 'live' order by ${order} limit 1`,
  )
  return { uid: buyer.uid, token: buyer.token, lessonId: String(row?.['lesson_id']) }
}

test('wherever an operator moved a lecture, every list of lectures says what its room says', async () => {
  const { backend } = shop
  const { uid, token } = await shop.buyer()
  const liveId = `lecture_${LECTURE}`
  await operate(liveId, { startsAt: backend.time.now + HOUR, endsAt: backend.time.now + 2 * HOUR })
  await backend.ask(reserveLive, { params: { uid, liveId }, body: {} }, token)
  for (const move of moves()) {
    await operate(liveId, move)
    const { startsAt, endsAt } = await backend.ask(liveLecture, { params: { lectureId: LECTURE } })
    expect({ startsAt, endsAt }).toEqual(move)
    const { list } = await backend.ask(lectures, {})
    const listed = list.find(({ lectureId }) => lectureId === LECTURE)
    expect(listed?.at).toBe(startsAt)
    expect(startsAt + (listed?.minutes ?? 0) * MINUTE).toBeCloseTo(endsAt)
    const [kept] = await backend.ask(reservedLectures, { params: { uid } }, token)
    expect(kept).toMatchObject(move)
  }
})

test('a move is taken back: the broadcast is as planned again', async () => {
  const { backend } = shop
  const liveId = `lecture_${LECTURE}`
  const times = async () => {
    const { startsAt, endsAt } = await backend.ask(liveLecture, { params: { lectureId: LECTURE } })
    return { startsAt, endsAt }
  }
  await operate(liveId, { startsAt: null, endsAt: null })
  const planned = await times()
  await operate(liveId, { startsAt: planned.startsAt + HOUR, endsAt: planned.endsAt + 2 * HOUR })
  expect(await times()).not.toEqual(planned)
  await operate(liveId, { startsAt: null, endsAt: null })
  expect(await times()).toEqual(planned)
})

test('a broadcast is not moved beyond the years that the database reads', async () => {
  const params = { liveId: `lecture_${LECTURE}` }
  const { status } = await shop.backend.send(
    operateLive,
    { params, body: { startsAt: 9e14 } },
    undefined,
    'operator',
  )
  expect(status).toBe(400)
})

test('wherever an operator moved a weekly lesson, every list of lessons says what its room says', async () => {
  const { backend } = shop
  const { uid, token, lessonId } = await holder('position')
  const room = () => backend.ask(liveLesson, { params: { uid, goodsId: GOODS, lessonId } }, token)
  const { liveId } = await room()
  const params = { uid, goodsId: GOODS }
  const said = async () => {
    const shown = [
      ...(await backend.ask(studiedCourse, { params }, token)).chapters.flatMap(({ lessons }) => lessons),
      ...(await backend.ask(courseLearning, { params }, token)).chapters.flatMap(({ lessons }) => lessons),
      ...((await backend.ask(startingSchool, { params: { uid }, query: { goodsId: GOODS } }, token))
        ?.schedule ?? []),
    ]
    const { nextLive } = await backend.ask(studyCentre, { params: { uid } }, token)
    return [...shown, nextLive].flatMap((one) => (one?.lessonId === lessonId ? [one.startsAt] : []))
  }
  for (const move of moves()) {
    await operate(liveId, move)
    expect(await room()).toMatchObject({ liveId, ...move })
    const times = await said()
    expect(times.length).toBeGreaterThanOrEqual(3)
    expect(new Set(times)).toEqual(new Set([move.startsAt]))
  }
  // It was held earlier than planned: the next one is another.
  await operate(liveId, { endsAt: backend.time.now })
  const next = await room()
  expect(next.liveId).not.toBe(liveId)
  expect(new Set(await said())).toEqual(new Set([next.startsAt]))
})

test('a weekly lesson that was moved past its hour is still found', async () => {
  const { backend } = shop
  const { uid, token, lessonId } = await holder('position desc')
  const params = { uid, goodsId: GOODS, lessonId }
  const planned = await backend.ask(liveLesson, { params }, token)
  const later = { startsAt: planned.endsAt + HOUR, endsAt: planned.endsAt + 2 * HOUR }
  await operate(planned.liveId, later)
  const before = backend.time.now
  backend.time.now = planned.endsAt + MINUTE
  const found = await backend.ask(liveLesson, { params }, token)
  backend.time.now = before
  expect(found).toMatchObject({ liveId: planned.liveId, ...later })
})

test('of weekly broadcasts that were moved past each other the one on air is told, else the next one', async () => {
  const { backend } = shop
  const { uid, token, lessonId } = await holder('position desc')
  const told = async () => {
    const params = { uid, goodsId: GOODS, lessonId }
    return (await backend.ask(liveLesson, { params }, token)).liveId
  }
  const first = await told()
  const at = parseInt(first.split('_').at(-1) ?? '', 36)
  const second = lessonRoom(GOODS, lessonId, at + 7 * 24 * HOUR)
  await operate(first, { startsAt: at + 10 * 24 * HOUR, endsAt: at + 10 * 24 * HOUR + HOUR })
  expect(await told()).toBe(second)
  const { now } = backend.time
  await operate(first, { startsAt: now + HOUR, endsAt: now + 2 * HOUR })
  await operate(second, { startsAt: now - MINUTE, endsAt: now + HOUR })
  expect(await told()).toBe(second)
})
