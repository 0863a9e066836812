/** @jest-environment ./tests/api/environment.cjs */
import { operateLive, reservedLectures, reserveLive } from '@/contracts/course/live'
import { studyCentre } from '@/contracts/course/studyCentre'
import { type Shop, startShop } from './startShop'

const LECTURE = 'english-sentence'
const liveId = `lecture_${LECTURE}`
const HOUR = 3_600_000

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
