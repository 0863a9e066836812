import { bookRows, planOf } from '../../../../tests/builders/wordBook'
import { through, UID } from '../../../../tests/builders/fakeStores'
import { ok } from '../../../../tests/builders/scriptedNetwork'
import { learn, USER, vocabularyWorld } from '../../../../tests/builders/vocabularyWorld'
import { Overview } from './Overview'
import { WordNote } from './WordNote'
import { WordSearch } from './WordSearch'
import { WordTable } from './WordTable'

jest.useFakeTimers()

describe('the home of the vocabulary', () => {
  it('counts today, the book and the days in a row, and follows the log', async () => {
    const { vocabulary } = await vocabularyWorld()
    const overview = new Overview(vocabulary)
    await through(overview.open())
    expect(overview.today).toMatchObject({ fresh: 4, due: 0, finished: 0 })
    expect(overview.streak).toBe(0)
    learn(vocabulary, 'abandon')
    expect(overview.today).toMatchObject({ fresh: 3, finished: 1 })
    expect([overview.progress.seen, overview.streak]).toEqual([1, 1])
  })
})

test('a plan that sets words aside brings only the most frequent new ones', async () => {
  const { vocabulary } = await vocabularyWorld({ [`GET ${USER}/plan`]: ok(planOf({ wordLimit: 3 })) })
  learn(vocabulary, 'zeal')
  const overview = new Overview(vocabulary)
  await through(overview.open())
  const { items } = vocabulary.queue(planOf({ wordLimit: 3 }))
  expect(items.map(({ word }) => word)).toEqual(['abandon', 'abundant'])
  expect(overview.progress).toEqual({ total: 3, seen: 1, known: 0 })
  expect(vocabulary.queue(planOf()).items).toHaveLength(9)
})

test('the table filters by state and uncovers meanings one by one', async () => {
  const { vocabulary } = await vocabularyWorld()
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
  const { stores, vocabulary, storage, network } = await vocabularyWorld({ 'GET /word/v1/search': ok([hit]) })
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
  const { stores } = await vocabularyWorld({
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
