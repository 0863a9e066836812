import {
  leaveLive,
  liveLecture,
  liveLesson,
  operateLive,
  reservedLectures,
  reserveLive,
} from '@/contracts/course/live'
import { studyCentre } from '@/contracts/course/studyCentre'
import { type Shop, startShop } from '../harness/startShop'

const LECTURE = 'english-sentence'
const liveId = `lecture_${LECTURE}`
const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ operatorKey: 'operator' })
})
afterAll(() => shop.backend.stop())

const operate = (body: object) =>
  shop.backend.send(operateLive, { params: { liveId }, body }, undefined, 'operator')

test('a broadcast of which a place is kept stands in the study centre, where an operator moved it, until it is over', async () => {
  const { backend } = shop
  const { uid, token } = await shop.buyer()
  const reminded = async () =>
    (await backend.ask(studyCentre, { params: { uid } }, token)).reservedLives.map(
      ({ lectureId, startsAt, endsAt }) => [lectureId, startsAt, endsAt],
    )
  expect(await reminded()).toEqual([])
  const startsAt = backend.time.now + HOUR
  await operate({ startsAt, endsAt: startsAt + HOUR })
  await backend.ask(reserveLive, { params: { uid, liveId }, body: {} }, token)
  expect(await reminded()).toEqual([[LECTURE, startsAt, startsAt + HOUR]])
  const listed = await backend.ask(reservedLectures, { params: { uid } }, token)
  expect(listed.map(({ lectureId }) => lectureId)).toEqual([LECTURE])
  await operate({ startsAt: backend.time.now })
  expect(await reminded()).toEqual([[LECTURE, backend.time.now, startsAt + HOUR]])
  await operate({ endsAt: backend.time.now })
  expect(await reminded()).toEqual([])
})

test('a place is given back as often as it is asked for, by its keeper alone, and can be kept again', async () => {
  const { backend } = shop
  const [one, other] = [await shop.buyer(), await shop.buyer()]
  const startsAt = backend.time.now + HOUR
  await operate({ startsAt, endsAt: startsAt + HOUR })
  const parts = (uid: string) => ({ params: { uid, liveId } })
  const stands = async ({ uid, token }: { uid: string; token: string }) => {
    const { reservedLives } = await backend.ask(studyCentre, { params: { uid } }, token)
    const room = await backend.ask(liveLecture, { params: { lectureId: LECTURE } }, token)
    const listed = await backend.ask(reservedLectures, { params: { uid } }, token)
    return [reservedLives.length, listed.length, room.reserved]
  }
  for (const { uid, token } of [one, other]) {
    await backend.ask(reserveLive, { ...parts(uid), body: {} }, token)
    expect(await stands({ uid, token })).toEqual([1, 1, true])
  }
  for (let time = 0; time < 2; time += 1) {
    await backend.ask(leaveLive, parts(one.uid), one.token)
    expect(await stands(one)).toEqual([0, 0, false])
  }
  expect(await stands(other)).toEqual([1, 1, true])
  await backend.ask(reserveLive, { ...parts(one.uid), body: {} }, one.token)
  expect(await stands(one)).toEqual([1, 1, true])
  // What is over takes no places, and gives them back all the same.
  await operate({ startsAt: backend.time.now - HOUR, endsAt: backend.time.now })
  await backend.ask(leaveLive, parts(one.uid), one.token)
  expect(
    await backend.rows(`select uid from live_reservations where live_id = '${liveId}' and uid = ${one.uid}`),
  ).toEqual([])
})

test('a broadcast has places while it is not over; that of a weekly lesson for the next week only', async () => {
  const { backend } = shop
  const buyer = await shop.buyer()
  const { uid, token } = buyer
  const reserve = (wanted: string) =>
    backend.send(reserveLive, { params: { uid, liveId: wanted }, body: {} }, token)
  await operate({ startsAt: backend.time.now, endsAt: backend.time.now + HOUR })
  expect(await reserve(liveId)).toMatchObject({ status: 200 })
  await operate({ endsAt: backend.time.now })
  expect(await reserve(liveId)).toMatchObject({ code: 'Y40951' })
  await buyer.own('270001')
  const [row] = await backend.rows(
    `select lesson_id from lessons where goods_id = '270001' and kind = 'live'`,
  )
  const params = { goodsId: '270001', lessonId: String(row?.['lesson_id']), uid }
  const next = await backend.ask(liveLesson, { params }, token)
  const after = (weeks: number): string =>
    next.liveId.replace(/[^_]+$/, (moment) => (parseInt(moment, 36) + weeks * WEEK).toString(36))
  expect(await reserve(after(0))).toMatchObject({ status: 200 })
  for (const weeks of [1, 50, -1]) expect(await reserve(after(weeks))).toMatchObject({ code: 'Y40951' })
})
