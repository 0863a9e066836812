import { bookWords, stages } from '@/contracts/word/books'
import { wordPlan } from '@/contracts/word/plans'
import { wordToday } from '@/contracts/word/today'
import { stageTest } from '@/contracts/word/stageTests'
import { sharedResult, shareResult, withdrawShare } from '@/contracts/word/shares'
import { reviews, sendReviews, wordCalibration, wordParameters, wordRecords } from '@/contracts/word/reviews'
import type { MemoryEvent } from '@/domain/memory/eventTypes'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { dayRecords } from '@/domain/vocabulary/dayRecords'
import { MemoryLog } from '@/domain/memory/MemoryLog'
import { FolderPictures } from '../../../server/src/gateways/pictures/FolderPictures'
import { wordAccounts } from '../../../server/src/services/word/wordAccounts'
import { type Backend, startBackend } from '../harness/startBackend'
import { DAY, newLearner, type WordLearner } from '../harness/wordLearner'

let backend: Backend
let words: string[]
let phone = 13800000000
beforeAll(async () => {
  backend = await startBackend()
  const part = await backend.ask(bookWords, { params: { bookId: 'kaoyan' }, query: { size: 60 } })
  words = part.words.map(({ id }) => id)
})
afterAll(() => backend.stop())

const learner = () => newLearner(backend, String((phone += 1)))
const wordAt = (index: number) => words[index % words.length] ?? ''

/** The whole log of a learner, fetched in small parts. */
const pull = async ({ params, token }: WordLearner) => {
  const events: MemoryEvent[] = []
  let cursor = 0
  for (let more = true; more;) {
    const part = await backend.ask(reviews, { ...params, query: { after: cursor, size: 7 } }, token)
    events.push(...part.events)
    cursor = part.cursor
    more = part.more
  }
  return events
}

/** Twenty days of a learner with lapses and undone answers, as events. */
const season = (me: WordLearner, days: number): MemoryEvent[] =>
  Array.from({ length: days }, (_, day) => {
    const at = backend.time.now - (days - day) * DAY
    const answers = Array.from({ length: 10 }, (__, index) =>
      me.answer(wordAt(day + index), (day * 7 + index * 3) % 5 ? 3 : 1, at + index * 60_000),
    )
    const wrong = me.answer(wordAt(day + 30), 1, at + 700_000)
    return [...answers, wrong, me.undo(wrong, at + 710_000)]
  }).flat()

test('the log comes back as it was sent, batches may be repeated, cut and shuffled', async () => {
  const me = await learner()
  const events = season(me, 5)
  const [first, second] = [events.slice(0, 30), events.slice(20)] as const
  expect(await me.send(second)).toMatchObject({ accepted: second.length, duplicated: 0, refused: [] })
  expect(await me.send([...first].reverse())).toMatchObject({ accepted: 20, duplicated: 10, refused: [] })
  expect(await me.send([...first, ...first])).toMatchObject({ accepted: 0, duplicated: 60, refused: [] })
  const got = await pull(me)
  const byId = (one: MemoryEvent, other: MemoryEvent) => (one.id < other.id ? -1 : 1)
  expect([...got].sort(byId)).toEqual([...events].sort(byId))
})

test('the backend has the states of the device', async () => {
  const me = await learner()
  const events = season(me, 20)
  for (let at = 0; at < events.length; at += 17) await me.send(events.slice(at, at + 17))
  const log = new MemoryLog(new MemoryModel())
  log.add(events)
  const rows = await backend.rows(
    `select word, phase, stability, extract(epoch from due) * 1000 as due, last_grade from word_states where uid = ${me.uid} order by word`,
  )
  const states = [...log.states.values()].sort((one, other) => (one.word < other.word ? -1 : 1))
  expect(rows.map(({ word, phase, last_grade, due }) => [word, phase, last_grade, Number(due)])).toEqual(
    states.map(({ word, phase, lastGrade, due }) => [word, phase, lastGrade, due]),
  )
  rows.forEach(({ stability }, at) => expect(Number(stability)).toBeCloseTo(states[at]?.stability ?? 0, 6))
  expect(states.some(({ word }) => word === wordAt(30))).toBe(false)
})

