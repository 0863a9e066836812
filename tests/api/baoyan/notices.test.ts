import {
  calendarAddress,
  followedNotices,
  followOf,
  keepFollow,
  renewCalendar,
  seeChanges,
  unfollow,
} from '@/contracts/baoyan/follows'
import { notice, noticeMonth, notices, setDeadlines } from '@/contracts/baoyan/notices'
import { noticeStates } from '@/domain/baoyan/deadlines'
import { noticeColumns } from '../../../server/src/services/baoyan/import/noticeColumns'
import { NoticeImport } from '../../../server/src/services/baoyan/import/NoticeImport'
import { readBoard } from '../../../server/src/services/baoyan/import/readBoard'
import { parseCalendar } from '../../builders/parseCalendar'
import { type Backend, startBackend } from '../harness/startBackend'

const OPERATOR = 'operator'
const ID = 's2028-camp-001'
const ROUNDS = 's2028-camp-002'
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

describe('the state', () => {
  const set = (deadlines: { round: number; meaning: 'open' | 'apply' | 'publish'; text: string }[]) =>
    backend.send(setDeadlines, { params: { noticeId: ROUNDS }, body: { deadlines } }, undefined, OPERATOR)
  const found = async () => {
    const states = await Promise.all(
      noticeStates.map(async (state) => {
        const { list } = await backend.ask(notices, { query: { ids: ROUNDS, state } })
        return list.map((one) => [state, one.state])
      }),
    )
    return states.flat()
  }

  test.each([
    ['2027-06-01 00:00', [['open', 'open']]],
    ['2027-05-31 23:59', [['coming', 'coming']]],
    [
      '2027-06-18 12:00',
      [
        ['open', 'closing'],
        ['closing', 'closing'],
      ],
    ],
    ['2027-06-25 12:00', [['coming', 'coming']]],
    ['2027-07-20 12:00', [['review', 'review']]],
    ['2027-09-01 12:00', [['over', 'over']]],
  ])('is the same in the list and in its filter at %s, round by round', async (time, states) => {
    const before = backend.time.now
    await set([
      { round: 1, meaning: 'open', text: '2027-06-01' },
      { round: 1, meaning: 'apply', text: '2027-06-20 17:00' },
      { round: 2, meaning: 'open', text: '2027-07-01' },
      { round: 2, meaning: 'apply', text: '2027-07-10' },
      { round: 2, meaning: 'publish', text: '2027-08' },
    ])
    backend.time.now = Date.parse(`${time.replace(' ', 'T')}:00+08:00`)
    expect(await found()).toEqual(states)
    backend.time.now = before
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
    const other = { uid: me.uid, noticeId: 's2028-camp-006' }
    await backend.ask(keepFollow, { params: other, body: {} }, me.token)
    backend.time.now += 1000
    expect((await move('2099-06-20 17:00')).status).toBe(200)
    const mine = () => backend.ask(followedNotices, { params: { uid: me.uid }, query: {} }, me.token)
    const own = (await mine()).list.find((one) => one.notice.noticeId === ID)
    expect(own).toMatchObject({ state: 'applied' })
    expect(own?.unseen).toBeGreaterThan(0)
    expect((await backend.ask(followOf, { params: other }, me.token)).follow?.unseen).toBe(0)
    await backend.ask(unfollow, { params: other }, me.token)
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

test('a note that another device has changed is not overwritten; its state and checklist are saved all the same', async () => {
  const params = { uid: me.uid, noticeId: ID }
  const keep = (body: object) => backend.call(keepFollow, { params, body }, me.token)
  expect((await keep({ note: '手机上写的', noteWas: '' })).status).toBe(200)
  expect(await keep({ note: '电脑上写的', noteWas: '' })).toMatchObject({ status: 409, code: 'Y40995' })
  // The answer was lost, and the same note comes again.
  expect((await keep({ note: '手机上写的', noteWas: '' })).status).toBe(200)
  expect((await keep({ state: 'camp' })).status).toBe(200)
  expect((await keep({ note: '两份合在一起', noteWas: '手机上写的' })).status).toBe(200)
  const { follow } = await backend.ask(followOf, { params }, me.token)
  expect(follow).toMatchObject({ note: '两份合在一起', state: 'camp' })
  await keep({ state: 'applied' })
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
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20990801', 'DTEND;VALUE=DATE:20990811', 'SEQUENCE:1']),
    )
    const titles = lines.filter((one) => one.startsWith('SUMMARY:'))
    expect(titles.every((one) => one.startsWith('SUMMARY:【示例】'))).toBe(true)
    expect(titles.some((one) => one.endsWith('（8月上旬，具体以通知为准）'))).toBe(true)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const events = parseCalendar(text)
    expect(events.map(({ alarms }) => alarms)).toEqual([1, 1])
    expect(events.map(({ summary }) => `SUMMARY:${summary}`).sort()).toEqual([...titles].sort())
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

  test('leaves a notice that an operator corrected, and records no change for its followers', async () => {
    const { list } = await backend.ask(notices, { query: { keyword: '北京大学软件学院' } })
    const noticeId = list.find(({ origin }) => origin === 'import')?.noticeId ?? ''
    const deadlines = [{ round: 1, meaning: 'apply' as const, text: '2027-06-25' }]
    await backend.send(setDeadlines, { params: { noticeId }, body: { deadlines } }, undefined, OPERATOR)
    const told = async () => (await backend.ask(notice, { params: { noticeId } })).changes.length
    const before = await told()
    for (const isDry of [true, false])
      expect(await importer().run(line('2027-06-28'), isDry)).toMatchObject({
        changed: 0,
        same: 0,
        edited: 1,
      })
    expect(await told()).toBe(before)
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
