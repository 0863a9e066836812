import { deleteNote, notes, writeNote } from '@/contracts/course/notes'
import { courseReport, studiedDays } from '@/contracts/course/studyTime'
import type { WatchSession } from '@/contracts/course/watching'
import { studyDay } from '@/domain/memory/studyDay'
import type { Backend } from '../harness/startBackend'
import { GOODS, LESSON, type School, startSchool } from '../harness/startSchool'
import type { Buyer } from '../harness/startShop'

let school: School
let backend: Backend
beforeAll(async () => {
  school = await startSchool()
  backend = school.backend
})
afterAll(() => backend.stop())

const learner = () => school.learner()
const tell = (buyer: Buyer, more: Partial<WatchSession> = {}) => school.tell(buyer, more)

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
    // Of all its films, not only of the two that were begun.
    expect(report.covered).toBe(40)
    expect(report.length).toBeGreaterThan(200)
    expect(report.days).toHaveLength(14)
    expect(report.days[13]?.seconds).toBe(40)
    expect(report.rank?.learners).toBeGreaterThan(0)
  })

  test('of films never tell less because something without a film was watched', async () => {
    const buyer = await learner()
    const { uid, token } = buyer
    const ask = () => backend.ask(courseReport, { params: { uid, goodsId: GOODS } }, token)
    await tell(buyer)
    const { covered, length } = await ask()
    await tell(buyer, { sittingId: 'sitting-0003', lessonId: '002' })
    expect(await ask()).toMatchObject({ covered, length, seconds: 40 })
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

  test('a place of the day is that of a count over all, whoever comes, goes on or leaves', async () => {
    const buyer = await learner()
    const { uid, token } = buyer
    await tell(buyer, { sittingId: 'sitting-rank' })
    const today = studyDay(backend.time.now)
    await backend.rows(`insert into users (uid, phone, name, invite_code, registered_at)
      select 500000 + n, '1700000' || lpad(n::text, 4, '0'), '学员', 'rank' || n, now() from generate_series(1, 300) n returning uid`)
    await backend.rows(
      `insert into study_days select 500000 + n, ${today}, n * 7919 % 90 from generate_series(1, 300) n returning uid`,
    )
    const agrees = async () => {
      const { rank } = await backend.ask(courseReport, { params: { uid, goodsId: GOODS } }, token)
      const [counted] = await backend.rows(
        `select 1 + count(*) filter (where seconds > (select seconds from study_days where uid = ${uid} and day = ${today})) as place,
          count(*) as learners from study_days where day = ${today}`,
      )
      expect(rank).toEqual({ place: Number(counted?.['place']), learners: Number(counted?.['learners']) })
    }
    await agrees()
    await backend.rows(
      `update study_days set seconds = seconds + uid % 70 where uid between 500001 and 500300 returning uid`,
    )
    await agrees()
    await backend.rows(
      `update study_days set day = day - 1 where uid between 500251 and 500300 returning uid`,
    )
    await backend.rows(`delete from study_days where uid between 500001 and 500100 returning uid`)
    await agrees()
    const kept = await backend.rows(`select coalesce(sum(learners), 0)::int as kept from study_day_minutes`)
    const there = await backend.rows(`select count(*)::int as kept from study_days`)
    expect(kept).toEqual(there)
  })
})
