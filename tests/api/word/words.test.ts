import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  books,
  bookWords,
  wordDetail,
  wordDetails,
  wordNote,
  wordSearch,
  saveWordNote,
} from '@/contracts/word/books'
import { byBookOrder } from '@/domain/vocabulary/bookOrder'
import { contentFolder } from '../../../server/src/services/allContent'
import { wordsWithoutSound } from '../../../server/src/authoring/checks/wordsWithoutSound'
import { copyContent } from '../../builders/copyContent'
import { type Backend, startBackend } from '../harness/startBackend'
import { newLearner } from '../harness/wordLearner'

const word = (text: string, more: object = {}) => ({
  word: text,
  phonetic: 'x',
  senses: [{ pos: 'v', text: `${text}的意思；另一个` }],
  example: { en: `They ${text} it.`, zh: '例句' },
  stage: 1,
  frequency: 3,
  ...more,
})

const list = [
  word('abandon', {
    senses: [{ pos: 'v', text: '放弃；抛弃' }],
    confusable: [{ word: 'abound', text: '充满' }],
  }),
  word('abound', { senses: [{ pos: 'v', text: '充满' }], frequency: 5 }),
  word('receive', { senses: [{ pos: 'v', text: '收到' }], stage: 2, frequency: 5 }),
  word('arise', {
    senses: [
      { pos: 'v', text: '出现' },
      { pos: 'n', text: '上升' },
    ],
    stage: 2,
  }),
  word('percent', { senses: [{ pos: 'n', text: '100%' }], stage: 3, frequency: 1 }),
]

const shortMap = [
  {
    stageId: 'base',
    title: '基础阶段',
    goal: '先会再快',
    phase: 'basis',
    share: 1,
    tasks: [{ taskId: 'base-words', kind: 'words', amount: 1 }],
  },
]

/** The shipped content with another list of words. */
const contentWith = (words: readonly object[]) => {
  const dir = copyContent()
  rmSync(join(dir, 'words'), { recursive: true })
  mkdirSync(join(dir, 'words'))
  writeFileSync(join(dir, 'words', '01.json'), JSON.stringify(words))
  // The way to the exam asks for more words than there are.
  writeFileSync(join(dir, 'learning-map.json'), JSON.stringify({ stages: shortMap }))
  return dir
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ contentDir: contentWith(list) })
})
afterAll(() => backend.stop())

const ask = (q: string) => backend.ask(wordSearch, { query: { q } })
const found = async (q: string) => (await ask(q)).map((hit) => `${hit.id} ${hit.match}`)

test('a book is the list from a frequency on', async () => {
  const version = expect.any(Number)
  expect(await backend.ask(books, {})).toMatchObject([
    { bookId: 'kaoyan', wordCount: 5, stageCount: 3, version },
    { bookId: 'kaoyan-core', wordCount: 2, stageCount: 2, version },
  ])
})

test('its words come in parts and in the order that devices know', async () => {
  const part = (after: number) =>
    backend.ask(bookWords, { params: { bookId: 'kaoyan' }, query: { after, size: 2 } })
  const first = await part(0)
  expect(first).toMatchObject({ total: 5, next: 2 })
  const all = [...first.words, ...(await part(2)).words, ...(await part(4)).words]
  expect((await part(4)).next).toBeNull()
  expect([...all].sort(byBookOrder)).toEqual(all)
  expect(all[0]).toEqual({
    id: 'abound',
    word: 'abound',
    phonetic: 'x',
    pos: 'v',
    short: 'v. 充满',
    stage: 1,
    frequency: 5,
  })
  const { words } = await backend.ask(bookWords, { params: { bookId: 'kaoyan-core' }, query: { stage: 2 } })
  expect(words.map(({ id }) => id)).toEqual(['receive'])
  expect(await backend.call(bookWords, { params: { bookId: 'none' }, query: {} })).toMatchObject({
    status: 404,
  })
})

