import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { memoryStore } from '@/platform/storage/memoryStore'
import { WordBookCache } from './WordBookCache'
import { WordDetailCache } from './WordDetailCache'

jest.useFakeTimers()

const WORDS = 'GET /word/v1/books/kaoyan/words'
const DETAILS = 'GET /word/v1/words'
const row = (id: string, stage = 1) => ({
  id,
  word: id,
  phonetic: 'x',
  pos: 'n',
  short: `n. ${id}义`,
  stage,
  frequency: 3,
})
const part = (words: object[], more: object = {}) =>
  ok({ version: 7, words, removed: [], total: words.length, next: null, ...more })
const detail = (id: string) => ({
  id,
  word: id,
  phonetic: 'x',
  senses: [{ pos: 'n', text: '义' }],
  example: { en: id, zh: '例' },
  collocations: [],
  confusable: [],
  inflections: [],
  stage: 1,
  frequency: 3,
})
const idsOf = ({ rows }: WordBookCache) => rows.map(({ id }) => id)

describe('the book on the device', () => {
  it('is fetched part by part and opens without a network the next time', async () => {
    const storage = memoryStore()
    const { stores, network } = fakeStores({ answers: { [WORDS]: part([row('abandon')], { next: 1 }) } })
    const first = new WordBookCache({ call: stores.call, storage })
    const opening = first.open('kaoyan')
    await Promise.resolve()
    network.answers[WORDS] = part([row('zeal', 2)])
    await through(opening)
    expect(idsOf(first)).toEqual(['abandon', 'zeal'])

    network.answers[WORDS] = cut
    const second = new WordBookCache({ call: stores.call, storage })
    await through(second.open('kaoyan'))
    expect([idsOf(second), second.find('zeal')?.short]).toEqual([['abandon', 'zeal'], 'n. zeal义'])
  })

  it('asks only for what changed and drops what left', async () => {
    const storage = memoryStore()
    const { stores, network } = fakeStores({ answers: { [WORDS]: part([row('abandon'), row('zeal', 2)]) } })
    await through(new WordBookCache({ call: stores.call, storage }).open('kaoyan'))
    network.answers[WORDS] = part([row('middle')], { version: 8, removed: ['zeal'] })
    const again = new WordBookCache({ call: stores.call, storage })
    await through(again.open('kaoyan'))
    expect([idsOf(again), again.version]).toEqual([['abandon', 'middle'], 8])
    expect(network.requests.at(-1)?.url).toContain('since=7')
  })

  it('fails when nothing is kept and nothing comes', async () => {
    const { stores } = fakeStores({ answers: { [WORDS]: cut } })
    await expect(
      through(new WordBookCache({ call: stores.call, storage: memoryStore() }).open('kaoyan')),
    ).rejects.toThrow()
  })
})

describe('words in full', () => {
  it('are fetched once and outlive a restart', async () => {
    const storage = memoryStore()
    const { stores, network } = fakeStores({ answers: { [DETAILS]: ok([detail('abandon')]) } })
    const cache = new WordDetailCache({ call: stores.call, storage })
    await through(cache.fetch(['abandon']))
    await through(cache.fetch(['abandon']))
    expect(network.requests).toHaveLength(1)
    const again = new WordDetailCache({ call: stores.call, storage })
    again.open()
    expect(again.find('abandon')?.example.zh).toBe('例')
  })

  it('are asked for again after a cut', async () => {
    const { stores, network } = fakeStores({ answers: { [DETAILS]: cut } })
    const cache = new WordDetailCache({ call: stores.call, storage: memoryStore() })
    await through(cache.fetch(['abandon']))
    network.answers[DETAILS] = ok([detail('abandon')])
    await through(cache.fetch(['abandon']))
    expect(cache.find('abandon')).toBeDefined()
  })
})
