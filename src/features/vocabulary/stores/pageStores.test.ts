import { bookRows, detailOf, planOf } from '../../../../tests/builders/wordBook'
import { fakeStores, through, UID } from '../../../../tests/builders/fakeStores'
import { cut, ok, type Answer } from '../../../../tests/builders/scriptedNetwork'
import { memoryStore } from '@/platform/storage/memoryStore'
import { Overview } from './Overview'
import { PlanDraft } from './PlanDraft'
import { TestResults } from './TestResults'
import { Vocabulary } from './Vocabulary'
import { WordNote } from './WordNote'
import { WordSearch } from './WordSearch'
import { WordTable } from './WordTable'
import { rowsOfScope, WordTest, type TestSettings } from './WordTest'

jest.useFakeTimers()

const NOW = Date.parse('2026-11-21T02:00:00Z')
const DAY = 86_400_000
const USER = `/word/v1/users/${UID}`
const ROWS = bookRows(10)
const BOOK = { bookId: 'kaoyan', title: '词汇', description: '', wordCount: 2000, stageCount: 40, version: 1 }

const world = async (answers: Record<string, Answer> = {}) => {
  const storage = memoryStore()
  const { stores, network } = fakeStores({
    loggedIn: true,
    answers: {
      'GET /word/v1/books': ok([BOOK]),
      'GET /word/v1/books/kaoyan/words': ok({ version: 1, words: ROWS, removed: [], total: 10, next: null }),
      'GET /word/v1/words': ok([detailOf('abandon')]),
      [`GET ${USER}/plan`]: ok(planOf({ newPerDay: 4 })),
      [`PUT ${USER}/plan`]: ok(planOf({ minutesPerDay: 60 })),
      [`GET ${USER}/reviews`]: ok({ events: [], cursor: 0, more: false }),
      [`POST ${USER}/reviews`]: ok({ accepted: 1, duplicated: 0, refused: [] }),
      [`GET ${USER}/parameters`]: cut,
      ...answers,
    },
  })
  const clock = { now: NOW }
  const vocabulary = new Vocabulary({
    call: stores.call,
    session: stores.session,
    storage,
    now: () => clock.now,
    say: () => undefined,
  })
  await through(vocabulary.openBook())
  return { stores, network, vocabulary, storage, clock }
}
const learn = (vocabulary: Vocabulary, word: string, grade: 1 | 2 | 3 | 4 = 3) =>
  vocabulary.log.append({
    kind: 'review',
    word,
    grade,
    source: 'card',
    proved: true,
    took: 9,
    due: NOW + DAY,
  })

describe('the home of the vocabulary', () => {
  it('counts today, the book and the days in a row, and follows the log', async () => {
    const { vocabulary } = await world()
    const overview = new Overview(vocabulary)
    await through(overview.open())
    expect(overview.today).toMatchObject({ fresh: 4, due: 0, finished: 0 })
    expect(overview.streak).toBe(0)
    learn(vocabulary, 'abandon')
    expect(overview.today).toMatchObject({ fresh: 3, finished: 1 })
    expect([overview.progress.seen, overview.streak]).toEqual([1, 1])
  })
})

describe('a plan being thought about', () => {
  const draftOf = ({ stores, vocabulary }: Awaited<ReturnType<typeof world>>) =>
    new PlanDraft({
      call: stores.call,
      ui: stores.ui,
      vocabulary,
      setTimeout: (run, ms) => void setTimeout(run, ms),
    })

  it('is followed by what the season would look like, and by help when it is too late', async () => {
    const made = await world({ [`GET ${USER}/plan`]: ok(null) })
    const draft = draftOf(made)
    await through(draft.open())
    await jest.advanceTimersByTimeAsync(500)
    expect([draft.values.examDate, draft.isPaceFree]).toEqual(['2026-12-19', true])
    expect(draft.late?.words).toBeLessThan(2000)
    draft.change({ examDate: '2027-12-25' })
    await jest.advanceTimersByTimeAsync(500)
    expect(draft.late).toBeNull()
    expect(draft.values.newPerDay).toBe(draft.forecast?.newPerDay)
  })

  it('counts only once it is saved', async () => {
    const made = await world()
    const draft = draftOf(made)
    await through(draft.open())
    draft.setNewPerDay(30)
    expect([draft.hasChanged, draft.isPaceFree]).toEqual([true, false])
    expect(await through(draft.save())).toBe(true)
    expect([draft.hasChanged, made.vocabulary.plan.plan?.minutesPerDay]).toEqual([false, 60])
  })

  it('keeps its changes when saving fails', async () => {
    const made = await world({ [`PUT ${USER}/plan`]: cut })
    const draft = draftOf(made)
    await through(draft.open())
    draft.change({ minutesPerDay: 45 })
    expect(await through(draft.save())).toBe(false)
    expect([draft.hasChanged, draft.values.minutesPerDay]).toEqual([true, 45])
  })
})

