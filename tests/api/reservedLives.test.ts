/** @jest-environment ./tests/api/environment.cjs */
import { liveLesson, operateLive, reservedLectures, reserveLive } from '@/contracts/course/live'
import { studyCentre } from '@/contracts/course/studyCentre'
import { type Shop, startShop } from './startShop'

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
