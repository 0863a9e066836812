import { bookWords } from '@/contracts/word/books'
import { wordCalibration } from '@/contracts/word/reviews'
import { MemoryModel } from '@/domain/memory/MemoryModel'
import { MemoryLog } from '@/domain/memory/MemoryLog'
import { type Backend, startBackend } from '../harness/startBackend'
import { DAY, newLearner } from '../harness/wordLearner'

/** So many words with a full log each are more than one statement reads. */
const MANY = 52
const ANSWERS = 1990

let backend: Backend
let words: string[]
beforeAll(async () => {
  backend = await startBackend()
  const part = await backend.ask(bookWords, { params: { bookId: 'kaoyan' }, query: { size: MANY } })
  words = part.words.map(({ id }) => id)
})
afterAll(() => backend.stop())

test('an append to a long log costs what the first one cost, and the states are those of the whole log', async () => {
  const me = await newLearner(backend, '13800000001')
  const [one = '', other = ''] = words
  const start = backend.time.now - 30 * DAY
  const batch = (at: number) =>
    Array.from({ length: 100 }, (_, index) =>
      me.answer(one, index % 9 ? 3 : 1, start + (at * 100 + index) * 60_000),
    )
  const first = batch(0)
  const ofFirst = await backend.countQueries(() => me.send(first))
  const events = [...first]
  for (let at = 1; at < 20; at += 1) {
    const more = batch(at)
    events.push(...more)
    expect(await backend.countQueries(() => me.send(more))).toBe(ofFirst)
  }
  const behind = await backend.rows(
    `select count(*)::int as behind from word_events e join word_states s using (uid, word) where e.uid = ${me.uid} and e.at > s.base_at`,
  )
  expect(Number(behind[0]?.['behind'])).toBeLessThan(20)
  // A late answer of long ago, and an undo of one: both before the base.
  const late = [
    me.answer(other, 3, start),
    me.undo(events[40] ?? first[0] ?? me.answer(one, 3, start), backend.time.now),
  ]
  await me.send(late)
  const log = new MemoryLog(new MemoryModel())
  log.add([...events, ...late])
  const [row] = await backend.rows(
    `select stability, last_grade from word_states where uid = ${me.uid} and word = '${one}'`,
  )
  expect(Number(row?.['stability'])).toBeCloseTo(log.states.get(one)?.stability ?? 0, 6)
  const found = await backend.ask(wordCalibration, me.params, me.token)
  expect(found.count).toBeGreaterThan(0)
})

test('more answers to one word than anybody gives: what would have them all replayed is refused, the rest of its batch is not', async () => {
  const me = await newLearner(backend, '13800000002')
  const [one = '', other = ''] = words
  const start = backend.time.now - 30 * DAY
  const events = Array.from({ length: 2005 }, (_, at) => me.answer(one, 3, start + at * 60_000))
  for (let at = 0; at < events.length; at += 401) await me.send(events.slice(at, at + 401))
  const [first = me.answer(one, 3, start)] = events
  const undo = me.undo(first, backend.time.now)
  expect(await me.send([undo, me.answer(other, 3, backend.time.now)])).toMatchObject({
    accepted: 1,
    refused: [undo.id],
  })
  expect(await me.send([me.answer(one, 3, backend.time.now)])).toMatchObject({ accepted: 1, refused: [] })
})

test('a batch of words whose answers are too many to be read together is taken in by halves', async () => {
  const me = await newLearner(backend, '13800000003')
  const list = words.map((word) => `'${word}'`).join(',')
  await backend.rows(
    `insert into word_events (uid, seq, id, word, device, kind, at, grade, source, proved, took, due)
     select ${me.uid}, row_number() over (), 'old-' || w || '-' || n, w, 'aaaaaaaa', 'review',
       to_timestamp(${backend.time.now / 1000} - 86400 * 60 + n * 60), 3, 'card', true, 1000,
       to_timestamp(${backend.time.now / 1000})
     from unnest(array[${list}]) as w, generate_series(1, ${ANSWERS}) as n`,
  )
  const events = words.map((word) => me.answer(word, 3, backend.time.now))
  expect(events).toHaveLength(MANY)
  expect(await me.send(events)).toMatchObject({ accepted: MANY, duplicated: 0, refused: [] })
  expect(await me.send(events)).toMatchObject({ accepted: 0, duplicated: MANY, refused: [] })
})