test('what breaks the rules of the log is refused, and the rest goes in', async () => {
  const me = await learner()
  const now = backend.time.now
  const good = me.answer(wordAt(0), 3, now - 1000)
  const forged = { ...me.answer(wordAt(1), 3, now - 900), id: good.id.replace('aaaaaaaa', 'bbbbbbbb') }
  const early = me.answer(wordAt(1), 3, now + DAY)
  const unknown = me.answer('no-such-word', 3, now + DAY + 1)
  expect(await me.send([good, forged, early, unknown])).toEqual({
    accepted: 1,
    duplicated: 0,
    refused: [forged.id, early.id, unknown.id],
    now: backend.time.now,
  })
  const body = { events: Array.from({ length: 501 }, () => good) }
  expect(await backend.call(sendReviews, { ...me.params, body }, me.token)).toMatchObject({ status: 400 })
})

test('two devices that send at the same moment lose nothing, and a cursor misses nothing', async () => {
  const me = await learner()
  const other = await newLearner(backend, String((phone += 1)), 'cccccccc')
  const events = season(me, 6)
  const batches = Array.from({ length: 8 }, (_, at) => events.slice(at * 9, at * 9 + 9))
  await Promise.all(batches.map((batch) => me.send(batch)))
  expect((await pull(me)).length).toBe(events.length)
  expect(await pull(other)).toEqual([])
})

test('records by study day are those that the device counts', async () => {
  const me = await learner()
  const events = season(me, 12)
  await me.send(events)
  const log = new MemoryLog(new MemoryModel())
  log.add(events)
  const expected = dayRecords(log.words().map((word) => log.historyOf(word)))
  expect(await backend.ask(wordRecords, { ...me.params, query: {} }, me.token)).toEqual(expected)
  const few = await backend.ask(wordRecords, { ...me.params, query: { days: 4 } }, me.token)
  expect(few).toEqual(expected.slice(-3))
})

test('a plan counts what was learned; today follows it', async () => {
  const me = await learner()
  const today = () => backend.ask(wordToday, me.params, me.token)
  expect(await today()).toEqual({ planned: false, newLeft: 0, due: 0, done: 0, streak: 0 })
  expect(await backend.ask(wordPlan, me.params, me.token)).toBeNull()
  const plan = await me.plan({ newPerDay: 5 })
  expect(plan).toMatchObject({
    studyGroup: 1,
    studyCumGroup: 0,
    studyWordNumber: 0,
    wrongWordNumber: 0,
    testNumber: 0,
  })
  const now = backend.time.now
  await me.send([
    me.answer(wordAt(0), 3, now - DAY, now - 1000),
    me.answer(wordAt(1), 1, now - 1000, now + 60_000),
  ])
  expect(await today()).toEqual({ planned: true, newLeft: 4, due: 2, done: 1, streak: 2 })
  expect(await me.plan({ reviewLimit: 10 })).toMatchObject({
    studyWordNumber: 2,
    wrongWordNumber: 1,
    studyCumGroup: 1,
  })
  const badBook = await backend.call(
    { ...wordPlan, method: 'PUT' },
    { ...me.params, body: { ...plan, bookId: 'none' } },
    me.token,
  )
  expect(badBook).toMatchObject({ status: 404 })
  await me.plan({ examDate: '2026-11-25', newPerDay: 5 })
  expect(await today()).toMatchObject({ newLeft: 0 })
})

test('a plan that sets words aside counts only the others, and all again once the limit is gone', async () => {
  const me = await learner()
  const now = backend.time.now
  await me.send([me.answer(wordAt(0), 3, now - 1000), me.answer(wordAt(1), 3, now - 900)])
  const all = await me.plan()
  expect(await me.plan({ wordLimit: 5 })).toMatchObject({ studyWordNumber: 2, unStudyWordNumber: 3 })
  expect(await backend.ask(wordToday, me.params, me.token)).toMatchObject({ newLeft: 3 })
  expect(await me.plan({ wordLimit: 1 })).toMatchObject({ studyWordNumber: 2, unStudyWordNumber: 0 })
  expect(await me.plan({ wordLimit: null })).toMatchObject({ unStudyWordNumber: all.unStudyWordNumber })
})