describe('a test', () => {
  const settings = (more: Partial<TestSettings> = {}): TestSettings => ({
    kind: 'meaning',
    rows: ROWS,
    count: 3,
    ...more,
  })
  const start = async (more: Partial<TestSettings> = {}) => {
    const made = await world()
    const results = new TestResults(made.storage, UID)
    const test = new WordTest(
      { vocabulary: made.vocabulary, seed: 's', onEnd: (result) => results.keep(result) },
      settings(more),
    )
    return { ...made, test, results }
  }

  it('keeps its result with the wrong words', async () => {
    const { test, results } = await start({ stage: 1 })
    test.give(test.item?.row.id ?? '')
    expect(test.isRight).toBe(true)
    test.next()
    const wrong = test.item?.row.id
    test.give('')
    test.next()
    test.give(test.item?.row.id ?? '')
    test.next()
    expect(results.read()).toMatchObject({ wrong: [wrong], stage: 1, kind: 'meaning' })
    expect(results.read()?.words).toHaveLength(3)
  })

  it('grades words that were learned before, and no first sights', async () => {
    const { test, vocabulary } = await start({ rows: ROWS.slice(0, 1), count: 1 })
    test.give('')
    expect(vocabulary.log.states.size).toBe(0)
    learn(vocabulary, 'abandon')
    const again = new WordTest(
      { vocabulary, seed: 't', onEnd: () => undefined },
      settings({ rows: ROWS.slice(0, 1) }),
    )
    again.give('')
    expect(vocabulary.log.stateOf('abandon')).toMatchObject({ lastGrade: 1, reviews: 2 })
  })

  it('takes one answer a question, and a spelling in any case', async () => {
    const { test } = await start({ kind: 'spell', rows: ROWS.slice(0, 1), count: 1 })
    test.give('ABANDON ')
    test.give('x')
    expect(test.isRight).toBe(true)
  })

  it('asks of today, of all that was learned, or of the wrong ones', async () => {
    const { vocabulary, clock } = await start()
    learn(vocabulary, 'abandon')
    clock.now += DAY
    learn(vocabulary, 'zeal', 1)
    const of = (scope: 'today' | 'learning' | 'wrong') => rowsOfScope(vocabulary, scope).map(({ id }) => id)
    expect([of('today'), of('learning'), of('wrong')]).toEqual([['zeal'], ['abandon', 'zeal'], ['zeal']])
  })
})

test('the table filters by state and uncovers meanings one by one', async () => {
  const { vocabulary } = await world()
  learn(vocabulary, 'abandon')
  const table = new WordTable(vocabulary, undefined)
  expect(table.rows).toHaveLength(10)
  table.choose('learning')
  expect(table.rows.map(({ id }) => id)).toEqual(['abandon'])
  table.cover(true)
  expect(table.shows('abandon')).toBe(false)
  table.uncover('abandon')
  expect(table.shows('abandon')).toBe(true)
  expect(new WordTable(vocabulary, 2).rows).toHaveLength(5)
})

test('a search answers from the device at once and from the backend after a pause', async () => {
  const hit = { ...bookRows(1)[0], match: 'inflection' }
  const { stores, vocabulary, storage, network } = await world({ 'GET /word/v1/search': ok([hit]) })
  const search = new WordSearch({
    call: stores.call,
    storage,
    book: vocabulary.book,
    setTimeout: (run, ms) => void setTimeout(run, ms),
  })
  search.type('ab')
  expect(search.hits.map(({ word }) => word)).toEqual(['abandon', 'abundant'])
  search.type('abandoned')
  await jest.advanceTimersByTimeAsync(1000)
  expect([search.state, search.hits[0]?.match]).toEqual(['found', 'inflection'])
  expect(network.requests.filter(({ url }) => url.includes('/search'))).toHaveLength(1)
  search.remember('abandoned')
  expect(
    new WordSearch({ call: stores.call, storage, book: vocabulary.book, setTimeout: () => undefined })
      .history,
  ).toEqual(['abandoned'])
})

test('a note that was typed outlives the page until it is saved', async () => {
  const note = `/word/v1/users/${UID}/words/abandon/note`
  const { stores } = await world({
    [`GET ${note}`]: ok({ text: '旧', updatedAt: 1 }),
    [`PUT ${note}`]: ok({ text: '新的', updatedAt: 2 }),
  })
  const first = new WordNote(stores, 'abandon')
  first.start()
  await jest.advanceTimersByTimeAsync(10)
  expect(first.text).toBe('旧')
  first.type('新的')
  const again = new WordNote(stores, 'abandon')
  again.start()
  await jest.advanceTimersByTimeAsync(10)
  expect([again.text, again.hasChanged]).toEqual(['新的', true])
  expect(await through(again.save())).toBe(true)
  expect([again.hasChanged, stores.drafts.read('word-note:abandon')]).toEqual([false, {}])
})
