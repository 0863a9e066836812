import {
  calendarAddress,
  followedNotices,
  followOf,
  keepFollow,
  renewCalendar,
  seeChanges,
} from '@/contracts/baoyan/follows'
import { notice, noticeMonth, notices, setDeadlines } from '@/contracts/baoyan/notices'
import { noticeColumns } from '../../../server/src/services/baoyan/import/noticeColumns'
import { NoticeImport } from '../../../server/src/services/baoyan/import/NoticeImport'
import { readBoard } from '../../../server/src/services/baoyan/import/readBoard'
import { type Backend, startBackend } from '../harness/startBackend'

const OPERATOR = 'operator'
const ID = 's2028-camp-001'
let backend: Backend
let me: { uid: string; token: string }
beforeAll(async () => {
  backend = await startBackend({ operatorKey: OPERATOR })
  me = await backend.login('13900000071')
})
afterAll(() => backend.stop())

const dates = (apply: string) => [
  { round: 1, meaning: 'apply' as const, text: apply },
  { round: 1, meaning: 'publish' as const, text: '2099-08 上旬' },
]
const move = (apply: string) =>
  backend.send(
    setDeadlines,
    { params: { noticeId: ID }, body: { deadlines: dates(apply) } },
    undefined,
    OPERATOR,
  )

describe('the board', () => {
  test('has 120 sample notices of 60 schools, by their next deadline', async () => {
    const { list, total } = await backend.ask(notices, { query: { size: 100 } })
    expect(total).toBe(120)
    expect(list.every(({ origin }) => origin === 'sample')).toBe(true)
    const next = list.map(
      ({ deadlines }) =>
        deadlines.find(({ at, meaning }) => at >= backend.time.now && meaning !== 'open')?.at ?? Infinity,
    )
    expect(next).toEqual([...next].sort((one, other) => one - other))
  })

  test('filters by kind, tier, discipline, ids and words', async () => {
    const { list } = await backend.ask(notices, { query: { kind: 'camp', level: '3', code: '08' } })
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((one) => one.kind === 'camp' && one.level === 3 && one.code.startsWith('08'))).toBe(
      true,
    )
    expect((await backend.ask(notices, { query: { ids: `${ID},none` } })).total).toBe(1)
    expect((await backend.ask(notices, { query: { keyword: '北京大学' } })).total).toBeGreaterThan(0)
  })

  test('shows the deadlines of a month by day', async () => {
    const { days } = await backend.ask(noticeMonth, { params: { month: '2027-06' } })
    expect(days.length).toBeGreaterThan(5)
    expect(days.every(({ day }) => day.startsWith('2027-06'))).toBe(true)
  })
})

describe('a followed notice', () => {
  const params = () => ({ uid: me.uid, noticeId: ID })

  test('keeps the own state, and tells of a moved deadline until it is seen', async () => {
    await backend.ask(
      keepFollow,
      { params: params(), body: { state: 'applied', ready: ['本科成绩单'] } },
      me.token,
    )
    backend.time.now += 1000
    expect((await move('2099-06-20 17:00')).status).toBe(200)
    const mine = () => backend.ask(followedNotices, { params: { uid: me.uid }, query: {} }, me.token)
    expect((await mine()).list[0]).toMatchObject({ state: 'applied', notice: { noticeId: ID } })
    expect((await mine()).list[0]?.unseen).toBeGreaterThan(0)
    const { changes } = await backend.ask(notice, { params: { noticeId: ID } })
    expect(changes.find(({ meaning }) => meaning === 'apply')?.after).toBe('2099年6月20日 17:00')
    backend.time.now += 1000
    await backend.ask(seeChanges, { params: params() }, me.token)
    expect((await backend.ask(followOf, { params: params() }, me.token)).follow).toMatchObject({
      unseen: 0,
      state: 'applied',
    })
  })

  test('refuses a time that nobody can read', async () => {
    expect(await move('六月')).toMatchObject({ status: 400 })
  })
})

describe('the calendar', () => {
  const file = async (url: string) => {
    const answer = await backend.fastify.inject({ url: new URL(url, 'http://any').pathname })
    return { status: answer.statusCode, text: answer.body }
  }

  test('holds the followed deadlines, and a renewed address ends the old one', async () => {
    const params = { uid: me.uid }
    const { url } = await backend.ask(calendarAddress, { params }, me.token)
    const { status, text } = await file(url)
    expect(status).toBe(200)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines).toContain('DTEND:20990620T090000Z')
    expect(lines).toContain('DTSTART;VALUE=DATE:20990810')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const fresh = await backend.ask(renewCalendar, { params }, me.token)
    expect([(await file(url)).status, (await file(fresh.url)).status]).toEqual([404, 200])
    expect((await file(fresh.url.replace(/\.\d+\./, '.9.'))).status).toBe(404)
  })
})

describe('import', () => {
  let turn = 0
  const importer = () =>
    new NoticeImport(
      backend.db,
      () => backend.time.now,
      () => `imported-${(turn += 1)}`,
    )
  const line = (apply: string) => [
    {
      line: 2,
      cells: Object.fromEntries(
        ['北京大学', '软件学院', '夏令营', '2028', '0812', '学硕', '', '', '', apply].map((value, at) => [
          noticeColumns[at],
          value,
        ]),
      ),
    },
  ]

  test('recognises the same notice, and records its moved deadline', async () => {
    expect(await importer().run(line('2027-06-01'), true)).toMatchObject({ added: 1 })
    expect(await importer().run(line('2027-06-01'), false)).toMatchObject({ added: 1, changed: 0 })
    expect(await importer().run(line('2027-06-01'), false)).toMatchObject({ added: 0, same: 1 })
    expect(await importer().run(line('2027-06 中旬'), false)).toMatchObject({ changed: 1 })
    expect(await importer().run(line('六月'), false)).toMatchObject({
      added: 0,
      rejected: [{ column: '报名截止' }],
    })
  })

  test('reads a public deadline board', async () => {
    const board = JSON.stringify([
      {
        name: '清华大学',
        institute: '软件学院',
        description: '夏令营',
        deadline: '2027-06-10T23:59:00+08:00',
        website: 'https://example.com',
      },
    ])
    expect(await importer().run(readBoard(board), false)).toMatchObject({ added: 1, rejected: [] })
  })
})