test('a gate opens the next stage at 80 percent, and one result counts once', async () => {
  const me = await learner()
  const list = () => backend.ask(stages, { params: { uid: me.uid, bookId: 'kaoyan' } }, me.token)
  expect((await list()).slice(0, 2).map(({ state }) => state)).toEqual(['open', 'locked'])
  const take = (id: string, right: number) =>
    backend.ask(
      stageTest,
      { ...me.params, body: { id, bookId: 'kaoyan', stage: 1, total: 20, right } },
      me.token,
    )
  expect(await take('t1', 15)).toEqual({ passed: false, bestScore: 75 })
  expect(await take('t2', 16)).toEqual({ passed: true, bestScore: 80 })
  expect(await take('t2', 16)).toEqual({ passed: true, bestScore: 80 })
  await me.send([me.answer(wordAt(0), 3, backend.time.now - 1000)])
  const [one, two] = await list()
  expect(one).toMatchObject({ state: 'passed', bestScore: 80, learned: 1, known: 0 })
  expect(two).toMatchObject({ state: 'open', bestScore: null })
  expect((await me.plan()).testNumber).toBe(2)
  const body = { id: 't3', bookId: 'kaoyan', stage: 1, total: 5, right: 6 }
  expect(await backend.call(stageTest, { ...me.params, body }, me.token)).toMatchObject({ status: 400 })
})

test('a shared result shows figures and a nickname to everybody, until it is taken back', async () => {
  const me = await learner()
  await me.send([
    me.answer(wordAt(0), 3, backend.time.now - 2000),
    me.answer(wordAt(1), 1, backend.time.now - 1000),
  ])
  const { shareId } = await backend.ask(shareResult, { ...me.params, body: {} }, me.token)
  const seen = await backend.ask(sharedResult, { params: { shareId } })
  expect(seen).toMatchObject({ words: 2, accuracy: 50, days: 1, known: 0 })
  expect(Object.keys(seen).sort()).toEqual(['accuracy', 'days', 'known', 'nickname', 'sharedAt', 'words'])
  expect(seen.nickname).not.toMatch(/\d{4}/)
  await backend.ask(withdrawShare, me.params, me.token)
  expect(await backend.call(sharedResult, { params: { shareId } })).toMatchObject({ status: 404 })
})

test('calibration compares what was predicted with what happened', async () => {
  const me = await learner()
  const empty = await backend.ask(wordCalibration, me.params, me.token)
  expect(empty).toEqual({ count: 0, logLoss: null, predicted: null, recalled: null, bins: [] })
  await me.send(season(me, 20))
  const { count, bins, logLoss } = await backend.ask(wordCalibration, me.params, me.token)
  expect(count).toBeGreaterThan(100)
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(count)
  expect(logLoss).toBeGreaterThan(0)
})

test('without enough reviews the default weights hold, and the answer says so', async () => {
  const me = await learner()
  await me.send(season(me, 3))
  expect(await backend.ask(wordParameters, me.params, me.token)).toMatchObject({
    personal: false,
    reason: 'too-few-reviews',
    reviews: 33,
    needed: 400,
    heldOut: null,
  })
})

test('accounts that become one have one log, and a removed account leaves nothing', async () => {
  const me = await learner()
  const other = await newLearner(backend, String((phone += 1)), 'dddddddd')
  const mine = season(me, 4)
  const theirs = season(other, 6)
  await me.send(mine)
  await other.send(theirs)
  await other.plan()
  await backend.db.transaction((tx) => wordAccounts.move(tx, Number(other.uid), Number(me.uid)))
  expect((await pull(me)).length).toBe(mine.length + theirs.length)
  expect(await pull(other)).toEqual([])
  expect(await backend.ask(wordPlan, me.params, me.token)).toMatchObject({ planName: '冲刺' })
  const log = new MemoryLog(new MemoryModel())
  log.add([...mine, ...theirs])
  const [row] = await backend.rows(`select count(*)::int as total from word_states where uid = ${me.uid}`)
  expect(row).toEqual({ total: log.states.size })
  await backend.db.transaction((tx) =>
    wordAccounts.remove(tx, { uid: Number(me.uid), phone: null, pictures: new FolderPictures('') }),
  )
  expect(await pull(me)).toEqual([])
  expect(await backend.ask(wordPlan, me.params, me.token)).toBeNull()
})