test('a word in full has its forms, and ids of the words it is mistaken for', async () => {
  const detail = await backend.ask(wordDetail, { params: { wordId: 'abandon' } })
  expect(detail.confusable).toEqual([{ word: 'abound', text: '充满', id: 'abound' }])
  expect(detail.inflections).toEqual(['abandons', 'abandoned', 'abandoning'])
  const several = await backend.ask(wordDetails, { query: { ids: 'receive,none,abandon' } })
  expect(several.map(({ id }) => id)).toEqual(['receive', 'abandon'])
  expect(await backend.call(wordDetail, { params: { wordId: 'none' } })).toMatchObject({ status: 404 })
})

test('search finds by word, form, prefix, meaning, and what was misspelt', async () => {
  expect(await found('Abandon ')).toEqual(['abandon word'])
  expect(await found('arose')).toEqual(['arise inflection'])
  expect(await found('ab')).toEqual(['abound prefix', 'abandon prefix'])
  expect(await found('放弃')).toEqual(['abandon meaning'])
  expect(await found('recieve')).toEqual(['receive similar'])
  expect(await found('%')).toEqual([])
  expect(await found('zzzzzz')).toEqual([])
})

test('changed content raises the version of what changed, and of nothing else', async () => {
  const range = { params: { bookId: 'kaoyan' } }
  const { version } = await backend.ask(bookWords, { ...range, query: {} })
  const [abandon, , ...others] = list
  const changed = [{ ...abandon, phonetic: 'y' }, ...others, word('zeal')]
  expect(await backend.load(contentWith(changed))).toEqual(['word', 'knowledge'])
  const delta = await backend.ask(bookWords, { ...range, query: { since: version } })
  expect(delta.words.map(({ id }) => id).sort()).toEqual(['abandon', 'zeal'])
  expect(delta).toMatchObject({ removed: ['abound'], version: version + 1 })
  expect((await backend.ask(bookWords, { ...range, query: { since: version + 1 } })).words).toEqual([])
})

test('bad words are reported: twice in the list, no sense, an example of another word', () => {
  const problemsOf = (words: readonly object[]) => contentFolder(contentWith(words)).read().problems
  expect(problemsOf([word('zeal'), word('Zeal')])).toEqual([
    { file: 'words/01.json', path: 'Zeal', reason: 'stands in words/01.json too' },
    { file: 'the assistant’s knowledge', path: 'word:zeal', reason: 'stands twice' },
  ])
  expect(problemsOf([word('empty', { senses: [] })])).toMatchObject([{ reason: 'must have a sense' }])
  expect(problemsOf([word('lost', { example: { en: 'They found it.', zh: '例句' } })])).toEqual([
    { file: 'words/01.json', path: 'lost', reason: 'the example does not show the word' },
  ])
})

test('words without a recording are named and wrong in nothing', () => {
  const dir = contentWith([word('abandon'), word('unheard')])
  const { content, problems } = contentFolder(dir).read()
  expect([content && wordsWithoutSound(content, dir), problems]).toEqual([['unheard'], []])
})

test('a note is kept, replaced and removed, and only for words there are', async () => {
  const { uid, token } = await newLearner(backend, '13900000011')
  const at = (wordId: string) => ({ params: { uid, wordId } })
  const save = (text: string) => backend.ask(saveWordNote, { ...at('abandon'), body: { text } }, token)
  expect(await backend.ask(wordNote, at('abandon'), token)).toEqual({ text: '', updatedAt: null })
  await save('a + bandon')
  expect((await save('放弃乐队')).updatedAt).toBe(backend.time.now)
  expect(await backend.ask(wordNote, at('abandon'), token)).toMatchObject({ text: '放弃乐队' })
  expect(await save(' ')).toEqual({ text: '', updatedAt: null })
  expect(await backend.ask(wordNote, at('abandon'), token)).toMatchObject({ text: '' })
  const missing = await backend.call(saveWordNote, { ...at('none'), body: { text: 'x' } }, token)
  expect(missing).toMatchObject({ status: 404 })
})

test('a word typed in letters of full width is found', async () => {
  expect((await ask('ａｂａｎｄｏｎ'))[0]).toEqual((await ask('abandon'))[0])
})
