import { playedLesson, studiedCourse } from '@/contracts/course/lessons'
import { studyCentre } from '@/contracts/course/studyCentre'
import { studiedDays } from '@/contracts/course/studyTime'
import { watched, type WatchSession } from '@/contracts/course/watching'
import { courseLearning } from '@/contracts/course/learning'
import { seenPercent } from '@/domain/courses/seenPercent'
import { startOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { learningAccounts } from '../../../server/src/services/learning/learningAccounts'
import type { Backend } from '../harness/startBackend'
import { GOODS, LESSON, type School, startSchool } from '../harness/startSchool'
import type { Buyer } from '../harness/startShop'

const TRIAL = '001'

let school: School
let backend: Backend
beforeAll(async () => {
  school = await startSchool()
  backend = school.backend
})
afterAll(() => backend.stop())

const learner = () => school.learner()

const lessonOf = ({ uid, token }: Buyer, lessonId = LESSON) =>
  backend.call(playedLesson, { params: { uid, goodsId: GOODS, lessonId } }, token)

const tell = (buyer: Buyer, more: Partial<WatchSession> = {}) => school.tell(buyer, more)

const bodyOf = async (url: string) => {
  const { statusCode, body } = await backend.fastify.inject(url)
  return { statusCode, body }
}

describe('who may see a film', () => {
  test('who holds the course: the playlist, its pieces and its subtitles', async () => {
    const buyer = await learner()
    const { film, next } = await backend.ask(
      playedLesson,
      { params: { uid: buyer.uid, goodsId: GOODS, lessonId: LESSON } },
      buyer.token,
    )
    if (!film) throw new Error('no film')
    expect(film.sources.map(({ quality }) => quality)).toEqual([10, 5])
    expect(next?.lessonId).toBe('005')
    const list = await bodyOf(film.sources[0]?.url ?? '')
    expect([list.statusCode, list.body.startsWith('#EXTM3U')]).toEqual([200, true])
    const piece = list.body.split('\n').find((line) => line.endsWith('.ts')) ?? ''
    const place = (film.sources[0]?.url ?? '').replace('index.m3u8', '')
    expect((await bodyOf(place + piece)).statusCode).toBe(200)
    const missing = await backend.fastify.inject(`${place}no-such-piece.ts`)
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    expect((await bodyOf(film.subtitles ?? '')).body.startsWith('WEBVTT')).toBe(true)
    expect(film.cues.length).toBeGreaterThan(4)
  })

  test('at its provider too, where it has one', async () => {
    const buyer = await learner()
    const provider = { name: 'cc', site: 'S1', vid: 'V1' }
    await backend.rows(
      `update content_items set data = data || '${JSON.stringify({ provider })}' where kind = 'film' returning 1`,
    )
    const params = { uid: buyer.uid, goodsId: GOODS, lessonId: LESSON }
    const { film } = await backend.ask(playedLesson, { params }, buyer.token)
    expect(film).toMatchObject({ provider, sources: [{ quality: 10 }, { quality: 5 }] })
    await backend.rows(`update content_items set data = data - 'provider' where kind = 'film' returning 1`)
  })

  test('nobody else, but trial lessons everybody', async () => {
    const stranger = await school.shop.buyer()
    expect(await lessonOf(stranger)).toMatchObject({ status: 200 })
    expect(await lessonOf(stranger, '005')).toMatchObject({ status: 403, code: 'Y40302' })
    expect(await lessonOf(stranger, TRIAL)).toMatchObject({ status: 200 })
    expect(await lessonOf(stranger, '999')).toMatchObject({ status: 404 })
  })

  test('not with a ticket that was made up, belongs to another film, or has expired', async () => {
    const buyer = await learner()
    const { film } = await backend.ask(
      playedLesson,
      { params: { uid: buyer.uid, goodsId: GOODS, lessonId: LESSON } },
      buyer.token,
    )
    const url = film?.sources[0]?.url ?? ''
    const [, , ticket = ''] = url.split('/')
    const wrong = [
      url.replace(ticket, `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`),
      url.replace(ticket, 'x'),
      url.replace('/limits/', '/matrix/'),
      `/films/${ticket}/limits/../matrix/480/index.m3u8`,
      `/films/${ticket}/limits/%2e%2e/matrix/480/index.m3u8`,
      `/films/${ticket}/limits/..%2Fmatrix/480/index.m3u8`,
      `/films/${ticket}/limits/..%2fmatrix%2f480%2f00.ts`,
      `/films/${ticket}/limits/480/..%2F..%2Fmatrix/480/index.m3u8`,
      `/films/${ticket}/limits/%2E%2E%2Fmatrix%2Fposter.webp`,
      `/films/${ticket}/limits/..%5Cmatrix%5C480%5Cindex.m3u8`,
      `/films/${ticket}/limits/.%2F..%2Fmatrix/480/index.m3u8`,
      `/films/${ticket}/limits/480//..%2F..%2Fmatrix/zh.vtt`,
    ]
    for (const address of wrong) expect([403, 404]).toContain((await bodyOf(address)).statusCode)
    expect((await bodyOf(url)).statusCode).toBe(200)
    backend.time.now += 13 * 3_600_000
    expect((await bodyOf(url)).statusCode).toBe(403)
    expect((await bodyOf(`/media/../film-media/limits/480/index.m3u8`)).statusCode).not.toBe(200)
  })

  test('not once the course has run out; what was watched before is still taken', async () => {
    const buyer = await learner()
    await backend.rows(
      `update entitlements set expires_at = '2026-01-01' where uid = ${buyer.uid} returning uid`,
    )
    expect(await lessonOf(buyer, '005')).toMatchObject({ status: 403, code: 'Y40303' })
    expect(await tell(buyer, { lessonId: '005' })).toMatchObject({ seconds: 20 })
  })
})

describe('what was watched', () => {
  test('counts once, however often and in whatever order it is told', async () => {
    const buyer = await learner()
    const grown = { seconds: 40, covered: [[0, 40] as [number, number]], place: 40 }
    await tell(buyer)
    await tell(buyer, grown)
    await tell(buyer, grown)
    expect(await tell(buyer, { at: backend.time.now - 30_000 })).toMatchObject({
      seconds: 40,
      covered: 40,
      place: 40,
    })
  })

  test('is joined over devices: time adds up, the film counts once, the later place wins', async () => {
    const buyer = await learner()
    await tell(buyer, { sittingId: 'phone-0001' })
    const both = await tell(buyer, {
      sittingId: 'laptop-0001',
      covered: [[10, 30]],
      place: 30,
      at: backend.time.now + 1,
    })
    expect(both).toMatchObject({ seconds: 40, covered: 30, place: 30, done: false })
    // The outline of the course says as much.
    const course = { params: { uid: buyer.uid, goodsId: GOODS } }
    const { chapters } = await backend.ask(courseLearning, course, buyer.token)
    const seen = chapters
      .flatMap(({ lessons }) => lessons)
      .flatMap((one) => (one.seen > 0 ? [[one.lessonId, one.seen]] : []))
    expect(seen).toEqual([[LESSON, seenPercent(both)]])
  })

  test('told at the same moment by two devices, nothing is lost', async () => {
    const buyer = await learner()
    await Promise.all(Array.from({ length: 6 }, (_unused, n) => tell(buyer, { sittingId: `device-000${n}` })))
    const { seconds, chapters } = await backend.ask(
      studiedCourse,
      { params: { uid: buyer.uid, goodsId: GOODS } },
      buyer.token,
    )
    expect(seconds).toBe(120)
    const lesson = chapters.flatMap(({ lessons }) => lessons).find(({ lessonId }) => lessonId === LESSON)
    expect(lesson).toMatchObject({ playable: true, stand: { seconds: 120, covered: 20 } })
  })

  test('finishes a lesson of which nine tenths were played, which the study centre knows', async () => {
    const buyer = await learner()
    const { film } = await backend.ask(
      playedLesson,
      { params: { uid: buyer.uid, goodsId: GOODS, lessonId: LESSON } },
      buyer.token,
    )
    const length = film?.seconds ?? 0
    const stand = await tell(buyer, {
      startedAt: backend.time.now - length * 1000,
      seconds: length,
      covered: [[0, length]],
      place: length,
      // The backend knows better how long its film is.
      length: length * 2,
    })
    expect(stand).toMatchObject({ done: true, length })
    const { courses } = await backend.ask(studyCentre, { params: { uid: buyer.uid } }, buyer.token)
    expect(courses).toMatchObject([{ goodsId: GOODS, lessonsDone: 1 }])
  })

  test.each<[string, Partial<WatchSession>]>([
    ['more seconds than went by', { seconds: 80 }],
    ['more of the film than the seconds hold', { covered: [[0, 59]], seconds: 20 }],
    ['a stretch that runs backwards', { covered: [[20, 10]] }],
    ['a stretch behind the end', { covered: [[50, 70]] }],
    [
      'the whole film in no time',
      { seconds: 0, covered: Array.from({ length: 40 }, (_unused, at) => [at, at + 1]) },
    ],
  ])('is refused when it cannot be: %s', async (_, more) => {
    const { uid, token } = await learner()
    expect(await backend.call(watched, { params: { uid }, body: school.sitting(more) }, token)).toMatchObject(
      {
        status: 400,
      },
    )
  })

  test('is no more than the day has been, however many lessons are told to have run at once', async () => {
    const buyer = await learner()
    const startedAt = startOfStudyDay(studyDay(backend.time.now))
    const passed = Math.floor((backend.time.now - startedAt) / 1000)
    for (let no = 0; no < 6; no += 1)
      await tell(buyer, { sittingId: `wall-000${no}`, startedAt, seconds: passed, covered: [[0, 60]] })
    const params = { uid: buyer.uid }
    const { list } = await backend.ask(studiedDays, { params, query: { page: 1, size: 20 } }, buyer.token)
    expect(list).toHaveLength(1)
    expect(list[0]?.seconds).toBeGreaterThanOrEqual(passed)
    expect(list[0]?.seconds).toBeLessThanOrEqual(passed + 5)
  })

  test('is nothing before the learner came, and nothing of tomorrow', async () => {
    const buyer = await learner()
    await backend.rows(
      `update users set registered_at = '${new Date(backend.time.now - 30_000).toISOString()}' where uid = ${buyer.uid} returning uid`,
    )
    const body = (more: Partial<WatchSession>) => school.sitting({ sittingId: 'early-0001', ...more })
    const send = (more: Partial<WatchSession>) =>
      backend.call(watched, { params: { uid: buyer.uid }, body: body(more) }, buyer.token)
    expect(await send({ startedAt: 0, seconds: 3600, covered: [[0, 60]] })).toMatchObject({ status: 400 })
    const later = backend.time.now + 86_400_000
    expect(await send({ startedAt: later, at: later + 3_600_000, seconds: 50 })).toMatchObject({
      status: 400,
    })
    expect(await send({ startedAt: 0, seconds: 20 })).toMatchObject({ status: 200 })
  })

  test('of a lesson without a film is as long as the content says, whatever the device does', async () => {
    const buyer = await learner()
    const [row] = await backend.rows(
      `select lesson_id, minutes from lessons where goods_id = '${GOODS}' and clip is null and minutes > 1 limit 1`,
    )
    const lessonId = String(row?.['lesson_id'])
    const stand = await tell(buyer, { lessonId, length: 1, seconds: 1, covered: [[0, 1]], place: 1 })
    expect(stand).toMatchObject({ done: false, length: Number(row?.['minutes']) * 60 })
  })

  test('is refused of a course that was never held', async () => {
    const { uid, token } = await school.shop.buyer()
    const body = school.sitting({ lessonId: '005' })
    expect(await backend.call(watched, { params: { uid }, body }, token)).toMatchObject({ status: 403 })
  })
})

test('two accounts that become one have watched what both have watched', async () => {
  const [from, to] = [await learner(), await learner()]
  await tell(from, { sittingId: 'sitting-from' })
  await tell(to, { sittingId: 'sitting-to-1', covered: [[10, 30]], place: 30, at: backend.time.now - 1000 })
  await backend.db.transaction((tx) => learningAccounts.move(tx, Number(from.uid), Number(to.uid)))
  const params = { uid: to.uid, goodsId: GOODS }
  const { chapters } = await backend.ask(studiedCourse, { params }, to.token)
  const lesson = chapters.flatMap(({ lessons }) => lessons).find(({ lessonId }) => lessonId === LESSON)
  expect(lesson?.stand).toMatchObject({ seconds: 40, covered: 30, place: 20 })
  const { list } = await backend.ask(studiedDays, { params, query: {} }, to.token)
  expect(list.map(({ seconds }) => seconds)).toEqual([40])
})
