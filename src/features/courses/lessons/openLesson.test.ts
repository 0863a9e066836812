import { lessonKinds } from '@/contracts/course/goods'
import { fakeStores, UID } from '../../../../tests/builders/fakeStores'
import { ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { consumePrefetchedLesson } from './lessonPrefetch'
import { openLesson } from './openLesson'

const CALL = `GET /course/v1/users/${UID}/courses/g1/lessons/1`
const WISH = { goodsId: 'g1', lessonId: '1' }
const lesson = (lessonId: string, title: string) => ({
  goodsId: 'g1',
  courseTitle: '数学全程班',
  lessonId,
  title,
  kind: 'video',
  stand: { seconds: 0, covered: 0, length: 0, place: 0, done: false },
})
const world = (answer = ok(lesson('1', '极限'))) => {
  const made = fakeStores({ loggedIn: true, answers: { [CALL]: answer } })
  return { ...made, asked: () => made.network.sent(CALL).length }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('asks for a lesson with the tap on it, and once', async () => {
  const { stores, asked } = world()
  openLesson(stores, { ...WISH, kind: 'video' })
  openLesson(stores, { ...WISH, kind: 'video' })
  expect((await consumePrefetchedLesson(stores, WISH)).title).toBe('极限')
  expect(asked()).toBe(1)
  await consumePrefetchedLesson(stores, WISH)
  expect(asked()).toBe(2)
})

it.each([
  ['another lesson', { ...WISH, lessonId: '2' }, 0],
  ['one that is too old', WISH, 5000],
])('does not give %s', async (_, wanted, waited) => {
  const { stores, network } = world()
  network.answers[`GET /course/v1/users/${UID}/courses/g1/lessons/2`] = ok(lesson('2', '导数'))
  openLesson(stores, { ...WISH, kind: 'video' })
  await jest.advanceTimersByTimeAsync(waited)
  const before = network.requests.length
  await consumePrefetchedLesson(stores, wanted)
  expect(network.requests.length).toBe(before + 1)
})

it('tells whoever takes it that it was refused, and nobody else', async () => {
  const { stores } = world(refused(403, 'Y40302', '该课程需要购买后学习'))
  openLesson(stores, { ...WISH, kind: 'video' })
  await jest.advanceTimersByTimeAsync(100)
  await expect(consumePrefetchedLesson(stores, WISH)).rejects.toMatchObject({ code: 'Y40302' })
  expect(stores.ui.toast).toBeFalsy()
})

it.each(lessonKinds)('asks ahead for what the page of a lesson plays only (%s)', (kind) => {
  const { stores, asked } = world()
  openLesson(stores, { ...WISH, kind })
  expect(asked()).toBe(['video', 'document', 'exercise'].includes(kind) ? 1 : 0)
  void consumePrefetchedLesson(stores, WISH).catch(() => undefined)
})
