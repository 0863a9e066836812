/** @jest-environment ./tests/api/environment.cjs */
import { playedLesson, studiedCourse } from '@/contracts/course/lessons'
import { deleteNote, notes, writeNote } from '@/contracts/course/notes'
import { studyCentre } from '@/contracts/course/studyCentre'
import { courseReport, studiedDays } from '@/contracts/course/studyTime'
import { watched, type Sitting } from '@/contracts/course/watching'
import { learningAccounts } from '../../server/src/services/learning/learningAccounts'
import type { Backend } from './startBackend'
import { type Buyer, type Shop, startShop } from './startShop'

const GOODS = '270101'
const LESSON = '004'
const TRIAL = '001'
const NOW = Date.parse('2026-12-01T20:00:00+08:00')

let shop: Shop
let backend: Backend
beforeAll(async () => {
  shop = await startShop()
  backend = shop.backend
})
afterAll(() => backend.stop())

/** Somebody who holds the course. */
const learner = async (): Promise<Buyer> => {
  const buyer = await shop.buyer()
  await buyer.own(GOODS)
  backend.time.now = Math.max(backend.time.now, NOW)
  return buyer
}

const lessonOf = ({ uid, token }: Buyer, lessonId = LESSON) =>
  backend.call(playedLesson, { params: { uid, goodsId: GOODS, lessonId } }, token)

const sitting = (more: Partial<Sitting> = {}): Sitting => ({
  sittingId: 'sitting-0001',
  goodsId: GOODS,
  lessonId: LESSON,
  startedAt: backend.time.now - 60_000,
  at: backend.time.now,
  seconds: 20,
  covered: [[0, 20]],
  place: 20,
  length: 60,
  ...more,
})

const tell = ({ uid, token }: Buyer, more: Partial<Sitting> = {}) =>
  backend.ask(watched, { params: { uid }, body: sitting(more) }, token)

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
    const piece = list.body.split('\n').find((line) => line.endsWith('.m2ts')) ?? ''
    const place = (film.sources[0]?.url ?? '').replace('index.m3u8', '')
    expect((await bodyOf(place + piece)).statusCode).toBe(200)
    expect((await bodyOf(film.subtitles ?? '')).body.startsWith('WEBVTT')).toBe(true)
    expect(film.cues.length).toBeGreaterThan(4)
  })

  test('nobody else, but trial lessons everybody', async () => {
    const stranger = await shop.buyer()
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

  test.each<[string, Partial<Sitting>]>([
    ['more seconds than went by', { seconds: 80 }],
    ['more of the film than the seconds hold', { covered: [[0, 59]], seconds: 20 }],
    ['a stretch that runs backwards', { covered: [[20, 10]] }],
    ['a stretch behind the end', { covered: [[50, 70]] }],
  ])('is refused when it cannot be: %s', async (_, more) => {
    const { uid, token } = await learner()
    expect(await backend.call(watched, { params: { uid }, body: sitting(more) }, token)).toMatchObject({
      status: 400,
    })
  })

  test('is refused of a course that was never held', async () => {
    const { uid, token } = await shop.buyer()
    const body = sitting({ lessonId: '005' })
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

describe('notes', () => {
  const write = ({ uid, token }: Buyer, noteId: string, text: string, lessonId = LESSON) =>
    backend.ask(
      writeNote,
      { params: { uid, noteId }, body: { goodsId: GOODS, lessonId, place: 12, text } },
      token,
    )
  const list = ({ uid, token }: Buyer, lessonId?: string) =>
    backend.ask(
      notes,
      { params: { uid, goodsId: GOODS }, query: lessonId === undefined ? {} : { lessonId } },
      token,
    )

  test('are written once, changed, found by course and by lesson, and removed', async () => {
    const buyer = await learner()
    await write(buyer, 'note-0001', '先判断类型')
    backend.time.now += 1000
    await write(buyer, 'note-0001', '先判断类型，再算')
    await write(buyer, 'note-0002', '中值定理', '005')
    expect((await list(buyer)).list.map(({ text }) => text)).toEqual(['中值定理', '先判断类型，再算'])
    expect(await list(buyer, LESSON)).toMatchObject({ total: 1, list: [{ place: 12, lessonId: LESSON }] })
    const params = { uid: buyer.uid, noteId: 'note-0001' }
    await backend.ask(deleteNote, { params }, buyer.token)
    await backend.ask(deleteNote, { params }, buyer.token)
    expect((await list(buyer)).total).toBe(1)
  })

  test('of the same id belong to whoever wrote them', async () => {
    const [one, other] = [await learner(), await learner()]
    await write(one, 'note-0009', '我的')
    await write(other, 'note-0009', '她的')
    await backend.ask(deleteNote, { params: { uid: other.uid, noteId: 'note-0009' } }, other.token)
    expect((await list(one)).list.map(({ text }) => text)).toEqual(['我的'])
  })
})

describe('records and report', () => {
  test('tell the days, their lessons and the time of a course', async () => {
    const buyer = await learner()
    const { uid, token } = buyer
    await tell(buyer)
    await tell(buyer, { sittingId: 'sitting-0002', lessonId: '005' })
    const day = await backend.ask(studiedDays, { params: { uid }, query: {} }, token)
    expect(day).toMatchObject({ total: 1, list: [{ seconds: 40 }] })
    expect(day.list[0]?.lessons.map(({ lessonId, seconds }) => [lessonId, seconds])).toEqual([
      ['004', 20],
      ['005', 20],
    ])
    const report = await backend.ask(courseReport, { params: { uid, goodsId: GOODS } }, token)
    expect(report).toMatchObject({ seconds: 40, lessonsDone: 0, notes: 0 })
    expect(report.days).toHaveLength(14)
    expect(report.days[13]?.seconds).toBe(40)
    expect(report.rank?.learners).toBeGreaterThan(0)
  })

  test('a day begins at four in the morning in China', async () => {
    const buyer = await learner()
    backend.time.now = Date.parse('2026-12-20T03:30:00+08:00')
    await tell(buyer)
    const { list } = await backend.ask(studiedDays, { params: { uid: buyer.uid }, query: {} }, buyer.token)
    expect(list.map(({ date }) => date)).toEqual(['2026-12-19'])
  })

  test('costs the same number of statements for one day and for many', async () => {
    const buyer = await learner()
    const ask = () => backend.ask(studiedDays, { params: { uid: buyer.uid }, query: {} }, buyer.token)
    await tell(buyer)
    const one = await backend.countQueries(ask)
    for (let day = 1; day < 5; day++) {
      backend.time.now += 86_400_000
      await tell(buyer, { sittingId: `sitting-day${day}` })
    }
    expect(await backend.countQueries(ask)).toBe(one)
    expect((await ask()).list).toHaveLength(5)
  })
})
